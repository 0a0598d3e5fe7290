# Fails unless the tests' process can run a test and tell of it.
set -eu
libraries=$(printf '%s:' for-tests/*.jar)graded.jar
echo secret | java -cp "$libraries" RunTests WarmTest | grep -q "secretpassed.WarmTest.passes()"
test -n "$(ls for-answers)"
