"""Tells whether something is still what it was: what a namespace names, and what functions hold in their cells.

A cell of a function can be given another value by whoever gets hold of the function, and the interpreter tells nobody.
"""

import builtins
import types

__unittest = True
__builtins__ = dict(vars(builtins))  # ours alone, as the names of all others can be given another meaning
MISSING = object()


def whole(spaces, identity=id, each=map, fixed=tuple):
    """Gives what tells which of the namespaces, `(label, space)`, has other names or values than now; None for none."""

    def state(space):
        return fixed(each(identity, space)) + fixed(each(identity, space.values()))

    held = [dict(space) for _, space in spaces]  # what is alive keeps its identity
    states = tuple((label, space, state(space)) for label, space in spaces)

    def changed(_held=held):
        for label, space, before in states:
            if state(space) != before:
                return label
        return None

    return changed


def named(spaces, but=frozenset(), identity=id, each=map, fixed=tuple):
    """The same for those where names may be added. Gives all labels, with the name, whose values are others."""
    states = []
    for label, space in spaces:
        kept = {name: value for name, value in space.items() if name not in but}
        states.append((label, space, kept, fixed(each(identity, kept.values()))))
    missing = MISSING

    def changed():
        found = []
        for label, space, kept, before in states:
            if fixed(each(identity, each(space.get, kept))) != before:
                found += [f"{label}.{name}" for name in kept if space.get(name, missing) is not kept[name]]
        return found

    return changed


def cells(roots, identity=id, each=map, fixed=tuple, caught=ValueError):
    """Gives what tells whether a cell of these functions, or of one that they hold, has another value than now."""
    contents = vars(types.CellType)["cell_contents"].__get__
    found, seen, left = {}, {}, list(roots)
    while left:
        value = left.pop()
        if id(value) in seen:
            continue
        seen[id(value)] = value
        if isinstance(value, types.FunctionType):
            filled = [cell for cell in value.__closure__ or () if cell != types.CellType()]
            found.update((id(cell), cell) for cell in filled)
            left += [cell.cell_contents for cell in filled]
        elif type(value) in (list, tuple, dict):
            parts = value.values() if type(value) is dict else value
            left += [part for part in parts if isinstance(part, (types.FunctionType, list, tuple))]
    kept = fixed(found.values())
    held = fixed(each(contents, kept))
    before = fixed(each(identity, held))

    def changed(_held=held):
        try:
            return fixed(each(identity, each(contents, kept))) != before
        except caught:  # one has no value any more
            return True

    return changed
