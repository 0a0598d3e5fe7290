"""Runs the tests of one exercise with pytest and tells what became of each, a JSON line a test.

    run.py RESULTS TEST_FILE...

Two processes: one imports the solution and runs the tests, the other writes down what the first one tells of them,
and only once it has ended. What the solution could use to make a wrong answer look right is closed before the first
test file is loaded: see `planted.py`, `hook.py` and `guarding`.

What is at work while tests run is functions that hold what they need: a class of ours would be found by asking `object`
for its subclasses, and with its methods the names that they look up.
"""

import json
import os
import select
import signal
import sys
import types

__unittest = True
TAMPERED = 86
MOST_BYTES = 16 << 20
TRACE_LENGTH = 4_000


def main():
    results, tests = os.path.realpath(sys.argv[1]), sys.argv[2:]
    secret = os.urandom(16).hex().encode()
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os.setsid()
        run_tests(os.path.dirname(results), tests, writer_of(writer, secret))
    os.close(writer)
    told, status = listen(reader, child)
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        pass
    # Whoever does not know the secret has nothing to tell.
    lines = [line[len(secret):] for line in told.split(b"\n") if line.startswith(secret)]
    with open(results, "xb") as file:
        file.write(b"".join(line + b"\n" for line in lines))
    os._exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status))


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


def run_tests(results, tests, write):
    sys.argv[1:] = []
    sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
    import doubt
    import hook
    import planted

    own = [sys.modules["__main__"], doubt, hook, planted]
    del sys.path[0], sys.modules["hook"], sys.modules["planted"], sys.modules["doubt"]
    import _posixsubprocess
    import _signal
    import _pytest.assertion.rewrite
    import pytest
    import unittest

    if any(b"mock" in content_of(test) for test in tests):
        import unittest.mock  # only then, as all of asyncio comes along
    watch, unwatched = hook.watcher()
    guard = guarding(unittest, own, unwatched)
    ended, known = planted.plant(_pytest.assertion.rewrite, guard.note, unwatched)
    # A handler of signals is handed a frame, and nobody tells a hook.
    for module, name in ((_signal, "signal"), (signal, "signal"), (_posixsubprocess, "fork_exec")):
        setattr(module, name, guard.refusal(name))
    sys.modules["__main__"] = types.ModuleType("__main__")
    told, plugin = recorder(write, guard, ended, known)
    watch(guard.note, tests, results, guard.functions, told)
    here = os.getcwd()
    options = ["-q", "--noconftest", "-c", os.devnull, "--rootdir", here, "--confcutdir", here]
    without = [option for plugin in UNNEEDED for option in ("-p", f"no:{plugin}")]
    code = int(pytest.main([*options, *without, *tests], plugins=[plugin]))
    guard.inspect()
    for what in guard.seen:
        print(f"The tests' machinery was changed: {what}", file=sys.stderr)
    if guard.seen:
        code = TAMPERED
    write({"end": code, "tampered": guard.seen})
    sys.stdout.flush()
    sys.stderr.flush()
    # Not `sys.exit`: what the solution left for the end of the process must not get to decide how it ends.
    EXIT(code)


EXIT = os._exit
# Plugins that leave files behind, report to somebody else, or collect garbage five times over to warn of it.
UNNEEDED = ("cacheprovider", "doctest", "junitxml", "pastebin", "unraisableexception")


def content_of(path):
    with open(path, "rb") as file:
        return file.read()


def writer_of(descriptor, secret):
    """Writes lines with the functions of the moment it was made, each behind the secret."""
    write, dumps = os.write, json.dumps

    def append(value):
        rest = b"\n" + secret + dumps(value).encode() + b"\n"
        while rest:
            rest = rest[write(descriptor, rest):]

    return append


def recorder(write, guard, ended, known):
    """
    Writes one line for each test, and one for a file that could not be loaded. Gives what listens to events of the
    interpreter, by name, and a pytest plugin that does no more than to make them: a plugin can be found through pytest.
    """
    note, inspect, frozen = guard.note, guard.inspect, guard.assertions
    length = TRACE_LENGTH
    states, said = {}, {}

    def collected(report):
        if report.failed:
            write({"name": report.nodeid, "status": "failed", "report": text_of(report), "printed": ""})

    def loaded(_session):
        Frozen.loaded = True

    def begins(_item):
        inspect()
        ended.clear()

    def ends(item):
        for name in frozen & vars(getattr(item, "instance", None) or object).keys():
            note(f"self.{name}")

    def reported(report):
        if report.when == "setup":
            states[report.nodeid], said[report.nodeid] = "passed", []
        if report.failed:
            states[report.nodeid] = "failed"
            said[report.nodeid].append(text_of(report))
        elif report.skipped and states.get(report.nodeid) == "passed":
            states[report.nodeid] = "skipped"
        if report.when == "teardown":
            inspect()
            status = states.pop(report.nodeid)
            if status == "passed" and report.nodeid in known - ended:
                note(f"nobody saw {report.nodeid} end well")
            text = "\n".join(said.pop(report.nodeid))
            printed = report.capstdout + report.capstderr
            write({"name": report.nodeid, "status": status, "report": text, "printed": printed[:length]})

    def text_of(report):
        return report.longreprtext[:length]

    told = {f"exercise.{listener.__name__}": listener for listener in (collected, loaded, begins, ends, reported)}
    return told, plugin_of(sys.audit)


def plugin_of(audit):
    plugin = types.ModuleType("recorder")
    plugin.pytest_collectreport = lambda report: audit("exercise.collected", report)
    plugin.pytest_collection_finish = lambda session: audit("exercise.loaded", session)
    plugin.pytest_runtest_setup = lambda item: audit("exercise.begins", item)
    plugin.pytest_runtest_teardown = lambda item: audit("exercise.ends", item)
    plugin.pytest_runtest_logreport = lambda report: audit("exercise.reported", report)
    return plugin


class Frozen(type):
    """Makes of a class one whose methods stay, and those of its subclasses too: assertions and tests alike."""

    # Names that stay from the start; once all tests are loaded, every method does.
    names = frozenset()
    loaded = False
    on_change = None

    def refuse(cls, name):
        if name in Frozen.names or (Frozen.loaded and callable(getattr(cls, name, None))):
            Frozen.on_change(f"{cls.__name__}.{name}")
            raise TypeError(f"{cls.__name__}.{name} cannot be changed while tests run")

    def __setattr__(cls, name, value):
        Frozen.refuse(cls, name)
        super().__setattr__(name, value)

    def __delattr__(cls, name):
        Frozen.refuse(cls, name)
        super().__delattr__(name)


def guarding(unittest, own, unwatched):
    """
    Keeps the assertions as they are, and notes every attempt to get round that. `own` are modules of ours. Gives `note`,
    what was `seen`, names of `assertions`, `functions` whose code is not to be changed, `inspect`, which looks for changes,
    and `refusal`, a function that is only noted.
    """
    seen, values, states = [], [], []
    is_changing = CHANGING.__contains__

    def note(what):
        if what not in seen:
            seen.append(what)

    assertions = freeze(unittest, note)
    for owner in owners(unittest, own):
        # The namespaces themselves, as an owner could come to answer for them.
        namespace = vars(owner)
        for name, value in list(namespace.items()):
            label = f"{getattr(owner, '__name__', owner)}.{name}"
            if not is_changing(name):
                values.append((namespace, name, value, label))
            function = getattr(value, "__func__", value)
            if isinstance(function, types.FunctionType):
                states.append((function, function.__code__, function.__defaults__, function.__kwdefaults__, label))
    missing = object()

    def changed_functions():
        return [
            label
            for function, code, defaults, named, label in states
            if function.__code__ is not code
            or function.__defaults__ is not defaults
            or function.__kwdefaults__ is not named
        ]

    def inspect():
        probe = sys.modules["unittest"].TestCase()
        for name, arguments in (("assertEqual", (1, 2)), ("assertIn", (1, [])), ("assertTrue", (0,)), ("fail", ())):
            try:
                getattr(probe, name)(*arguments)
            except AssertionError:
                continue
            note(f"unittest.TestCase.{name} does not fail")
        for namespace, name, value, label in values:
            if namespace.get(name, missing) is not value:
                note(label)
        for label in unwatched(changed_functions):
            note(label)

    def refusal(name):
        def refused(*_arguments, **_named):
            note(f"{name} was called")
            raise RuntimeError(f"{name} is refused while the answer is graded")

        return refused

    functions = [function for function, *_ in states]
    return types.SimpleNamespace(
        note=note, seen=seen, assertions=assertions, functions=functions, inspect=inspect, refusal=refusal
    )


def freeze(unittest, note):
    """Puts a class that stays in the place of `TestCase`; gives the names of its methods."""
    original = unittest.TestCase
    # Every method of the original is its own as well, so that changing the original changes nothing here.
    own = {name: value for name, value in vars(original).items() if name not in ("__dict__", "__weakref__")}
    own["__module__"] = "unittest.case"
    Frozen.on_change = note
    Frozen.names = frozenset(name for name, value in own.items() if callable(value) and name[:2] != "__")
    unittest.TestCase = unittest.case.TestCase = Frozen("TestCase", (original,), own)
    return Frozen.names


def owners(unittest, own):
    """Modules that decide what becomes of a test, and their classes."""
    import builtins
    import _pytest.outcomes
    import _pytest.python
    import _pytest.reports
    import _pytest.runner
    import _pytest.unittest
    import pluggy._callers

    modules = [
        builtins, unittest, unittest.case, unittest.util, _pytest.outcomes, _pytest.python, _pytest.reports,
        _pytest.runner, _pytest.unittest, pluggy._callers, *filter(None, [getattr(unittest, "mock", None)]), *own,
    ]
    yield from modules
    for module in modules[1:]:
        for value in list(vars(module).values()):
            if isinstance(value, type) and value.__module__ == module.__name__:
                yield value


# What Python, pytest and we set as we go along.
CHANGING = frozenset({"loaded", "_", "__warningregistry__", "__abstractmethods__", "_abc_impl", "__annotations__", "_subclasses"})


if __name__ == "__main__":
    main()
