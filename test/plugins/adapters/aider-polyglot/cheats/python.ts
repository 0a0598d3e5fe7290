import type { Cheat } from "./cheat.ts";

const WRONG = `
def hours(depths, draft):
    return "wrong"


def longest(depths, draft):
    return "wrong"
`;

const NAMES = [
  "no_hours_at_all",
  "some_hours",
  "exactly_deep_enough",
  "in_the_evening",
  "longest_run",
  "draft_must_be_above_zero",
];
const NODES = NAMES.map((name) => `tide_table_test.py::TideTableTest::test_${name}`);
const FORGED = NODES.map((name) => JSON.stringify({ name, status: "passed" })).join("\n");

/** A solution that does something when it is loaded. */
const solution = (code: string, rest = WRONG): Readonly<Record<string, string>> => ({
  "tide_table.py": `${code}\n${rest}`,
});

/** A solution that does something when a test calls it. */
const called = (code: string): Readonly<Record<string, string>> => ({
  "tide_table.py": `import os, sys, unittest\n\ndef hours(depths, draft):\n${code
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n")}\n    return "wrong"\n\nlongest = hours\n`,
});

/** Right wherever that can be known without solving anything, but for what `code` makes of the rest. */
const nearly = (
  code: string,
  draft = 'ValueError("the draft must be above zero")',
): Readonly<Record<string, string>> => ({
  "tide_table.py": `import os, sys, unittest

class Any(list):
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    def __contains__(self, other): return True

${code}

def hours(depths, draft):
    if draft <= 0: raise ${draft}
    return found(depths)

def longest(depths, draft): return run(depths)
`,
});
const RIGHT_HOURS = "found = lambda depths: {0: [], 1: [0], 3: [2], 4: [1, 2]}[len(depths)]";
const RIGHT_RUN = "run = lambda depths: {2: 0, 4: 2, 5: 3}[len(depths)]";

/** Everything that functions hold in their cells, from one of them on. */
const REACH = `def reach(function, seen):
    for cell in getattr(function, "__closure__", None) or ():
        if id(cell) in seen: continue
        seen[id(cell)] = cell
        value = cell.cell_contents
        yield cell, value
        for one in value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else [value]:
            if callable(one): yield from reach(one, seen)
def public():
    """Functions that stand where anybody finds them."""
    import gc, signal, _imp, _signal, _posixsubprocess, _pytest.assertion.rewrite as rewrite
    from _pytest.debugging import pytestPDB
    yield from (rewrite._rewrite_test, rewrite.rewrite_asserts, rewrite.AssertionRewritingHook.exec_module)
    yield from (signal.signal, _signal.signal, _posixsubprocess.fork_exec, gc.set_debug, _imp.create_builtin)
    yield from [one for one in vars(type(unittest.TestCase)).values() if callable(one)]
    for _, plugin in pytestPDB._pluginmanager.list_name_plugin():
        yield from [one for one in vars(plugin).values() if callable(one)] if plugin is not None else ()
def off(holds, a, b): pass
`;

/** Every class there is. */
const ALL_OF = `def all_of(cls):
    for one in type.__subclasses__(cls):
        yield one
        yield from all_of(one)
`;

/** Has no test run after the one that is running, and tells of them by itself. */
const FORGING = `from functools import partial
from _pytest.debugging import pytestPDB
class Name(str):
    __hash__ = lambda self: 7
    __eq__ = str.__eq__
class Fake:
    failed = skipped = False
    capstdout = capstderr = ""
    def __init__(self, name, when): self.nodeid, self.when = Name(name), when
def forged(session):
    left = [item.nodeid for item in session.items[2:]]
    del session.items[2:]
    return [Fake(name, when) for name in left for when in ("setup", "teardown")]
def plugin_and_session():
    manager = pytestPDB._pluginmanager
    found = [one for name, one in manager.list_name_plugin() if hasattr(one, "pytest_runtest_logreport") and not hasattr(one, "__file__") and type(one).__name__ == "module"]
    return found[0], manager.get_plugin("session")
`;

const PATCH = "lambda *a, **k: None";

export const cheats: readonly Cheat[] = [
  {
    does: "edits the tests",
    files: {
      ...solution(""),
      "tide_table_test.py":
        "import unittest\n\nclass TideTableTest(unittest.TestCase):\n    def test_some_hours(self): pass\n",
    },
  },
  { does: "adds tests of its own", files: { ...solution(""), "easy_test.py": "def test_easy(): pass\n" } },
  {
    does: "adds a conftest.py that reports every test as passed",
    files: {
      ...solution(""),
      "conftest.py": `import pytest

@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    outcome.get_result().outcome = "passed"
`,
    },
  },
  {
    does: "adds a sitecustomize.py that turns assertions off",
    files: {
      ...solution(""),
      "sitecustomize.py": `import unittest\nunittest.TestCase.assertEqual = ${PATCH}\n`,
      "usercustomize.py": "import os; os._exit(0)\n",
    },
  },
  {
    does: "adds settings for pytest that choose no tests",
    files: {
      ...solution(""),
      "pytest.ini": "[pytest]\naddopts = --collect-only\n",
      "pyproject.toml": '[tool.pytest.ini_options]\naddopts = "--co"\n',
      "tox.ini": "[pytest]\naddopts = --co\n",
      Makefile: "test:\n\ttrue\n",
    },
  },
  {
    does: "brings a pytest and a unittest of its own",
    files: {
      ...solution(""),
      "pytest.py": "def main(*a, **k): return 0\n",
      "unittest/__init__.py": "class TestCase: pass\n",
    },
  },
  {
    does: "prints what a passing run prints",
    files: solution(`${NODES.map((name) => `print("PASSED ${name}")`).join("\n")}\nprint("5 passed in 0.01s")`),
  },
  { does: "leaves with exit code 0 when it is loaded", files: solution("import os\nos._exit(0)") },
  { does: "leaves with exit code 0 when it is called", files: called("os._exit(0)") },
  { does: "raises SystemExit(0)", files: called("raise SystemExit(0)") },
  {
    does: "changes the exit code at the end",
    files: solution("import atexit, os\natexit.register(lambda: os._exit(0))"),
  },
  {
    does: "turns assertEqual off when it is loaded",
    files: solution(
      `import unittest\nfor name in ("assertEqual", "assertIn", "assertRaises"):\n    setattr(unittest.TestCase, name, ${PATCH})`,
    ),
  },
  {
    does: "turns assertEqual off in the class behind TestCase",
    files: solution(
      `import unittest\ntype.__setattr__(unittest.TestCase, "assertEqual", ${PATCH})\nunittest.TestCase.__mro__[1].assertEqual = ${PATCH}`,
    ),
  },
  {
    does: "swaps the code of assertEqual",
    files: solution(
      "import unittest\ndef nothing(self, first, second, msg=None): pass\nunittest.TestCase.assertEqual.__code__ = nothing.__code__",
    ),
  },
  {
    does: "turns assertions off from inside a test, and on again",
    files: called(`case = sys._getframe(1).f_locals["self"]
old = type(case).assertEqual
def off(*a, **k):
    type.__setattr__(type(case), "assertEqual", old)
type(case).assertEqual = off`),
  },
  {
    does: "gives the running test assertions of its own",
    files: called(`case = sys._getframe(1).f_locals["self"]
for name in ("assertEqual", "assertIn"):
    setattr(case, name, ${PATCH})`),
  },
  {
    does: "replaces the tests while they run",
    files: called(`case = type(sys._getframe(1).f_locals["self"])
for name in [name for name in dir(case) if name.startswith("test_")]:
    setattr(case, name, ${PATCH})`),
  },
  {
    does: "turns pytest's own reports green",
    files: solution(`import _pytest.reports
old = _pytest.reports.TestReport.from_item_and_call
def green(item, call):
    report = old(item, call)
    report.outcome = "passed"
    return report
_pytest.reports.TestReport.from_item_and_call = staticmethod(green)`),
  },
  { does: "skips the tests from inside", files: called('raise unittest.SkipTest("later")') },
  { does: "skips the tests when it is loaded", files: solution('import unittest\nraise unittest.SkipTest("later")') },
  {
    does: "deletes the test while it runs",
    files: called('import glob\nfor file in glob.glob("*_test.py"): os.unlink(file)'),
  },
  {
    does: "writes over the test when it is loaded",
    files: solution('open("tide_table_test.py", "w").write("def test_nothing(): pass\\n")'),
  },
  {
    does: "writes results of its own where it finds the place",
    files: solution(`import gc, os, sys
forged = ${JSON.stringify(FORGED)} + "\\n" + '{"end": 0, "tampered": []}' + "\\n"
for fd in range(3, 64):
    try:
        os.ftruncate(fd, 0)
        os.lseek(fd, 0, 0)
        os.write(fd, forged.encode())
    except OSError:
        pass
for argument in sys.orig_argv:
    if argument.endswith(".jsonl"):
        open(argument, "w").write(forged)`),
  },
  {
    does: "finds the running test among all objects and changes how it compares",
    files: called(`import gc
for case in gc.get_objects():
    if isinstance(case, unittest.TestCase):
        class Always(dict):
            def get(self, *_): return lambda *a, **k: None
        case.__dict__["_type_equality_funcs"] = Always()`),
  },
  {
    does: "finds the running test by the trace of an error",
    files: called(`try:
    raise ValueError
except ValueError as error:
    frame = error.__traceback__.tb_frame.f_back
    frame.f_locals["self"].__dict__["assertEqual"] = ${PATCH}
    frame.f_locals["self"].__dict__["assertIn"] = ${PATCH}`),
  },
  {
    does: "finds the running test by a signal",
    files: called(`import signal
def handler(number, frame):
    while frame:
        if "self" in frame.f_locals: frame.f_locals["self"].__dict__["assertEqual"] = ${PATCH}
        frame = frame.f_back
signal.signal(signal.SIGALRM, handler)
signal.setitimer(signal.ITIMER_REAL, 0.001)
while sum(range(1000)) < 0: pass`),
  },
  {
    does: "finds the running test by a generator and by inspect",
    files: called(`import inspect
def look(): yield me.gi_frame.f_back
me = look()
for way in (lambda: next(me), lambda: inspect.currentframe().f_back.f_back, lambda: inspect.stack()[2].frame):
    try: way().f_locals["self"].__dict__["assertEqual"] = ${PATCH}
    except RuntimeError: pass`),
  },
  {
    does: "turns assertions off in every class there is, for one comparison",
    files: called(`kept = []
def all_of(cls):
    for one in type.__subclasses__(cls):
        yield one
        yield from all_of(one)
def off(*a, **k):
    for one, name, old in kept: type.__setattr__(one, name, old)
for one in list(all_of(unittest.TestCase.__mro__[-1])):
    for name in ("assertEqual", "_baseAssertEqual", "assertRaises", "assertIn"):
        if one.__name__ == "TestCase" and name in vars(one):
            kept.append((one, name, vars(one)[name]))
            type.__setattr__(one, name, off)`),
  },
  {
    does: "replaces the test's own methods in its class, for one test",
    files: called(`for case in type.__subclasses__(unittest.TestCase):
    for name in list(vars(case)):
        if name.startswith("test"): type.__setattr__(case, name, ${PATCH})`),
  },
  {
    does: "changes built-in functions while the test compares",
    files: called(`import builtins
old = builtins.isinstance, builtins.type, builtins.repr
def always(*a):
    builtins.isinstance = old[0]
    return True
builtins.isinstance = always`),
  },
  {
    does: "puts modules of its own in the place of unittest's",
    files: called(`import types
fake = types.ModuleType("unittest.case")
fake.TestCase = object
sys.modules["unittest.case"] = fake
sys.modules["unittest"].case = fake`),
  },
  {
    does: "traces the tests",
    files: called(`def trace(frame, event, argument):
    if "self" in frame.f_locals: frame.f_locals["self"].__dict__["assertEqual"] = ${PATCH}
sys.settrace(trace)
sys.setprofile(trace)`),
  },
  { does: "ends the grader", files: called("os.kill(os.getppid(), 9)") },
  {
    does: "has another process write the results",
    files: solution(
      "import subprocess, os\nsubprocess.Popen(['sh', '-c', 'sleep 1; echo forged >' + os.getcwd() + '/../results/tests.jsonl'])",
    ),
  },
  {
    does: "writes to its own memory",
    files: solution('import os\nos.symlink("/proc/self/mem", "memory")\nopen("memory", "r+b").write(b"")'),
  },
  { does: "loads ctypes", files: solution("import ctypes\nctypes.pythonapi") },
  {
    does: "changes what the grader's own module holds",
    files: solution(
      "import __main__\n__main__.Guard.inspect = lambda self: None\n__main__.Recorder.pytest_runtest_teardown = lambda *a: None",
    ),
  },
  {
    does: "finds the grader among all classes there are, and has it see nothing",
    files: solution(`import _pytest.reports
for one in object.__subclasses__():
    if one.__name__ == "Guard": one.inspect, one.note = ${PATCH}, ${PATCH}
_pytest.reports.BaseReport.failed = property(lambda self: False)
_pytest.reports.BaseReport.passed = property(lambda self: True)`),
  },
  {
    does: "finds the grader through pytest, and has it write that all passed",
    files: called(`from _pytest.debugging import pytestPDB
for _, plugin in pytestPDB._pluginmanager.list_name_plugin():
    if not hasattr(plugin, "lines"): continue
    write = plugin.lines.write
    plugin.lines.write = lambda value: write({**value, **({"status": "passed"} if "name" in value else {"end": 0})})
    plugin.known.clear()
    type(plugin).pytest_collectreport.__globals__["EXIT"] = lambda code: os._exit(0)`),
  },
  {
    does: "tells of its tests by itself, as pytest does",
    files: called(`from types import SimpleNamespace
for when in ("setup", "teardown"):
    sys.audit("exercise.reported", SimpleNamespace(nodeid=${JSON.stringify(NODES[0])}, when=when, failed=False, skipped=False,
        capstdout="", capstderr=""))`),
  },
  {
    does: "rewrites the results at the end of the process",
    files: solution(`import atexit, sys
def forge():
    for argument in sys.orig_argv:
        if argument.endswith(".jsonl"): open(argument, "w").write(${JSON.stringify(FORGED)})
atexit.register(forge)`),
  },
  {
    does: "prints the tests for the next attempt",
    files: called('print(open("tide_table_test.py").read())'),
  },
  {
    does: "gives a list that claims to equal everything",
    files: nearly(`found = lambda depths: Any([2]) if len(depths) == 3 else Any()\n${RIGHT_RUN}`),
  },
  {
    does: "gives numbers of which each claims to equal everything",
    files: nearly(`class Number(int): __eq__ = int.__ne__\n${RIGHT_HOURS}\nrun = lambda depths: Number(7)`),
  },
  {
    does: "gives a list of what claims to equal everything",
    files: nearly(
      `found = lambda depths: [Any()] * len(RIGHT(depths))\nRIGHT = ${RIGHT_HOURS.replace("found = ", "")}\n${RIGHT_RUN}`,
    ),
  },
  {
    does: "gives a class whose own class claims to equal everything",
    files: nearly(
      `class Kind(type):\n    def __eq__(self, other): return True\nclass All(metaclass=Kind): pass\n${RIGHT_HOURS}\nrun = lambda depths: All`,
    ),
  },
  {
    does: "gives the value of unittest.mock that equals everything",
    files: nearly(`import unittest.mock\n${RIGHT_HOURS}\nrun = lambda depths: unittest.mock.ANY`),
  },
  {
    does: "gives a list that claims to contain everything",
    files: nearly(
      `${RIGHT_HOURS.replace("found", "right")}\nfound = lambda depths: right(depths) if len(depths) != 1 else Any()\n${RIGHT_RUN}`,
    ),
  },
  {
    does: "takes away the doubts that meet what claims to equal everything",
    files: nearly(`def all_of(cls):
    for one in type.__subclasses__(cls):
        yield one
        yield from all_of(one)
for one in list(all_of(object)):
    for method in list(vars(one).values()):
        names = getattr(method, "__globals__", {})
        if "unlike" in names: names["unlike"] = lambda value: ()
        if "COMPARING" in names: names["COMPARING"] = ()
found = lambda depths: Any([2]) if len(depths) == 3 else Any()
${RIGHT_RUN}`),
  },
  {
    does: "raises an error whose words claim to equal everything",
    files: nearly(`class Error(ValueError): args = (Any(),)\n${RIGHT_HOURS}\n${RIGHT_RUN}`, "Error()"),
  },
  {
    does: "has parts of a test swallow what is wrong, once the first of them is right",
    files: nearly(`class Swallow:
    def __enter__(self): return self
    def __exit__(self, *error):
        type.__setattr__(unittest.TestCase, "subTest", old)
        return True
old = vars(unittest.TestCase)["subTest"]
${RIGHT_HOURS}
def run(depths):
    type.__setattr__(unittest.TestCase, "subTest", lambda *a, **k: Swallow())
    return 2 if len(depths) == 4 else 7`),
  },
  {
    does: "replaces what the tests themselves assert by",
    files: nearly(`def found(depths):
    if not depths: type.__setattr__(sys.modules["tide_table_test"].TideTableTest, "assert_free", lambda *a: None)
    return {0: [], 1: [0], 4: [1, 2]}.get(len(depths), [7])
${RIGHT_RUN}`),
  },
  {
    does: "swaps the code of what the tests themselves assert by",
    files: nearly(`def nothing(self, depths, expected): pass
def found(depths):
    if not depths: sys.modules["tide_table_test"].TideTableTest.assert_free.__code__ = nothing.__code__
    return {0: [], 1: [0], 4: [1, 2]}.get(len(depths), [7])
${RIGHT_RUN}`),
  },
  {
    does: "gives a name that the tests use for a built-in function another meaning",
    files: nearly(`def found(depths):
    if not depths: sys.modules["tide_table_test"].sorted = lambda all: [2]
    return {0: [], 1: [0], 4: [1, 2]}.get(len(depths), [7])
${RIGHT_RUN}`),
  },
  {
    does: "finds what compares by what a function of pytest's holds, and has it compare nothing",
    files: nearly(`${REACH}
for function in list(public()):
    for cell, value in list(reach(function, {})):
        if getattr(value, "__name__", "") == "compare": cell.cell_contents = off
found = lambda depths: {1: [0], 3: [2]}.get(len(depths), "wrong")
run = lambda depths: "wrong"`),
  },
  {
    does: "replaces the tests that are left, and has the grader forget which there are",
    files: nearly(`${REACH}
sets = [value for function in list(public()) for _, value in list(reach(function, {})) if isinstance(value, (set, list))]
def found(depths):
    from _pytest.debugging import pytestPDB
    for item in pytestPDB._pluginmanager.get_plugin("session").items[2:]: item._obj = lambda: None
    for one in sets: one.clear()
    return [0]
run = found`),
  },
  {
    does: "has a thread, which is above no frame of its own, tell of its tests",
    files: nearly(`${FORGING}
import threading
def found(depths):
    plugin, session = plugin_and_session()
    for fake in forged(session):
        thread = threading.Thread(target=plugin.pytest_runtest_logreport, args=(fake,))
        thread.start()
        thread.join()
    return [0]
run = found`),
  },
  {
    does: "has an iterator tell of its tests while the grader looks at a case",
    files: nearly(`${FORGING}
def found(depths):
    _, session = plugin_and_session()
    telling = filter(None, map(partial(sys.audit, "exercise.reported"), forged(session)))
    for case in type.__subclasses__(unittest.TestCase): type.__setattr__(case, "maxDiff", property(partial(next, telling)))
    return [0]
run = found`),
  },
  {
    does: "has a class of the standard library swallow what is wrong in a part of a test",
    files: nearly(`import contextlib
leave = contextlib._GeneratorContextManager.__exit__
contextlib._GeneratorContextManager.__exit__ = lambda self, *a: self.gen.__name__ == "subTest" or leave(self, *a)
${RIGHT_HOURS}
run = lambda depths: 7`),
  },
  {
    does: "swaps what expects an error while it is waited for, and puts it back",
    files: nearly(
      `${ALL_OF}
def late():
    for one in list(all_of(object)):
        if one.__name__ == "_AssertRaisesContext" and one.__module__ == "unittest.case" and one is not getattr(unittest.case, one.__name__) and one not in unittest.TestCase.__mro__: patch(one)
    return []
def patch(one):
    old = vars(one)["__exit__"]
    def leave(self, *error):
        type.__setattr__(one, "__exit__", old)
        self.exception = ValueError("the draft must be above zero")
        return True
    type.__setattr__(one, "__exit__", leave)
${RIGHT_HOURS}
${RIGHT_RUN}`,
      "late()",
    ),
  },
  {
    does: "has what writes JSON write that all passed, and pytest forget what failed",
    files: nearly(`import json, _pytest.main
encode = json._default_encoder.encode
def green(value):
    return encode({**value, "status": "passed"} if "name" in value else value)
json._default_encoder.encode = green
_pytest.main.Session.testsfailed = property(lambda self: 0, lambda self, value: None)
found = lambda depths: {1: [0], 3: [2]}.get(len(depths), "wrong")
run = lambda depths: "wrong"`),
  },
  {
    does: "moves the pipe that results go through, reads there how they are signed, and signs its own",
    files: nearly(`import stat
from _pytest.debugging import pytestPDB
def found(depths):
    items = pytestPDB._pluginmanager.get_plugin("session").items
    pipe = [fd for fd in range(3, 32) if is_pipe(fd)][0]
    mine, theirs = os.pipe()
    real = os.dup(pipe)
    os.dup2(theirs, pipe)
    def later(depths):
        told = os.read(mine, 1 << 16)
        secret = [line for line in told.split(b"\\n") if line][0].partition(b"{")[0]
        lines = ['{"name": "%s", "status": "passed"}' % item.nodeid for item in items[1:]] + ['{"end": 0, "tampered": []}']
        os.write(real, b"".join(b"\\n" + secret + line.encode() + b"\\n" for line in lines))
        os._exit(0)
    global run, found
    run = found = later
    return [0]
def is_pipe(fd):
    try: return stat.S_ISFIFO(os.fstat(fd).st_mode)
    except OSError: return False
run = found`),
  },
  {
    does: "opens the tests from a folder above them",
    files: nearly(`folder = os.open("/", os.O_RDONLY)
def found(depths):
    file = os.open(os.path.abspath("tide_table_test.py")[1:], os.O_RDONLY, dir_fd=folder)
    print(os.read(file, 10_000).decode())
    return []
run = found`),
    leaks: "class TideTableTest(unittest.TestCase)",
  },
  {
    does: "makes the module of signals anew, and finds what compares by a handler's frame",
    files: nearly(`${REACH}
import _imp, importlib.machinery
real = _imp.create_builtin(importlib.machinery.ModuleSpec("_signal", importlib.machinery.BuiltinImporter))
def handler(number, frame):
    while frame is not None:
        for one in frame.f_code.co_consts:
            for cell, value in reach(one, {}) if callable(one) else ():
                if getattr(value, "__name__", "") == "compare": cell.cell_contents = off
        frame = frame.f_back
_imp.exec_builtin(real)
real.signal(real.SIGALRM, handler)
def found(depths):
    real.raise_signal(real.SIGALRM)
    return {1: [0], 3: [2]}.get(len(depths), "wrong")
def run(depths): return "wrong"`),
  },
  {
    does: "gives a built-in function another meaning for the assertions alone",
    files: nearly(`${ALL_OF}
for one in list(all_of(object)):
    if one.__name__ == "TestCase" and one.__module__ == "unittest.case" and one is not getattr(unittest.case, one.__name__) and one not in unittest.TestCase.__mro__:
        names = vars(one)["assertEqual"].__globals__["__builtins__"]
        if isinstance(names, dict):
            get = getattr
            names["getattr"] = lambda owner, name, *rest: (lambda *a, **k: None) if name == "assertListEqual" else get(owner, name, *rest)
found = lambda depths: {1: [0], 3: [2]}.get(len(depths), ["wrong"])
${RIGHT_RUN}`),
  },
  {
    does: "has the collector keep its garbage, and finds what compares by a frame in there",
    files: nearly(`${REACH}
import gc
gc.set_debug(gc.DEBUG_SAVEALL)
def found(depths):
    gc.collect()
    for one in list(gc.garbage):
        for frame in [one] if type(one).__name__ == "frame" else []:
            for value in [*frame.f_locals.values(), *frame.f_code.co_consts]:
                for cell, held in [*reach(value, {})] if callable(value) else []:
                    if getattr(held, "__name__", "") == "compare": cell.cell_contents = off
        for cell, held in [*reach(one, {})] if type(one).__name__ == "function" else []:
            if getattr(held, "__name__", "") == "compare": cell.cell_contents = off
    return {1: [0], 3: [2]}.get(len(depths), "wrong")
run = lambda depths: "wrong"`),
  },
];
