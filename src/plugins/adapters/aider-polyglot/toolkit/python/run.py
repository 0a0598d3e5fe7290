"""Runs the tests of one exercise with pytest and tells what became of each, a JSON line a test.

    run.py RESULTS TEST_FILE...

Two processes: one imports the solution and runs the tests, the other writes down what the first one tells of them,
and only once it has ended. What the solution could use to make a wrong answer look right is closed before the first
test file is loaded: see `planted.py`, `hook.py` and `Guard`.
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
        run_tests(os.path.dirname(results), tests, Lines(writer, secret))
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


def run_tests(results, tests, lines):
    sys.argv[1:] = []
    sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
    import hook
    import planted

    del sys.path[0], sys.modules["hook"], sys.modules["planted"], sys.modules["doubt"]
    import _posixsubprocess
    import _signal
    import _pytest.assertion.rewrite
    import pytest
    import unittest
    import unittest.mock

    guard = Guard()
    guard.freeze(unittest)
    ended, known = planted.plant(_pytest.assertion.rewrite, guard.note)
    recorder = Recorder(lines, guard, ended, known)
    Frozen.names = guard.assertions
    # A handler of signals is handed a frame, and nobody tells a hook.
    for module, name in ((_signal, "signal"), (signal, "signal"), (_posixsubprocess, "fork_exec")):
        setattr(module, name, guard.refusal(name))
    sys.modules["__main__"] = types.ModuleType("__main__")
    hook.watch(guard.note, tests, results, guard.functions())
    code = int(
        pytest.main(
            ["-q", "--noconftest", "-c", os.devnull, "--rootdir", os.getcwd(), "-p", "no:cacheprovider", *tests],
            plugins=[recorder],
        )
    )
    guard.inspect()
    for what in guard.seen:
        print(f"The tests' machinery was changed: {what}", file=sys.stderr)
    if guard.seen:
        code = TAMPERED
    lines.write({"end": code, "tampered": guard.seen})
    sys.stdout.flush()
    sys.stderr.flush()
    # Not `sys.exit`: what the solution left for the end of the process must not get to decide how it ends.
    EXIT(code)


EXIT = os._exit


class Lines:
    """Written with the functions of the moment it was made, each behind the secret."""

    def __init__(self, descriptor, secret):
        write, dumps = os.write, json.dumps

        def append(value):
            rest = b"\n" + secret + dumps(value).encode() + b"\n"
            while rest:
                rest = rest[write(descriptor, rest):]

        self.write = append


class Recorder:
    """A pytest plugin: one line for each test, and one for a file that could not be loaded."""

    def __init__(self, lines, guard, ended, known):
        self.lines = lines
        self.guard = guard
        self.ended = ended
        self.known = known
        self.open = {}
        self.said = {}

    def pytest_collectreport(self, report):
        if report.failed:
            self.lines.write({"name": report.nodeid, "status": "failed", "report": text_of(report), "printed": ""})

    def pytest_collection_finish(self, session):
        Frozen.loaded = True

    def pytest_runtest_setup(self, item):
        self.guard.inspect()
        self.ended.clear()

    def pytest_runtest_teardown(self, item):
        for name in Frozen.names & vars(getattr(item, "instance", None) or object).keys():
            self.guard.note(f"self.{name}")

    def pytest_runtest_logreport(self, report):
        if report.when == "setup":
            self.open[report.nodeid], self.said[report.nodeid] = "passed", []
        if report.failed:
            self.open[report.nodeid] = "failed"
            self.said[report.nodeid].append(text_of(report))
        elif report.skipped and self.open.get(report.nodeid) == "passed":
            self.open[report.nodeid] = "skipped"
        if report.when == "teardown":
            self.guard.inspect()
            status = self.open.pop(report.nodeid)
            if status == "passed" and report.nodeid in self.known - self.ended:
                self.guard.note(f"nobody saw {report.nodeid} end well")
            text = "\n".join(self.said.pop(report.nodeid))
            printed = report.capstdout + report.capstderr
            self.lines.write({"name": report.nodeid, "status": status, "report": text, "printed": printed[:TRACE_LENGTH]})


def text_of(report):
    return report.longreprtext[:TRACE_LENGTH]


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


class Guard:
    """Keeps the assertions as they are, and notes every attempt to get round that."""

    def __init__(self):
        self.seen = []
        self.before = {}

    def note(self, what):
        if what not in self.seen:
            self.seen.append(what)

    def freeze(self, unittest):
        original = unittest.TestCase
        Frozen.on_change = self.note

        # Every method of the original is its own as well, so that changing the original changes nothing here.
        own = {name: value for name, value in vars(original).items() if name not in ("__dict__", "__weakref__")}
        own["__module__"] = "unittest.case"
        self.assertions = frozenset(name for name, value in own.items() if callable(value) and name[:2] != "__")
        unittest.TestCase = unittest.case.TestCase = Frozen("TestCase", (original,), own)
        for owner in self.owners(unittest):
            for name, value in list(vars(owner).items()):
                self.before[(owner, name)] = (value, self.state(value))

    def owners(self, unittest):
        import builtins
        import _pytest.outcomes
        import _pytest.python
        import _pytest.reports
        import _pytest.runner
        import _pytest.unittest
        import pluggy._callers

        modules = [
            builtins, unittest, unittest.case, unittest.util, unittest.mock, _pytest.outcomes, _pytest.python,
            _pytest.reports, _pytest.runner, _pytest.unittest, pluggy._callers,
        ]
        yield from modules
        for module in modules[1:]:
            for value in list(vars(module).values()):
                if isinstance(value, type) and value.__module__ == module.__name__:
                    yield value

    @staticmethod
    def state(value):
        function = getattr(value, "__func__", value)
        return tuple(getattr(function, name, None) for name in ("__code__", "__defaults__", "__kwdefaults__"))

    def inspect(self):
        probe = sys.modules["unittest"].TestCase()
        for name, arguments in (("assertEqual", (1, 2)), ("assertIn", (1, [])), ("assertTrue", (0,)), ("fail", ())):
            try:
                getattr(probe, name)(*arguments)
            except AssertionError:
                continue
            self.note(f"unittest.TestCase.{name} does not fail")
        missing = object()
        for (owner, name), (value, state) in self.before.items():
            if name in CHANGING:
                continue
            now = vars(owner).get(name, missing)
            if now is not value or self.state(now) != state:
                self.note(f"{getattr(owner, '__name__', owner)}.{name}")

    def functions(self):
        """All whose code is not to be changed."""
        return [value for value, _ in self.before.values() if hasattr(value, "__code__")]

    def refusal(self, name):
        def refused(*_arguments, **_named):
            self.note(f"{name} was called")
            raise RuntimeError(f"{name} is refused while the answer is graded")

        return refused


# What Python and pytest themselves set as they go along.
CHANGING = frozenset({"_", "__warningregistry__", "__abstractmethods__", "_abc_impl", "__annotations__", "_subclasses"})


if __name__ == "__main__":
    main()
