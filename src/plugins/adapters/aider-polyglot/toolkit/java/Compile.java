import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles the answer, then the tests against it: {@code Compile} and twice libraries, list of sources, folder for classes.
 *
 * <p>In one process, since the compiler is slow to start and quick to go on. In two steps, and with the libraries first
 * on the class path, so that no class of the answer can stand in the place of one of JUnit's. No
 * annotation processor runs: nothing of the answer is executed here.
 */
public final class Compile {
    public static void main(String[] args) throws Exception {
        boolean compiled =
                compile(args[0], Path.of(args[1]), args[2])
                        && compile(String.join(":", args[3], args[0], args[2]), Path.of(args[4]), args[5]);
        System.exit(compiled ? 0 : 1);
    }

    private static boolean compile(String classPath, Path list, String out) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        PrintWriter messages = new PrintWriter(System.out, true);
        List<String> options = List.of("-d", out, "-cp", classPath, "-proc:none", "-encoding", "UTF-8");
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            var sources = files.getJavaFileObjectsFromPaths(Files.readAllLines(list).stream().map(Path::of).toList());
            return compiler.getTask(messages, files, null, options, null, sources).call();
        }
    }
}
