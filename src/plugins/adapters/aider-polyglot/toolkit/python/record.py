"""Tells what becomes of each test: listeners to events of the interpreter, and what raises these."""

import builtins
import os
import sys
import types

__unittest = True
__builtins__ = dict(vars(builtins))  # see `kept.py`
TRACE_LENGTH = 4_000
# What comes after each part of a test.
NEXT = {"setup": ("call", "teardown"), "call": ("teardown",), "teardown": ()}


def recorder(write, note, guard, planted, tests):
    """
    `tests` are files. Writes one line for each test, and one for a file that could not be loaded. Gives what listens, by event, with the code
    that may raise it and the code above that, and a pytest plugin that does no more than to raise them: a plugin can be found
    through pytest.
    """
    import _pytest.assertion.rewrite as rewrite
    import pluggy._callers
    from _pytest.reports import CollectReport, TestReport
    from pathlib import Path

    inspect, frozen, ended, known = guard.inspect, guard.assertions, planted.ended, planted.known
    length, following, kind, text, realpath = TRACE_LENGTH, NEXT, type, str, os.path.realpath
    plugin, compiles = plugin_of(sys.audit), compiling(sys.audit)
    original, codes, now, said = rewrite._rewrite_test, {}, {"test": None, "due": ()}, []
    folder = os.getcwd()

    def starts(session):
        """Nothing of the answer's has been loaded; once it is, nothing in reach leads to what compiles the tests."""
        if codes:
            return note("pytest was started again")
        for path in tests:
            file = Path(folder, path)
            codes[realpath(file)] = planted.compiled(file, session.config)
        rewrite._rewrite_test = compiles
        planted.seal()
        guard.seal([*[listener for listener, _, _ in told.values()], *planted.functions, *functions])

    def compiled(path, config, answer):
        found = codes.get(realpath(path))
        answer.append(original(path, config) if found is None else found)
        if found is not None:
            codes[realpath(path)] = None

    def collected(report):
        if kind(report) is not CollectReport or kind(report.nodeid) is not text:
            return note("a report is none of pytest's")
        if report.outcome == "failed":
            write({"name": report.nodeid, "status": "failed", "report": text_of(report), "printed": ""})

    def loaded(_session):
        rewrite._rewrite_test = original
        guard.close()

    def begins(item):
        inspect()
        ended.clear()
        said.clear()
        now.update(test=item.nodeid, due=("setup",), status="passed")

    def ends(item):
        for name in frozen & vars(getattr(item, "instance", None) or object).keys():
            note(f"self.{name}")

    def reported(report):
        if kind(report) is not TestReport or not kind(report.nodeid) is kind(report.when) is kind(report.outcome) is text:
            return note("a report is none of pytest's")
        name, when, outcome = report.nodeid, report.when, report.outcome
        if name != now["test"] or when not in now["due"]:
            return note(f"{name} was reported out of turn")
        now["due"] = following[when]
        if outcome == "failed":
            now["status"] = "failed"
            said.append(text_of(report))
        elif outcome != "passed" and now["status"] == "passed":
            now["status"] = "skipped"
        if when == "teardown":
            inspect()
            if now["status"] == "passed" and name in known and name not in ended:
                note(f"nobody saw {name} end well")
            printed = report.capstdout + report.capstderr
            told = {"report": "\n".join(said), "printed": printed[:length] if kind(printed) is text else ""}
            write({"name": name, "status": now["status"], **told})

    def text_of(report):
        found = report.longreprtext
        return found[:length] if kind(found) is text else ""

    functions = [compiles, *(getattr(plugin, hook) for hook in HOOKS.values())]
    calls, executes = pluggy._callers._multicall.__code__, rewrite.AssertionRewritingHook.exec_module.__code__
    told = {
        f"exercise.{listener.__name__}": (listener, getattr(plugin, HOOKS[listener.__name__]).__code__, calls)
        for listener in (starts, collected, loaded, begins, ends, reported)
    }
    told["exercise.compiled"] = (compiled, compiles.__code__, executes)
    return told, plugin


HOOKS = {
    "starts": "pytest_sessionstart",
    "collected": "pytest_collectreport",
    "loaded": "pytest_collection_finish",
    "begins": "pytest_runtest_setup",
    "ends": "pytest_runtest_teardown",
    "reported": "pytest_runtest_logreport",
}


def plugin_of(audit):
    plugin = types.ModuleType("recorder")
    plugin.pytest_sessionstart = lambda session: audit("exercise.starts", session)
    plugin.pytest_collectreport = lambda report: audit("exercise.collected", report)
    plugin.pytest_collection_finish = lambda session: audit("exercise.loaded", session)
    plugin.pytest_runtest_setup = lambda item: audit("exercise.begins", item)
    plugin.pytest_runtest_teardown = lambda item: audit("exercise.ends", item)
    plugin.pytest_runtest_logreport = lambda report: audit("exercise.reported", report)
    return plugin


def compiling(audit):
    """What stands in the place of pytest's function while tests are loaded."""

    def compiles(path, config):
        made = []
        audit("exercise.compiled", path, config, made)
        return made[0]

    return compiles
