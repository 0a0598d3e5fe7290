import type { Honest } from "./honest.ts";

export const honest: readonly Honest[] = [
  {
    does: "uses much of the standard library",
    files: {
      "tide_table.py": `import enum, functools, inspect, logging, sys, traceback, typing, warnings
from collections import namedtuple
from dataclasses import dataclass, field

sys.setrecursionlimit(10_000)
Tide = namedtuple("Tide", "hour depth")
Level = enum.Enum("Level", "HIGH LOW")
Number = typing.NewType("Number", int)


class Pair(typing.NamedTuple):
    first: int
    second: int


@dataclass(order=True)
class Draft:
    metres: float
    notes: list = field(default_factory=list)


@functools.lru_cache(maxsize=None)
def deep(depth, draft):
    return depth >= draft + 0.5


def hours(depths, draft):
    assert inspect.signature(deep) and deep.__wrapped__.__code__.co_argcount == 2
    logging.getLogger("tides").warning("low water")
    warnings.warn("low water")
    try:
        raise KeyError(draft)
    except KeyError:
        traceback.print_exc()
    if Draft(draft).metres <= 0:
        raise ValueError("the draft must be above zero")
    tides = [Tide(hour, depth) for hour, depth in enumerate(depths)]
    return [tide.hour for tide in tides if deep(tide.depth, draft)]


def longest(depths, draft):
    free = set(hours(depths, draft))

    def run(hour):
        return 0 if hour not in free else 1 + run(hour + 1)

    return max((run(hour) for hour in range(len(depths))), default=0)
`,
    },
  },
  {
    does: "returns values of its own classes, which know what they are equal to",
    files: {
      "tide_table.py": `from collections import UserList
from fractions import Fraction


class Hours(UserList):
    def __eq__(self, other):
        return list(self) == list(other)

    def __contains__(self, hour):
        return any(hour == one for one in self)


class DraftError(ValueError):
    @property
    def args(self):
        return ("the draft must be above zero",)


class Length:
    def __init__(self, hours):
        self.hours = hours

    def __eq__(self, other):
        return self.hours == (other.hours if isinstance(other, Length) else other)

    def __lt__(self, other):
        return self.hours < other.hours


def hours(depths, draft):
    if draft <= 0:
        raise DraftError
    return Hours(Fraction(hour) for hour, depth in enumerate(depths) if depth >= draft + 0.5)


def longest(depths, draft):
    free, best, run = hours(depths, draft), 0, 0
    for hour in range(len(depths)):
        run = run + 1 if hour in free else 0
        best = max(best, run)
    return max([Length(best)])
`,
    },
  },
];
