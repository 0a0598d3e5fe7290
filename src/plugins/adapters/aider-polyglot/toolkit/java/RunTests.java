package grader;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.ServiceLoader;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs the test classes it is given by name, and tells the grader of each test behind the secret read from standard
 * input. Only these classes and Jupiter itself take part: no listener, filter, extension or setting is looked for on
 * the class path. Ends with {@code halt}, so that no shutdown hook has the last word.
 */
public final class RunTests {
    /** What keeps a test from running because somebody wrote so, in whatever form: these are overlooked. */
    private static final String DISABLED =
            "org.junit.jupiter.engine.extension.DisabledCondition,org.junit.jupiter.api.condition.DisabledIfCondition";

    public static void main(String[] testClasses) throws IOException, ClassNotFoundException {
        // It reads once how programs are started: by a helper that this runtime does not have.
        Class.forName("java.lang.ProcessImpl");
        String secret = new String(System.in.readAllBytes(), StandardCharsets.US_ASCII).strip();
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        PrintStream shown = System.out;
        Reporter reporter = new Reporter(secret, out, shown);
        Launcher launcher =
                LauncherFactory.create(
                        LauncherConfig.builder()
                                .enableTestEngineAutoRegistration(false)
                                .enableLauncherDiscoveryListenerAutoRegistration(false)
                                .enableLauncherSessionListenerAutoRegistration(false)
                                .enablePostDiscoveryFilterAutoRegistration(false)
                                .enableTestExecutionListenerAutoRegistration(false)
                                .addTestEngines(jupiter())
                                .build());
        LauncherDiscoveryRequest request =
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(Arrays.stream(testClasses).map(DiscoverySelectors::selectClass).toList())
                        .enableImplicitConfigurationParameters(false)
                        .configurationParameter("junit.jupiter.conditions.deactivate", DISABLED)
                        .build();
        launcher.execute(request, reporter);
        shown.flush();
        reporter.tell("end\t");
        Runtime.getRuntime().halt(0);
    }

    /** Of the module path alone: what a class path may offer is not asked. */
    private static TestEngine jupiter() {
        return ServiceLoader.load(RunTests.class.getModule().getLayer(), TestEngine.class).findFirst().orElseThrow();
    }

    private static final class Reporter implements TestExecutionListener {
        private static final int TRACE_LENGTH = 4_000;

        private final String secret;
        private final OutputStream out;
        private final PrintStream shown;

        Reporter(String secret, OutputStream out, PrintStream shown) {
            this.secret = secret;
            this.out = out;
            this.shown = shown;
        }

        @Override
        public void executionSkipped(TestIdentifier test, String reason) {
            report(nameOf(test) + " SKIPPED " + reason + "\n");
            tell("skipped\t" + nameOf(test));
        }

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            boolean passed = result.getStatus() == TestExecutionResult.Status.SUCCESSFUL;
            if (test.isContainer() && passed) return;
            String trace = result.getThrowable().map(Reporter::traceOf).orElse("");
            report(nameOf(test) + (passed ? " PASSED\n" : " FAILED\n") + trace);
            tell((passed ? "passed\t" : "failed\t") + nameOf(test));
        }

        /** As far as it leads through the tests and the answer. */
        private static String traceOf(Throwable thrown) {
            try {
                StackTraceElement[] frames = thrown.getStackTrace();
                thrown.setStackTrace(
                        Arrays.stream(frames)
                                .filter(frame -> !isMachinery(frame.getClassName()))
                                .toArray(StackTraceElement[]::new));
                StringWriter text = new StringWriter();
                thrown.printStackTrace(new PrintWriter(text, true));
                String trace = text.toString();
                return (trace.length() > TRACE_LENGTH ? trace.substring(0, TRACE_LENGTH) + " ..." : trace) + "\n";
            } catch (Throwable unprintable) { // of the answer's making
                return thrown.getClass().getName() + "\n";
            }
        }

        /** Apart from what the answer prints; newlines would not survive in a message. */
        private void report(String text) {
            tell("report\t" + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)));
        }

        private static boolean isMachinery(String name) {
            return name.startsWith("java.")
                    || name.startsWith("jdk.")
                    || name.startsWith("org.junit.")
                    || name.startsWith("grader.");
        }

        private static String nameOf(TestIdentifier test) {
            return test.getSource()
                    .filter(MethodSource.class::isInstance)
                    .map(source -> ((MethodSource) source).getClassName() + "." + test.getLegacyReportingName())
                    .orElse(test.getLegacyReportingName());
        }

        private synchronized void tell(String message) {
            try {
                shown.flush();
                String line = message.replaceAll("[\\x00-\\x08\\x0a-\\x1f]", " ");
                out.write(("\u001e" + secret + line + "\u001e\n").getBytes(StandardCharsets.UTF_8));
            } catch (IOException broken) {
                Runtime.getRuntime().halt(1);
            }
        }
    }
}
