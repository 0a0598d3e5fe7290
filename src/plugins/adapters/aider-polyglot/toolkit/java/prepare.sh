# Makes graded.jar and the archives of loaded classes, which halve the start of both programs.
set -eu
joined() { printf '%s:' "$@" | sed 's/:$//'; }
mkdir -p classes warm
javac -d classes -cp "$(joined for-tests/*.jar)" ./*.java
jar --create --file graded.jar -C classes .
# By their full paths: an archive fits the class path it was made with, and no other.
libraries=$(joined "$PWD"/for-tests/*.jar "$PWD/graded.jar")
mkdir warm/answer warm/tests
echo 'class Warm {}' >warm/Warm.java
echo warm/Warm.java >warm/answer.txt
echo WarmTest.java >warm/tests.txt
java -XX:ArchiveClassesAtExit=compile.jsa -cp "$libraries" Compile "" warm/answer.txt warm/answer "$libraries" warm/tests.txt warm/tests
echo secret | java -XX:ArchiveClassesAtExit=tests.jsa -cp "$libraries" RunTests WarmTest
rm -r classes warm
