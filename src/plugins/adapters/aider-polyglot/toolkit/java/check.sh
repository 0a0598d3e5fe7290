# Fails unless the tests' process can run a test and tell of it.
set -eu
modules=$(printf '%s:' for-tests/*.jar)grader.jar
echo secret | runtime/bin/java -p "$modules" -cp warm.jar -m grader/grader.RunTests WarmTest | grep -q "secretpassed.WarmTest.passes()"
test -n "$(ls for-answers)"
