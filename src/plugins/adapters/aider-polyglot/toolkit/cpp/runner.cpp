// The main program that is linked into every C++ exercise: Catch's own runner, which tells the grader of each test
// behind the secret read from standard input, and what Catch has to say in the same way, apart from what the answer
// prints. Compiled once, as it takes longer than most exercises.
#define CATCH_CONFIG_RUNNER
#define CATCH_CONFIG_NOSTDOUT
#include "catch.hpp"

#include <iostream>
#include <ostream>
#include <streambuf>
#include <string>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <unistd.h>

namespace {

char secret[64];
size_t secret_size;

// Before anything of the answer's: what else is run before `main` may not be called as early as this.
void read_secret() {
#ifdef __linux__
    // Nobody but the superuser gets at the memory of this process by way of /proc any more.
    prctl(PR_SET_DUMPABLE, 0);
#endif
    while (secret_size < sizeof secret) {
        ssize_t const got = read(0, secret + secret_size, sizeof secret - secret_size);
        if (got <= 0) return;
        secret_size += got;
    }
}

#ifdef __linux__
__attribute__((used, section(".preinit_array"))) void (*const before_all)() = read_secret;
#else
__attribute__((constructor(101))) void before_all() { read_secret(); }
#endif

void tell(std::string const& message) {
    std::cout.flush();
    std::string line = "\x1e" + std::string(secret, secret_size);
    for (char c : message) line += c == '\n' || c == '\x1e' ? ' ' : c;
    line += "\x1e\n";
    for (size_t done = 0; done < line.size();) {
        ssize_t const wrote = write(1, line.data() + done, line.size() - done);
        if (wrote < 0) _exit(1);
        done += wrote;
    }
}

// What is written to it is told line by line.
struct Reports : std::streambuf {
    std::string line;

    int overflow(int c) override {
        if (c == '\n') {
            tell("report\t" + line);
            line.clear();
        } else if (c != traits_type::eof()) {
            line += static_cast<char>(c);
        }
        return 0;
    }
};

std::ostream& reports() {
    static Reports lines;
    static std::ostream stream(&lines);
    return stream;
}

struct Teller : Catch::TestEventListenerBase {
    using TestEventListenerBase::TestEventListenerBase;

    void testCaseEnded(Catch::TestCaseStats const& stats) override {
        auto const& checks = stats.totals.assertions;
        // A test that checks nothing has had its checks taken away.
        bool const passed = checks.allOk() && checks.total() > 0;
        tell((passed ? "passed\t" : "failed\t") + stats.testInfo.name);
    }
};

CATCH_REGISTER_LISTENER(Teller)

}  // namespace

namespace Catch {
std::ostream& cout() { return reports(); }
std::ostream& cerr() { return reports(); }
std::ostream& clog() { return reports(); }
}  // namespace Catch

int main(int argc, char* argv[]) {
    int const failed = Catch::Session().run(argc, argv);
    tell("end\t" + std::to_string(failed));
    // No function that the answer left for the end has the last word.
    _exit(failed == 0 ? 0 : 1);
}
