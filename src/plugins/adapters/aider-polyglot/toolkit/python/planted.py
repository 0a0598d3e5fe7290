"""Plants assertions into the code of the tests that nothing else can change.

`self.assertEqual(a, b)` looks the method up when it is called, and a solution can have put another in its place. In the
tests' compiled code the call therefore becomes one of a constant: a function that only the code itself holds, over a
copy of `unittest.case` that is nobody else's. So it is with the tests' own helpers and with the built-in functions that
they name. Another constant at the end of each test tells that it got there.
"""

import ast
import builtins
import importlib.util
import sys
import types
import warnings

from doubt import doubting
from kept import cells, whole

__unittest = True
__builtins__ = dict(vars(builtins))  # see `kept.py`
MARK = "\0planted:"


def plant(rewrite, note):
    """
    Into what pytest's module `rewrite` makes of a file, which stays as it is: whoever finds a function there that leads to the
    constants could change what they hold. Gives `compiled`, which does it, `seal`, after which nothing is made any more, what
    `ended` well and what could, by name, and the `functions` that decide.
    """
    ended, known = set(), set()
    names, into, seal, functions = constants(note, ended)
    original_asserts, original_test = rewrite.rewrite_asserts, rewrite._rewrite_test

    def rewrite_asserts(tree, source, path, config):
        planter = Planter(tree, path, names)
        planter.visit(tree)
        known.update(planter.tests)
        ast.fix_missing_locations(tree)
        original_asserts(tree, source, path, config)

    def compiled(path, config):
        rewrite.rewrite_asserts = rewrite_asserts
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", SyntaxWarning)  # that a text is called, as long as it is one
                stat, code = original_test(path, config)
        finally:
            rewrite.rewrite_asserts = original_asserts
        return stat, into(code)

    return types.SimpleNamespace(compiled=compiled, seal=seal, ended=ended, known=known, functions=functions)


class Planter(ast.NodeTransformer):
    """Marks the places with texts, which is what a tree can hold."""

    def __init__(self, tree, path, names):
        functions = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        self.names = names - set(functions)
        # Methods of one name each: which class one of them is from would have to be looked up.
        self.helpers = {
            node.name
            for owner in tree.body if isinstance(owner, ast.ClassDef)
            for node in owner.body if isinstance(node, ast.FunctionDef)
            if functions.count(node.name) == 1 and node.args.args and not node.decorator_list and node.name not in RUN
        }
        self.helpers = {name for name in self.helpers if not name.startswith(("test", "__"))}
        self.builtins = frozenset(vars(builtins)) - UNTOUCHED - bound_in(tree)
        self.file = path
        self.path = [path.rpartition("/")[2]]
        self.tests = []

    def visit_ClassDef(self, node):
        self.path.append(node.name)
        self.generic_visit(node)
        self.path.pop()
        return node

    def visit_FunctionDef(self, node):
        name = "::".join([*self.path, node.name])
        is_test = node.name.startswith("test") and len(self.path) <= 2
        is_helper = node.name in self.helpers and len(self.path) == 2
        self.path += ["<locals>", ""]
        self.generic_visit(node)
        del self.path[-2:]
        if is_helper:
            node.decorator_list = [ast.copy_location(ast.Constant(f"{MARK}keep:{self.file}:{node.name}"), node)]
        if is_test:
            self.tests.append(name)
            end = ast.copy_location(ast.Expr(self.call(f"end:{name}", node, [], [])), node.body[-1])
            node.body = [ast.copy_location(ast.Try(node.body, [], [], [end]), node.body[0])]
        return node

    def visit_Call(self, node):
        self.generic_visit(node)
        function = node.func
        if not (isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "self"):
            return node
        if function.attr in self.names:
            return self.call(function.attr, node, [function.value, *node.args], node.keywords)
        if function.attr in self.helpers:
            return self.call(f"kept:{self.file}:{function.attr}", node, [function.value, *node.args], node.keywords)
        return node

    def visit_Name(self, node):
        is_builtin = isinstance(node.ctx, ast.Load) and node.id in self.builtins
        return ast.copy_location(ast.Constant(f"{MARK}built-in:{node.id}"), node) if is_builtin else node

    @staticmethod
    def call(mark, node, arguments, keywords):
        constant = ast.copy_location(ast.Constant(MARK + mark), node)
        return ast.copy_location(ast.Call(constant, arguments, keywords), node)


# Methods that unittest calls by itself.
RUN = frozenset("setUp tearDown setUpClass tearDownClass runTest".split())
# Built-in names that mean something to the compiler, or that lead to what is looked up anew.
UNTOUCHED = frozenset("super globals locals vars dir eval exec open print __build_class__ __debug__ __doc__ __import__ "
    "__loader__ __name__ __package__ __spec__ None True False Ellipsis NotImplemented".split())


def bound_in(tree):
    """Every name that a module binds anywhere; one of a star is not to be known."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.alias):
            found.update([(node.asname or node.name).partition(".")[0]] if node.name != "*" else vars(builtins))
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            found.update(node.names)
    return found


def constants(note, ended):
    """
    The functions that the marks stand for: names of assertions among them, what puts all of them into code, what has them
    watched, and all functions of other people's that they go by.
    """
    Case, parts = private_case()
    names = {name for name in vars(Case) if name.startswith(("assert", "fail")) and callable(vars(Case)[name])}
    names.add("subTest")
    pending, kept, comparing, raising = set(), {}, COMPARING, RAISING
    compare, contain, is_plain = doubting()
    missing, is_a = AssertionError, issubclass
    spaces = [(owner.__name__, vars(owner)) for owner in [*parts, Expecting]]
    spaces += [("builtins", space) for space in (vars(parts[0])["__builtins__"], __builtins__)]
    changed = whole(spaces)
    functions = [value for _, space in spaces for value in space.values() if isinstance(value, types.FunctionType)]
    made, watched = [*functions, compare, contain, is_plain, changed], {}

    def check_intact():
        __tracebackhide__ = True
        found = changed() or ("a cell" if watched["cells"]() else None)
        if found is not None:
            note(f"{found} of the assertions")
            raise missing(f"{found} of the assertions was changed")

    def assertion(name, listed=list, size=len, kind=type, has=hasattr):
        method = vars(Case)[name]

        def check(case, *arguments, **named):
            __tracebackhide__ = True
            check_intact()
            own = Case()
            own.maxDiff = case.maxDiff
            if (name in comparing or name == "assertIn") and size(arguments) >= 2:
                first, second, *rest = arguments
                if name == "assertCountEqual":
                    first, second = listed(first), listed(second)
                ask = contain if name == "assertIn" else compare
                ask(lambda one, other: method(own, one, other, *rest, **named), first, second)
                check_intact()
                if name == "assertEqual" and is_plain(first) and is_plain(second) and not first == second:
                    raise missing(f"{first!r} != {second!r}")  # whatever another thread made of the method
                return None
            at = raising.get(name)
            if at is not None and size(arguments) > at:
                with expecting(method(own, *arguments[:at]), arguments[0]):
                    arguments[at](*arguments[at + 1:], **named)
                return None
            found = method(own, *arguments, **named)
            check_intact()
            is_context = has(kind(found), "__exit__")
            return expecting(found, None if at is None else arguments[0]) if is_context else found

        return check

    def expecting(context, expected):
        leave, place = context.__exit__, object()  # before the answer has its turn
        pending.add(place)

        def ends(kind, error, trace):
            """That it was reached has to be seen, and nothing but the error that was expected may go no further."""
            __tracebackhide__ = True
            pending.discard(place)
            check_intact()
            is_over = leave(kind, error, trace)
            check_intact()
            if expected is None:
                return False
            if kind is None:
                raise missing("nothing was raised")
            return is_over is True and is_a(kind, expected)

        return Expecting(context.__enter__, ends)

    def end_of(name, in_flight=sys.exc_info):
        def end():
            if pending:
                pending.clear()
                note(f"an expectation of {name} was never looked at")
            elif in_flight()[0] is None:
                ended.add(name)

        return end

    def keeping(name):
        def keep(function):
            kept[name] = function
            return function

        return keep

    def helper(name):
        return lambda *arguments, **named: kept[name](*arguments, **named)

    originals, found = dict(vars(builtins)), {}
    makers = {"end": end_of, "keep": keeping, "kept": helper, "built-in": originals.__getitem__}

    def make(mark):
        if mark not in found:
            kind, _, name = mark.partition(":")
            found[mark] = makers[kind](name) if name else assertion(kind)
        return found[mark]

    def into(code):
        def planted(constant):
            if isinstance(constant, types.CodeType):
                return into(constant)
            if isinstance(constant, (tuple, frozenset)):  # which the compiler makes of several
                return type(constant)(planted(part) for part in constant)
            is_mark = isinstance(constant, str) and constant.startswith(MARK)
            return make(constant[len(MARK):]) if is_mark else constant

        return code.replace(co_consts=tuple(planted(constant) for constant in code.co_consts))

    def seal():
        watched["cells"] = cells([*made, *found.values()])

    return names, into, seal, functions


# Assertions that two values are the same, whatever each of them says.
COMPARING = frozenset(
    "assertEqual assertEquals assertListEqual assertTupleEqual assertSetEqual assertDictEqual assertSequenceEqual "
    "assertMultiLineEqual assertCountEqual assertAlmostEqual".split()
)


# Those that an error is expected by, and where what is to raise it may stand.
RAISING = {"assertRaises": 1, "assertRaisesRegex": 2, "assertRaisesRegexp": 2}


class Expecting:
    """`with self.assertRaises(…)`. What it does is asked of the place itself, as a class can be given another name for it."""

    __slots__ = ("begins", "ends")

    def __init__(self, begins, ends):
        self.begins, self.ends = begins, ends


def enter(self, stored=vars(Expecting)["begins"].__get__):
    return stored(self)()


def leave(self, kind, error, trace, stored=vars(Expecting)["ends"].__get__):
    __tracebackhide__ = True
    return stored(self)(kind, error, trace)


Expecting.__enter__, Expecting.__exit__ = enter, leave


def private_case():
    """`unittest.TestCase` once more, with helpers and built-ins of its own, and all classes that it works with."""
    own = dict(vars(builtins))

    def load(name, **given):
        spec = importlib.util.find_spec(name)
        module = types.ModuleType(name)
        vars(module).update(__builtins__=own, __package__="unittest", __file__=spec.origin, __warningregistry__={})
        exec(spec.loader.get_code(name), vars(module))
        vars(module).update(given)
        return module

    helpers = load("unittest.util")
    shared = {name: value for name, value in vars(helpers).items() if isinstance(value, types.FunctionType)}
    case = load("unittest.case", **shared)
    parts = [value for value in vars(case).values() if isinstance(value, type) and value.__module__ == "unittest.case"]
    return case.TestCase, [case, helpers, *parts]
