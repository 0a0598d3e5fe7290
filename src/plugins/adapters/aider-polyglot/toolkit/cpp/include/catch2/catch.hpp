#error "EXERCISM_TEST_SUITE is not for an answer to define: it would have the tests take another Catch"
