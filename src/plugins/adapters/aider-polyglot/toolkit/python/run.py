"""Runs the tests of one exercise with pytest and tells what became of each, a JSON line a test.

    run.py RESULTS TEST_FILE...

Two processes: one imports the solution and runs the tests, the other writes down what the first one tells of them,
and only once it has ended. What the solution could use to make a wrong answer look right is closed before the first
test file is loaded: see `planted.py`, `hook.py`, `guard.py` and `closed.py`.

What is at work while tests run is functions that hold what they need: a class of ours would be found by asking `object`
for its subclasses, and with its methods the names that they look up. Functions of ours that stand where others find them
hold nothing but `sys.audit`: whoever has a function has what it holds, and can give it other things to hold.
"""

import builtins
import glob
import json
import os
import select
import signal
import sys
import types
from _blake2 import blake2b

__unittest = True
__builtins__ = dict(vars(builtins))  # see `kept.py`
TAMPERED = 86
MOST_BYTES = 16 << 20
OWN = ("kept", "doubt", "hook", "planted", "guard", "record", "closed")


def main():
    results, tests = os.path.realpath(sys.argv[1]), sys.argv[2:]
    key = os.urandom(32)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os.setsid()
        run_tests(os.path.dirname(results), tests, writer_of(writer, key))
    os.close(writer)
    told, status = listen(reader, child)
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        pass
    lines = signed(told, key)
    noted = [line["note"] for line in map(json.loads, lines) if "note" in line]
    for what in noted:
        print(f"The tests' machinery was changed: {what}", file=sys.stderr)
    with open(results, "xb") as file:
        file.write(b"".join(line + b"\n" for line in lines if "note" not in json.loads(line)))
    sys.stderr.flush()
    code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status)
    os._exit(TAMPERED if noted else code)


def listen(reader, child):
    """What is told until the child has ended, and how it did; others that it started are not waited for."""
    told, status = b"", None
    while True:
        ready, _, _ = select.select([reader], [], [], 0.05 if status is None else 0)
        chunk = os.read(reader, 1 << 16) if ready else None
        if chunk and len(told) < MOST_BYTES:
            told += chunk
        elif chunk is None and status is None:
            ended, found = os.waitpid(child, os.WNOHANG)
            status = found if ended else None
        else:
            return told, os.waitpid(child, 0)[1] if status is None else status


def signed(told, key):
    """Lines of whoever knows the key, up to the first that is missing: one says nothing of how the next is signed."""
    lines = []
    for line in told.split(b"\n"):
        if line[:SIGNATURE] == signature(key, len(lines), line[SIGNATURE:]):
            lines.append(line[SIGNATURE:])
    return lines


SIGNATURE = 32


def signature(key, number, line, of=blake2b, half=SIGNATURE // 2):
    return of(b"%d %b" % (number, line), key=key, digest_size=half).hexdigest().encode()


def run_tests(results, tests, write):
    sys.argv[1:] = []
    sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
    import closed
    import guard
    import hook
    import planted
    import record

    own = [sys.modules["__main__"], *(sys.modules.pop(name) for name in OWN)]
    del sys.path[0]
    import _pytest.assertion.rewrite
    import pytest
    import unittest

    if any(b"mock" in content_of(test) for test in tests):
        import unittest.mock  # only then, as all of asyncio comes along
    leave, out, error = os._exit, sys.stdout, sys.stderr
    note = noting(write)
    watch = hook.watcher()
    graded = planted.plant(_pytest.assertion.rewrite, note)
    kept = guard.guarding(unittest, own, note)
    # Modules that tests share are named as tests are, and as little the answer's.
    shared = sorted({*glob.glob("*_test.py"), *glob.glob("test_*.py")} - set(tests))
    told, plugin = record.recorder(write, note, kept, graded, [*tests, *shared])
    told.update(closed.close(note))
    sys.modules["__main__"] = types.ModuleType("__main__")
    watch(note, tests, results, [*kept.functions, *graded.functions], told, run_tests.__code__)
    here = os.getcwd()
    options = ["-q", "--noconftest", "-c", os.devnull, "--rootdir", here, "--confcutdir", here]
    without = [option for plugin in UNNEEDED for option in ("-p", f"no:{plugin}")]
    code = int(pytest.main([*options, *without, *tests], plugins=[plugin]))
    kept.inspect()
    write({"end": code})
    out.flush()
    error.flush()
    # Not `sys.exit`: what the solution left for the end of the process must not get to decide how it ends.
    leave(code)


# Plugins that leave files behind, report to somebody else, or collect garbage five times over to warn of it.
UNNEEDED = ("cacheprovider", "doctest", "junitxml", "pastebin", "unraisableexception")


def content_of(path):
    with open(path, "rb") as file:
        return file.read()


def noting(write):
    """Tells at once, each thing once: what is only remembered can be forgotten."""
    seen = set()

    def note(what):
        if what not in seen:
            seen.add(what)
            write({"note": what})

    return note


def writer_of(descriptor, key):
    """Writes objects of texts and numbers as signed lines, with nothing that has a name anywhere else."""
    write, quote, sign, kind, text = os.write, json.encoder.encode_basestring_ascii, signature, type, str
    written = []

    def append(value):
        parts = [f"{quote(name)}:{quote(part) if kind(part) is text else part}" for name, part in value.items()]
        line = ("{" + ",".join(parts) + "}").encode()
        rest = b"\n" + sign(key, len(written), line) + line + b"\n"
        written.append(None)
        while rest:
            rest = rest[write(descriptor, rest):]

    return append


if __name__ == "__main__":
    main()
