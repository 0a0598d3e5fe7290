
extern crate zzzz_polyglot;

#[test]
#[allow(non_snake_case)]
fn AAAA_the_start() {
    crate::zzzz_polyglot::start();
}

#[test]
fn zzzz_the_end() {
    crate::zzzz_polyglot::tell("end");
}
