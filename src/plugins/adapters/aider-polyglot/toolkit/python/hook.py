"""Refuses the solution what leads out of its own code: what the interpreter tells of itself before it does it.

A hook of this kind cannot be taken away again, and it is asked however the call is written.
"""

import gc
import os
import sys
import _thread

# Ways to other people's frames, objects and processes. No exercise needs one.
REFUSED = frozenset(
    "sys._getframe sys._current_frames sys._current_exceptions sys.settrace sys.setprofile sys.addaudithook "
    "sys.monitoring.register_callback sys.remote_exec gc.get_objects gc.get_referrers gc.get_referents code.__new__ "
    "marshal.loads marshal.load os.kill os.killpg os.system os.exec os.posix_spawn os.forkpty subprocess.Popen pty.spawn "
    "cpython.run_interactivehook cpython._PySys_ClearAuditHooks".split()
)
FRAMES = frozenset(["tb_frame", "gi_frame", "cr_frame", "ag_frame"])
CODE = frozenset(["__code__", "__defaults__", "__kwdefaults__"])
MODULES = ("ctypes", "_ctypes", "_testcapi", "_testinternalcapi", "_xxsubinterpreters", "_interpreters", "_posixsubprocess")
# Whoever in the standard library looks at its caller to name a class or a line of a log, and keeps the frame to itself.
NAMING = frozenset(
    "namedtuple _caller NamedTuple TypedDict _create_ _make_class_unpicklable _convert_ make_dataclass currentframe "
    "<lambda> findCaller print_stack extract_stack format_stack warn_explicit _is_internal_frame".split()
)
# What else is looked at.
ASKED = REFUSED | {"object.__getattr__", "object.__setattr__", "open", "import", "compile"}


def watcher():
    """
    Gives `watch`, which begins to, and `unwatched`, which does what is nobody's but ours: it is not asked about, nor is it
    interrupted by the end of an object of the answer's. What pytest tells of its tests comes as events as well, `told` by
    name: nobody gets at what listens to them.
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

    def watch(note, tests, results, functions, told):
        judge, is_forged = judging(tests, results, functions)
        getframe = sys._getframe

        def hook(event, arguments):
            if event in told:
                if unwatched(lambda: is_forged(getframe(3))):
                    note(f"{event} was told by the answer")
                else:
                    told[event](*arguments)
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

    return watch, unwatched


def judging(tests, results, functions):
    """
    Gives what judges an event, and what tells of one of ours whether it is another's. `functions` are those whose code nobody
    changes; `tests` the files that nobody reads.
    """
    realpath, fsdecode = os.path.realpath, os.fsdecode
    folder, here = realpath(os.getcwd()) + "/", os.path.dirname(realpath(__file__)) + "/"
    tests = frozenset(realpath(path) for path in tests)
    kept = {id(function) for function in functions}

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

    def is_forged(frame):
        if not frame.f_code.co_filename.startswith(here):
            return True
        while frame is not None:
            if is_answers(frame.f_code.co_filename):
                return True
            frame = frame.f_back
        return False

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
            if (path in tests or path.startswith((results, "/proc/"))) and by_answer(frame):
                # Who shows a trace asks for its lines; it takes no for an answer.
                return None if is_library(frame, "/tokenize.py") else "a file of the tests was opened", PermissionError
        elif event == "import" and arguments[0] in MODULES and by_answer(frame):
            return f"{arguments[0]} was loaded", ImportError
        elif event == "compile" and isinstance(arguments[1], (str, bytes)):
            path = fsdecode(arguments[1])
            is_foreign = path.startswith("/") and not is_answers(path)
            if is_foreign and by_answer(frame) and not frame.f_code.co_filename.startswith("<frozen importlib"):
                return "code in another's name", RuntimeError
        return None

    return judge, is_forged
