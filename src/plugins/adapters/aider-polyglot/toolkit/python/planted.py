"""Plants assertions into the code of the tests that nothing else can change.

`self.assertEqual(a, b)` looks the method up when it is called, and a solution can have put another in its place. In the
tests' compiled code the call therefore becomes one of a constant: a function that only the code itself holds, over a
copy of `unittest.case` that is nobody else's. Another constant at the end of each test tells that it got there.
"""

import ast
import builtins
import importlib.util
import sys
import types
import warnings

__unittest = True
MARK = "\0planted:"


def plant(rewrite, note):
    """Into what pytest's module `rewrite` compiles from now on. Returns what ended well, and what could, by name."""
    ended, known = set(), set()
    constants = Constants(note, ended)
    original_asserts, original_test = rewrite.rewrite_asserts, rewrite._rewrite_test

    def rewrite_asserts(tree, source, path, config):
        planter = Planter(tree, path.rpartition("/")[2], constants.names)
        planter.visit(tree)
        known.update(planter.tests)
        ast.fix_missing_locations(tree)
        original_asserts(tree, source, path, config)

    def rewrite_test(path, config):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)  # that a text is called, as long as it is one
            stat, code = original_test(path, config)
        return stat, constants.into(code)

    rewrite.rewrite_asserts, rewrite._rewrite_test = rewrite_asserts, rewrite_test
    return ended, known


class Planter(ast.NodeTransformer):
    """Marks the places with texts, which is what a tree can hold."""

    def __init__(self, tree, file, names):
        own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        self.names = names - own
        self.path = [file]
        self.tests = []

    def visit_ClassDef(self, node):
        self.path.append(node.name)
        self.generic_visit(node)
        self.path.pop()
        return node

    def visit_FunctionDef(self, node):
        name = "::".join([*self.path, node.name])
        is_test = node.name.startswith("test") and len(self.path) <= 2
        self.path += ["<locals>", ""]
        self.generic_visit(node)
        del self.path[-2:]
        if is_test:
            self.tests.append(name)
            end = ast.copy_location(ast.Expr(self.call(f"end:{name}", node, [], [])), node.body[-1])
            node.body = [ast.copy_location(ast.Try(node.body, [], [], [end]), node.body[0])]
        return node

    def visit_Call(self, node):
        self.generic_visit(node)
        function = node.func
        if not (isinstance(function, ast.Attribute) and function.attr in self.names):
            return node
        if not (isinstance(function.value, ast.Name) and function.value.id == "self"):
            return node
        return self.call(function.attr, node, [function.value, *node.args], node.keywords)

    @staticmethod
    def call(mark, node, arguments, keywords):
        constant = ast.copy_location(ast.Constant(MARK + mark), node)
        return ast.copy_location(ast.Call(constant, arguments, keywords), node)


class Constants:
    """The functions that the marks stand for."""

    def __init__(self, note, ended):
        Case, parts = private_case()
        self.names = {name for name in vars(Case) if name.startswith(("assert", "fail")) and callable(vars(Case)[name])}
        pending = set()
        watched = [(owner, name, value) for owner in [*parts, Expecting] for name, value in list(vars(owner).items())]
        states = [(value, value.__code__) for _, _, value in watched if isinstance(value, types.FunctionType)]

        def check_intact():
            for owner, name, value in watched:
                if vars(owner).get(name) is not value:
                    note(f"{owner.__name__}.{name}")
                    raise AssertionError(f"{owner.__name__}.{name} was changed")
            for function, code in states:
                if function.__code__ is not code:
                    note(function.__qualname__)
                    raise AssertionError(f"{function.__qualname__} was changed")

        def assertion(name):
            method = vars(Case)[name]

            def check(case, *arguments, **named):
                __tracebackhide__ = True
                check_intact()
                own = Case()
                own.maxDiff = case.maxDiff
                found = method(own, *arguments, **named)
                return Expecting(found, pending) if hasattr(type(found), "__exit__") else found

            return check

        def end_of(name):
            def end():
                if pending:
                    pending.clear()
                    note(f"an expectation of {name} was never looked at")
                elif sys.exc_info()[0] is None:
                    ended.add(name)

            return end

        self.make = lambda mark: end_of(mark[4:]) if mark.startswith("end:") else assertion(mark)

    def into(self, code):
        def planted(constant):
            if isinstance(constant, types.CodeType):
                return self.into(constant)
            is_mark = isinstance(constant, str) and constant.startswith(MARK)
            return self.make(constant[len(MARK):]) if is_mark else constant

        return code.replace(co_consts=tuple(planted(constant) for constant in code.co_consts))


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
