"""Refuses the solution what leads out of its own code: what the interpreter tells of itself before it does it.

A hook of this kind cannot be taken away again, and it is asked however the call is written.
"""

import builtins
import gc
import os
import sys
import _thread

__builtins__ = dict(vars(builtins))  # see `kept.py`
# Ways to other people's frames, objects and processes. No exercise needs one.
REFUSED = frozenset(
    "sys._getframe sys._current_frames sys._current_exceptions sys.settrace sys.setprofile sys.addaudithook "
    "sys.monitoring.register_callback sys.remote_exec gc.get_objects gc.get_referrers gc.get_referents code.__new__ "
    "marshal.loads marshal.load os.kill os.killpg os.system os.exec os.posix_spawn os.forkpty subprocess.Popen pty.spawn "
    "cpython.run_interactivehook cpython._PySys_ClearAuditHooks".split()
)
FRAMES = frozenset("tb_frame gi_frame cr_frame ag_frame gi_code cr_code ag_code".split())
CODE = frozenset(["__code__", "__defaults__", "__kwdefaults__"])
# The last ones have long been loaded: anew they would be without what is closed in them.
MODULES = frozenset(
    "ctypes _ctypes _testcapi _testinternalcapi _xxsubinterpreters _interpreters _posixsubprocess _signal gc _imp".split()
)
# Whoever in the standard library looks at its caller to name a class or a line of a log, and keeps the frame to itself.
NAMING = frozenset(
    "namedtuple _caller NamedTuple TypedDict _create_ _make_class_unpicklable _convert_ make_dataclass currentframe "
    "<lambda> findCaller print_stack extract_stack format_stack warn_explicit _is_internal_frame".split()
)
# What else is looked at.
ASKED = REFUSED | {"object.__getattr__", "object.__setattr__", "open", "import", "compile"}


def watcher():
    """
    Gives `watch`, which begins to. What is ours alone is done `unwatched`: it is not asked about, nor is it interrupted by the
    end of an object of the answer's. What pytest tells of its tests comes as events as well, `told` by
    name, each with the code that may tell it and the code which calls that: nobody gets at what listens to them.
    """
    busy = set()  # threads
    thread_id, collects, hold, resume = _thread.get_ident, gc.isenabled, gc.disable, gc.enable

    def unwatched(action):
        thread, collected = thread_id(), collects()
        hold()
        busy.add(thread)
        try:
            return action()
        finally:
            busy.discard(thread)
            if collected:
                resume()

    def watch(note, tests, results, functions, told, start):
        judge, is_told = judging(tests, results, functions, start)
        getframe = sys._getframe

        def hook(event, arguments):
            if event in told:
                listener, code, above = told[event]
                if code is None or unwatched(lambda: is_told(getframe(3), code, above)):
                    listener(*arguments)
                else:
                    note(f"{event} was told by the answer")
                return
            if event not in ASKED and event[:7] != "ctypes.":
                return
            if thread_id() in busy:
                return
            found = unwatched(lambda: judge(event, arguments, getframe(3)))
            if found is not None:
                what, error = found
                if what is not None:
                    note(what)
                raise error(f"{event} is refused while the answer is graded")

        sys.addaudithook(hook)

    return watch


def judging(tests, results, functions, start):
    """
    Gives what judges an event, and what tells whether one of ours is told by whom it should be. `functions` are those whose
    code nobody changes; `tests` the files that nobody reads; `start` the code that runs pytest.
    """
    realpath, fsdecode, is_folder = os.path.realpath, os.fsdecode, os.path.isdir
    folder, here = realpath(os.getcwd()) + "/", os.path.dirname(realpath(__file__)) + "/"
    tests = frozenset(realpath(path) for path in tests)
    kept = {id(function): function for function in functions}
    thread_id = _thread.get_ident
    main = thread_id()

    def is_answers(path):
        if path.startswith("<frozen "):
            return False
        path = path if path.startswith("/") else folder + path
        return path.startswith(folder) and not path.startswith(here) and path not in tests

    def is_tests(path):
        return path in tests or path.startswith(here)

    def by_answer(frame):
        """Whether the answer is at work above the tests; a thread's own frames are nobody else's either."""
        while frame is not None:
            path = frame.f_code.co_filename
            if is_answers(path):
                return True
            if path in tests or path.startswith(here):
                return False
            frame = frame.f_back
        return True

    def is_told(frame, code, above):
        """
        Whether every call on the way is pytest's: one that has no frame of its own, as an iterator's or a thread's first, is
        where a frame of ours or none at all stands above.
        """
        if thread_id() != main or frame.f_code is not code or frame.f_back is None or frame.f_back.f_code is not above:
            return False
        frame = frame.f_back
        while frame is not None and frame.f_code is not start:
            path = frame.f_code.co_filename
            if is_answers(path) or path.startswith(here):
                return False
            frame = frame.f_back
        return frame is not None

    def is_library(frame, name):
        return frame is not None and frame.f_code.co_filename.endswith(name) and not is_answers(frame.f_code.co_filename)

    def is_naming(event, frame):
        if event.startswith("marshal."):
            return frame.f_code.co_filename.startswith("<frozen importlib")
        if event != "sys._getframe" or is_answers(frame.f_code.co_filename) or is_library(frame, "/inspect.py"):
            return False
        return frame.f_code.co_name in NAMING or is_library(frame, "/typing.py") or is_library(frame, "/enum.py")

    def judge(event, arguments, frame):
        """What is wrong, and the exception that says so; None where nothing is."""
        if event in REFUSED or event.startswith("ctypes."):
            if by_answer(frame) and not is_naming(event, frame):
                return event, RuntimeError
        elif event == "object.__getattr__":
            target, name = arguments
            if name in FRAMES:
                own = is_library(frame, "/traceback.py") and is_library(frame.f_back, "/traceback.py")
                if by_answer(frame) and not own:
                    return name, RuntimeError
            elif name == "__code__" and by_answer(frame):
                if is_tests(target.__code__.co_filename):
                    return f"{name} of a test", RuntimeError
        elif event == "object.__setattr__":
            target, name = arguments[:2]
            if name in CODE and (id(target) in kept or is_tests(target.__code__.co_filename)):
                return f"{getattr(target, '__qualname__', 'a function')}.{name}", RuntimeError
        elif event == "open":
            if not isinstance(arguments[0], (str, bytes)):
                return None
            path = realpath(fsdecode(arguments[0]))
            if arguments[1] is None and is_folder(path) and by_answer(frame):
                # From there on names of files say nothing of where they are.
                return "a folder was opened", PermissionError
            if (path in tests or path.startswith((results, "/proc/"))) and by_answer(frame):
                # Who shows a trace asks for its lines; it takes no for an answer.
                return None if is_library(frame, "/tokenize.py") else "a file of the tests was opened", PermissionError
        elif event == "import" and arguments[0].rpartition(".")[2] in MODULES and by_answer(frame):
            return f"{arguments[0]} was loaded", ImportError
        elif event == "compile" and isinstance(arguments[1], (str, bytes)):
            path = fsdecode(arguments[1])
            is_foreign = path.startswith("/") and not is_answers(path)
            if is_foreign and by_answer(frame) and not frame.f_code.co_filename.startswith("<frozen importlib"):
                return "code in another's name", RuntimeError
        return None

    return judge, is_told
