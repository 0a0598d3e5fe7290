# Compiles Catch's runner, and lists what it and the system's libraries are made of, for no answer to put itself in its place.
set -eu
g++ -std=c++17 -pthread -c runner.cpp -o runner.o
[ "$(uname)" = Linux ] || exit 0
for library in libc.so.6 libm.so.6 libstdc++.so.6 libgcc_s.so.1 libpthread.so.0; do
  file=$(g++ -print-file-name=$library)
  [ "$file" = "$library" ] || nm --dynamic --defined-only --format=posix "$file"
done | sed 's/[@ ].*//' | sort -u >library-symbols.txt
nm --extern-only --format=posix runner.o | sed 's/ .*//' | sort -u >runner-symbols.txt
