import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

/** Loads what most exercises need, while the archives of loaded classes are made. */
public class WarmTest {
    private List<Integer> numbers;

    @BeforeEach
    public void setUp() {
        numbers = List.of(1, 2, 3);
    }

    @Test
    public void passes() {
        assertThat(numbers).containsExactly(1, 2, 3).hasSize(3);
        assertThat("text").isEqualTo("text").contains("ex");
        assertThat(Map.of("a", 1)).containsEntry("a", 1);
        assertThat(true).isTrue();
        assertThat(1.5).isCloseTo(1.5, org.assertj.core.api.Assertions.within(0.1));
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> { throw new IllegalStateException("no"); })
                .withMessage("no");
        assertThatThrownBy(() -> { throw new IllegalStateException("no"); }).hasMessageContaining("no");
    }

    @Disabled("which RunTests overlooks")
    @Test
    public void fails() {
        assertThat(numbers).containsExactly(1);
    }
}
