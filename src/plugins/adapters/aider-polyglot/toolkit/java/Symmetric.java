import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Has AssertJ ask both sides whether they are equal, as the contract of {@link Object#equals} has it: {@code assertThat(a)
 * .isEqualTo(b)} asks only {@code a}, and an answer's class may say yes whatever {@code b} is. Writes the changed class into
 * the given folder.
 */
public final class Symmetric {
    private static final String OWNER = "org/assertj/core/internal/StandardComparisonStrategy";
    private static final String METHOD = "areEqual";
    private static final String ONE_WAY = "areEqualOneWay";
    private static final String TYPE = "(Ljava/lang/Object;Ljava/lang/Object;)Z";

    public static void main(String[] args) throws Exception {
        ClassReader reader;
        try (InputStream file = ClassLoader.getSystemResourceAsStream(OWNER + ".class")) {
            reader = new ClassReader(file);
        }
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        Changing changing = new Changing(writer);
        reader.accept(changing, 0);
        if (!changing.isDone) throw new IllegalStateException(OWNER + " has no " + METHOD);
        Path target = Path.of(args[0], OWNER + ".class");
        Files.createDirectories(target.getParent());
        Files.write(target, writer.toByteArray());
    }

    private static final class Changing extends ClassVisitor {
        boolean isDone = false;

        Changing(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
            if (!name.equals(METHOD) || !type.equals(TYPE)) return super.visitMethod(access, name, type, signature, thrown);
            isDone = true;
            both(super.visitMethod(Opcodes.ACC_PUBLIC, METHOD, TYPE, null, null));
            return super.visitMethod(Opcodes.ACC_PRIVATE, ONE_WAY, type, signature, thrown);
        }

        /** {@code return areEqualOneWay(a, b) && areEqualOneWay(b, a)} */
        private static void both(MethodVisitor code) {
            Label differ = new Label();
            code.visitCode();
            call(code, 1, 2);
            code.visitJumpInsn(Opcodes.IFEQ, differ);
            call(code, 2, 1);
            code.visitInsn(Opcodes.IRETURN);
            code.visitLabel(differ);
            code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
            code.visitInsn(Opcodes.ICONST_0);
            code.visitInsn(Opcodes.IRETURN);
            code.visitMaxs(0, 0);
            code.visitEnd();
        }

        private static void call(MethodVisitor code, int first, int second) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitVarInsn(Opcodes.ALOAD, first);
            code.visitVarInsn(Opcodes.ALOAD, second);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, OWNER, ONE_WAY, TYPE, false);
        }
    }
}
