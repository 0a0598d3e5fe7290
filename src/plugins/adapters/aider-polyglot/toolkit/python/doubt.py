"""Doubts values that decide by themselves what they are equal to.

`a == b` is a question to `a`, and a class may answer yes whatever `b` is. Where one side of a comparison is made of plain
numbers, texts and collections, as what a test expects is, and the other is not, the assertion is therefore asked of values
like the plain one as well, in an order that nobody knows: it has to hold for that one and for none of the others. Where
tests compare two values of an answer's own classes, these alone decide.
"""

import builtins
import os

__unittest = True
__builtins__ = dict(vars(builtins))  # see `kept.py`
COLLECTIONS = (list, tuple, set, frozenset, dict)
PLAIN = frozenset([int, float, complex, bool, str, bytes, type(None), *COLLECTIONS])
MOST = 6
DEPTH = 50


def doubting(random=os.urandom, kind=type, size=len, caught=Exception, number=int.from_bytes, span=range):
    """
    Gives `compare` and `contain`, which ask an assertion, and `is_plain`. Made before anything of the answer's is loaded, and of
    functions that hold what they need: names and built-in functions can be replaced.
    """
    missing = AssertionError
    collections, plain, most, deep = COLLECTIONS, PLAIN, MOST, DEPTH

    def is_plain(value, depth=0):
        of = kind(value)
        if of not in plain or depth > deep:
            return False
        if of in collections:
            for part in value:
                if not is_plain(part, depth + 1) or (of is dict and not is_plain(value[part], depth + 1)):
                    return False
        return True

    def pick(count):
        return number(random(4), "big") % count

    def inside(first, second):
        """What stands at the same place, where both are collections of the same form."""
        of = kind(first)
        if of is not kind(second) or of not in (list, tuple, dict) or size(first) != size(second):
            return []
        if of is dict:
            return [(first[key], second[key]) for key in second if is_plain(key) and key in first]
        return [(first[at], second[at]) for at in span(size(first))]

    def compare(holds, first, second, depth=0):
        __tracebackhide__ = True
        if is_plain(first) == is_plain(second):
            if not is_plain(first) and depth < deep:
                for one, other in inside(first, second):
                    compare(same, one, other, depth + 1)
            if depth == 0:
                holds(first, second)
            return
        is_second = is_plain(second)
        given = second if is_second else first
        others = [other for other in unlike(given) if kind(other) is not kind(given) or other != given]
        while size(others) > most:
            del others[pick(size(others))]
        at = pick(size(others) + 1)
        others.insert(at, copy_of(given))
        for turn in span(size(others)):
            asked = (first, others[turn]) if is_second else (others[turn], second)
            if turn == at:
                holds(*asked)
                continue
            try:
                holds(*asked)
            except caught:
                continue
            raise missing(f"a {kind(first if is_second else second).__name__} is equal to what it is not")

    def contain(holds, member, container):
        """A collection has to be without something."""
        __tracebackhide__ = True
        if not is_plain(container) and is_plain(member):
            for _ in span(most):
                try:
                    holds(far_from(member, number(random(6), "big")), container)
                except caught:
                    break
            else:
                raise missing(f"a {kind(container).__name__} claims to contain everything")
        holds(member, container)

    def same(first, second):
        if not first == second:
            raise missing(f"{first!r} != {second!r}")

    def copy_of(value):
        """As new as the others are."""
        of = kind(value)
        if of is dict:
            return {key: copy_of(part) for key, part in value.items()}
        return of(copy_of(part) for part in value) if of in collections else value

    def far_from(value, number):
        """Something of the same type that no test could expect."""
        of = kind(value)
        return of(number) if of in (int, float, complex) else hex(number) if of is str else (number, value)

    def unlike(value):
        """Plain values that a test could have expected as well."""
        of = kind(value)
        if of is bool:
            yield not value
        elif value is None:
            yield from (0, "", False, [])
        elif of in (int, float, complex):
            yield from (value + 1, value - 1, value + 2, value * 2, -value, of(0), of(1))
        elif of is str:
            yield from (value + (value[-1:] or "a"), value[:-1], value[1:], "")
            for at in {0, size(value) // 2, size(value) - 1} if value else ():
                yield value[:at] + chr(ord(value[at]) ^ 1) + value[at + 1:]
        elif of is bytes:
            yield from (value + b"0", value[:-1], value[1:])
        elif of is dict:
            for key in value:
                yield {other: value[other] for other in value if other != key}
                for part in unlike(value[key]):
                    yield {**value, key: part}
            yield {**value, "a": 1}
        else:
            parts = list(value)
            yield of([*parts, *(parts[-1:] or [0])])
            yield of([*parts, *[part for last in parts[-1:] for part in unlike(last) if is_fit(of, part)][:1]])
            yield of(parts[:-1])
            for at in span(size(parts)):
                for part in unlike(parts[at]):
                    if is_fit(of, part):
                        yield of([*parts[:at], part, *parts[at + 1:]])

    def is_fit(of, part):
        return of not in (set, frozenset) or kind(part) not in (list, dict, set)

    return compare, contain, is_plain
