# Makes the tests' own runtime, what runs them, and the archives of loaded classes, which halve the start of both programs.
set -eu
joined() { printf '%s:' "$@" | sed 's/:$//'; }

# Named modules, which keep their packages closed. The runtime has no module that opens them again: neither
# `sun.misc.Unsafe` nor agents, attaching, heap dumps or native access to its own memory.
offered='java\.(base|compiler|datatransfer|desktop|logging|management|naming|net\.http|prefs|sql|sql\.rowset|xml|xml\.crypto)|jdk\.(charsets|crypto\.ec|httpserver|localedata|net|random|xml\.dom|zipfs)'
jlink --output runtime --strip-debug --no-header-files --no-man-pages \
  --add-modules "$(java --list-modules | sed 's/@.*//' | grep -xE "$offered" | paste -sd, -)"
# By which it starts programs, in the only way that it is let.
rm -f runtime/lib/jspawnhelper
modules=$(joined "$PWD"/for-tests/*.jar)
# Whoever is equal has to be so in both directions.
javac -d classes/symmetric -cp "$modules" Symmetric.java
java -cp "$modules:classes/symmetric" Symmetric classes/assertj
jar --update --file for-tests/assertj-core-*.jar -C classes/assertj .

javac -d classes/grader -p "$modules" module-info.java RunTests.java
jar --create --file grader.jar -C classes/grader .

javac -d classes/warm -cp "$modules" WarmTest.java
jar --create --file warm.jar -C classes/warm .
javac -d classes/compile Compile.java
jar --create --file compile.jar -C classes/compile .

# By their full paths: an archive fits the paths it was made with, and no other.
mkdir -p warm/answer warm/tests
echo 'class Warm {}' >warm/Warm.java
echo warm/Warm.java >warm/answer.txt
echo WarmTest.java >warm/tests.txt
java -XX:ArchiveClassesAtExit=compile.jsa -cp "$modules:$PWD/compile.jar" Compile "" warm/answer.txt warm/answer "$modules" warm/tests.txt warm/tests
runtime/bin/java -Xshare:dump
echo secret | runtime/bin/java -XX:ArchiveClassesAtExit=tests.jsa -p "$modules:$PWD/grader.jar" -cp "$PWD/warm.jar" -m grader/grader.RunTests WarmTest
rm -r classes warm
