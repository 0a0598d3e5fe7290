"""Runs the tests of one exercise with pytest and writes what became of each, a JSON line a test.

    run.py RESULTS TEST_FILE...

The solution is imported into this very process. What its code could use to make a wrong answer look right is
therefore closed or watched before the first test file is loaded: see `Guard`.
"""

import json
import os
import sys

TAMPERED = 86


def main():
    results, tests = sys.argv[1], sys.argv[2:]
    lines = Lines(results)
    sys.argv[1:] = []

    import pytest
    import unittest
    import unittest.mock

    guard = Guard(results)
    guard.freeze(unittest)
    recorder = Recorder(lines, guard)
    guard.watch()
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
    """A file that is opened once and written to with the functions of that moment."""

    def __init__(self, path):
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        write, dumps = os.write, json.dumps

        def append(value):
            write(descriptor, dumps(value).encode() + b"\n")

        self.write = append


class Recorder:
    """A pytest plugin: one line for each test, and one for a file that could not be loaded."""

    def __init__(self, lines, guard):
        self.lines = lines
        self.guard = guard
        self.open = {}

    def pytest_collectreport(self, report):
        if report.failed:
            self.lines.write({"name": report.nodeid, "status": "failed"})

    def pytest_collection_finish(self, session):
        Frozen.loaded = True

    def pytest_runtest_setup(self, item):
        self.guard.inspect()

    def pytest_runtest_teardown(self, item):
        for name in Frozen.names & vars(getattr(item, "instance", None) or object).keys():
            self.guard.note(f"self.{name}")

    def pytest_runtest_logreport(self, report):
        if report.when == "setup":
            self.open[report.nodeid] = "passed"
        if report.failed:
            self.open[report.nodeid] = "failed"
        elif report.skipped and self.open.get(report.nodeid) == "passed":
            self.open[report.nodeid] = "skipped"
        if report.when == "teardown":
            self.guard.inspect()
            self.lines.write({"name": report.nodeid, "status": self.open.pop(report.nodeid)})


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

    def __init__(self, results):
        self.results = os.path.dirname(os.path.abspath(results))
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

    def watch(self):
        """What the interpreter tells of itself; a hook of this kind cannot be taken away again."""
        functions = {id(value) for value, _ in self.before.values() if hasattr(value, "__code__")}
        Frozen.names = self.assertions
        note, folder, keep = self.note, self.results, [value for value, _ in self.before.values()]

        def hook(event, arguments):
            if event == "object.__setattr__" and id(arguments[0]) in functions:
                note(f"{getattr(arguments[0], '__qualname__', 'a function')}.{arguments[1]}")
            elif event == "open" and isinstance(arguments[0], (str, bytes)) and keep:
                if os.fsdecode(arguments[0]).startswith(folder):
                    note("the file of results was opened")
            elif event == "import" and arguments[0] == "ctypes":
                note("ctypes was loaded")

        sys.addaudithook(hook)


# What Python and pytest themselves set as they go along.
CHANGING = frozenset({"_", "__warningregistry__", "__abstractmethods__", "_abc_impl", "__annotations__", "_subclasses"})


if __name__ == "__main__":
    main()
