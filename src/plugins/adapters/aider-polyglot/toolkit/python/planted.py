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

__unittest = True
MARK = "\0planted:"


def plant(rewrite, note, unwatched):
    """Into what pytest's module `rewrite` compiles from now on. Returns what ended well, and what could, by name."""
    ended, known = set(), set()
    names, into = constants(note, ended, unwatched)
    original_asserts, original_test = rewrite.rewrite_asserts, rewrite._rewrite_test

    def rewrite_asserts(tree, source, path, config):
        planter = Planter(tree, path, names)
        planter.visit(tree)
        known.update(planter.tests)
        ast.fix_missing_locations(tree)
        original_asserts(tree, source, path, config)

    def rewrite_test(path, config):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)  # that a text is called, as long as it is one
            stat, code = original_test(path, config)
        return stat, into(code)

    rewrite.rewrite_asserts, rewrite._rewrite_test = rewrite_asserts, rewrite_test
    return ended, known


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


def constants(note, ended, unwatched):
    """The functions that the marks stand for: names of assertions among them, and what puts all of them into code."""
    Case, parts = private_case()
    names = {name for name in vars(Case) if name.startswith(("assert", "fail")) and callable(vars(Case)[name])}
    names.add("subTest")
    pending, kept, comparing = set(), {}, COMPARING
    compare, contain = doubting()
    watched = [
        (vars(owner), owner, name, value)
        for owner in [*parts, Expecting] for name, value in list(vars(owner).items())
    ]
    states = [(value, value.__code__) for *_, value in watched if isinstance(value, types.FunctionType)]

    def changed_functions():
        return [function.__qualname__ for function, code in states if function.__code__ is not code]

    def check_intact():
        for namespace, owner, name, value in watched:
            if namespace.get(name) is not value:
                note(f"{owner.__name__}.{name}")
                raise AssertionError(f"{owner.__name__}.{name} was changed")
        for name in unwatched(changed_functions):
            note(name)
            raise AssertionError(f"{name} was changed")

    def assertion(name, listed=list):
        method = vars(Case)[name]

        def check(case, *arguments, **named):
            __tracebackhide__ = True
            check_intact()
            own = Case()
            own.maxDiff = case.maxDiff
            if (name in comparing or name == "assertIn") and len(arguments) >= 2:
                first, second, *rest = arguments
                if name == "assertCountEqual":
                    first, second = listed(first), listed(second)
                ask = contain if name == "assertIn" else compare
                ask(lambda one, other: method(own, one, other, *rest, **named), first, second)
                check_intact()
                return None
            found = method(own, *arguments, **named)
            return Expecting(found, pending) if hasattr(type(found), "__exit__") else found

        return check

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

    originals = dict(vars(builtins))
    makers = {"end": end_of, "keep": keeping, "kept": helper, "built-in": originals.__getitem__}

    def make(mark):
        kind, _, name = mark.partition(":")
        return makers[kind](name) if name else assertion(kind)

    def into(code):
        def planted(constant):
            if isinstance(constant, types.CodeType):
                return into(constant)
            if isinstance(constant, (tuple, frozenset)):  # which the compiler makes of several
                return type(constant)(planted(part) for part in constant)
            is_mark = isinstance(constant, str) and constant.startswith(MARK)
            return make(constant[len(MARK):]) if is_mark else constant

        return code.replace(co_consts=tuple(planted(constant) for constant in code.co_consts))

    return names, into


# Assertions that two values are the same, whatever each of them says.
COMPARING = frozenset(
    "assertEqual assertEquals assertListEqual assertTupleEqual assertSetEqual assertDictEqual assertSequenceEqual "
    "assertMultiLineEqual assertCountEqual assertAlmostEqual".split()
)


class Expecting:
    """`with self.assertRaises(…)`: that its end was reached has to be seen."""

    def __init__(self, context, pending):
        self.context, self.pending = context, pending
        pending.add(id(self))

    def __enter__(self):
        return self.context.__enter__()

    def __exit__(self, *what):
        __tracebackhide__ = True
        self.pending.discard(id(self))
        return self.context.__exit__(*what)


def private_case():
    """`unittest.TestCase` once more, with helpers and built-ins of its own, and all classes that it works with."""
    own = dict(vars(builtins))

    def load(name, **given):
        spec = importlib.util.find_spec(name)
        module = types.ModuleType(name)
        vars(module).update(__builtins__=own, __package__="unittest", __file__=spec.origin)
        exec(spec.loader.get_code(name), vars(module))
        vars(module).update(given)
        return module

    helpers = load("unittest.util")
    shared = {name: value for name, value in vars(helpers).items() if isinstance(value, types.FunctionType)}
    case = load("unittest.case", **shared)
    parts = [value for value in vars(case).values() if isinstance(value, type) and value.__module__ == "unittest.case"]
    return case.TestCase, [case, helpers, *parts]
