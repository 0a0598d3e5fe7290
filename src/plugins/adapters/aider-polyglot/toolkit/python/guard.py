"""Keeps the assertions as they are, and what decides of a test, and notes every attempt to get round that.

What stands in public places leads nowhere: it knows no more than how to raise an event, which the hook hears.
"""

import builtins
import sys
import types

from kept import cells, named, whole

__unittest = True
__builtins__ = dict(vars(builtins))  # see `kept.py`


class Frozen(type):
    """Makes of a class one whose methods stay, and those of its subclasses too: assertions and tests alike."""

    # Names that stay from the start; once all tests are loaded, every method does.
    names = frozenset()
    loaded = False

    def refuse(cls, name, audit=sys.audit):
        if name in Frozen.names or (Frozen.loaded and callable(getattr(cls, name, None))):
            audit("exercise.refused", f"{cls.__name__}.{name}")
            raise TypeError(f"{cls.__name__}.{name} cannot be changed while tests run")

    def __setattr__(cls, name, value):
        Frozen.refuse(cls, name)
        super().__setattr__(name, value)

    def __delattr__(cls, name):
        Frozen.refuse(cls, name)
        super().__delattr__(name)


def guarding(unittest, own, note):
    """
    `own` are modules of ours. Gives names of `assertions`, `functions` whose code is not to be changed, `inspect`, which
    looks for changes, `seal`, which names functions to it whose cells are to stay, and `close`, once all tests are loaded.
    """
    assertions = freeze(unittest)
    spaces = [(getattr(owner, "__name__", str(owner)), vars(owner)) for owner in owners(unittest, own)]
    functions = [getattr(value, "__func__", value) for _, space in spaces for value in list(space.values())]
    functions = [function for function in functions if isinstance(function, types.FunctionType)]
    # The namespaces themselves, as an owner could come to answer for them.
    changed = named(spaces, CHANGING)
    private = whole([(f"built-in functions of {module.__name__}", vars(module)["__builtins__"]) for module in own])
    sealed = {"cells": bool}

    def seal(roots):
        sealed["cells"] = cells([*roots, inspect])

    def inspect():
        probe = sys.modules["unittest"].TestCase()
        for name, arguments in (("assertEqual", (1, 2)), ("assertIn", (1, [])), ("assertTrue", (0,)), ("fail", ())):
            try:
                getattr(probe, name)(*arguments)
            except AssertionError:
                continue
            note(f"unittest.TestCase.{name} does not fail")
        for label in [*changed(), *filter(None, [private()])]:
            note(label)
        if sealed["cells"]():
            note("what a function of the grader's holds")

    def close():
        Frozen.loaded = True

    return types.SimpleNamespace(
        assertions=assertions, functions=functions, inspect=inspect, seal=seal, close=close
    )


def freeze(unittest):
    """Puts a class that stays in the place of `TestCase`; gives the names of its methods."""
    original = unittest.TestCase
    # Every method of the original is its own as well, so that changing the original changes nothing here.
    own = {name: value for name, value in vars(original).items() if name not in ("__dict__", "__weakref__")}
    own["__module__"] = "unittest.case"
    Frozen.names = frozenset(name for name, value in own.items() if callable(value) and name[:2] != "__")
    unittest.TestCase = unittest.case.TestCase = Frozen("TestCase", (original,), own)
    return Frozen.names


def owners(unittest, own):
    """Modules that decide what becomes of a test, and their classes."""
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
