//! What tests tell the grader by: a crate that is compiled once, and that the tests' own crates alone are given.
use std::io::{Read, Write};

static SECRET: std::sync::OnceLock<std::string::String> = std::sync::OnceLock::new();

pub fn start() {
    // Nobody but the superuser gets at the memory of this process by way of /proc any more.
    #[cfg(target_os = "linux")]
    {
        unsafe extern "C" {
            fn prctl(option: i32, ...) -> i32;
        }
        unsafe { prctl(4, 0usize, 0usize, 0usize, 0usize) };
    }
    let mut secret = std::string::String::new();
    std::io::stdin().read_to_string(&mut secret).unwrap();
    SECRET.set(secret).unwrap();
    // What a test finds is told apart from what the answer prints; how the answer itself panics is printed.
    let print = std::panic::take_hook();
    std::panic::set_hook(std::boxed::Box::new(move |panic| {
        if panic.location().is_some_and(|at| at.file().starts_with("tests/")) {
            tell(&std::format!("report\t{}", panic.to_string().replace('\n', "\x1f").replace('\x1e', " ")));
        } else {
            print(panic);
        }
    }));
}

pub fn tell(message: &str) {
    let secret = SECRET.get().unwrap();
    let line = std::format!("\x1e{secret}{message}\x1e\n");
    std::io::stdout().write_all(line.as_bytes()).unwrap();
}

pub struct Told(pub &'static str, pub &'static str, pub bool);

impl std::ops::Drop for Told {
    fn drop(&mut self) {
        let fits = std::thread::panicking() == self.2;
        tell(&std::format!("{}\t{}::{}", if fits { "passed" } else { "failed" }, self.0, self.1));
    }
}
