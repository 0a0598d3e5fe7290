"""Closes functions that the interpreter tells no hook of, for good: nothing that stands in their place holds the original."""

import builtins
import gc
import importlib.machinery
import signal
import sys
import types
import _imp
import _posixsubprocess
import _signal

__unittest = True
__builtins__ = dict(vars(builtins))  # see `kept.py`
# A handler of signals is handed a frame, and a collector that is told to keep its garbage keeps frames.
CLOSED = ((_signal, "signal"), (signal, "signal"), (_posixsubprocess, "fork_exec"), (gc, "set_debug"))
# Modules that would be without what is closed in them, were they made anew.
ONCE = frozenset(["_signal", "gc", "_imp", "_thread", "sys", "builtins"])


def close(note):
    """Gives what listens to the events that are raised instead, by name."""
    create, kind, specification, plain, once, text = (
        _imp.create_builtin, type, importlib.machinery.ModuleSpec, types.SimpleNamespace, ONCE, str
    )

    def created(spec, made):
        name = vars(spec).get("name") if kind(spec) is specification else None
        if kind(name) is text and name not in once:
            made.append(create(plain(name=name)))
        else:
            note(f"{name} was made anew")

    def refused(what):
        note(what if kind(what) is text else "something was refused")

    for module, name in CLOSED:
        setattr(module, name, refusal(name, sys.audit))
    _imp.create_builtin = creating(sys.audit)
    return {"exercise.refused": (refused, None, None), "exercise.created": (created, None, None)}


def refusal(name, audit):
    def refused(*_arguments, **_named):
        audit("exercise.refused", f"{name} was called")
        raise RuntimeError(f"{name} is refused while the answer is graded")

    return refused


def creating(audit):
    def create_builtin(spec):
        made = []
        audit("exercise.created", spec, made)
        if not made:
            raise ImportError(f"{spec} is refused while the answer is graded")
        return made[0]

    return create_builtin
