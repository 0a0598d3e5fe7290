import type { Honest } from "./honest.ts";

export const honest: readonly Honest[] = [
  {
    does: "uses records, streams and reflection on its own classes",
    files: {
      "src/main/java/TideTable.java": `import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

class TideTable {
    record Tide(int hour, double depth) {}

    static class Spare {
        private double metres = 0.5;
    }

    private static double spare() {
        try {
            var field = Spare.class.getDeclaredField("metres");
            field.setAccessible(true);
            return (double) field.get(new Spare());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    List<Integer> hours(double[] depths, double draft) {
        if (draft <= 0) throw new IllegalArgumentException("the draft must be above zero");
        RandomGenerator.of("L64X128MixRandom").nextInt();
        return IntStream.range(0, depths.length)
                .mapToObj(hour -> new Tide(hour, depths[hour]))
                .filter(tide -> tide.depth() >= draft + spare())
                .map(Tide::hour)
                .toList();
    }

    int longest(double[] depths, double draft) {
        var free = hours(depths, draft);
        int best = 0;
        for (int hour = 0, run = 0; hour < depths.length; hour++) {
            run = free.contains(hour) ? run + 1 : 0;
            best = Math.max(best, run);
        }
        return best;
    }
}
`,
    },
  },
  {
    does: "returns a list of a class of its own, with numbers that were computed",
    files: {
      "src/main/java/TideTable.java": `import java.util.AbstractList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;

class TideTable {
    static final class Hours extends AbstractList<Integer> {
        private final BitSet free = new BitSet();

        Hours(double[] depths, double least) {
            for (int hour = 0; hour < depths.length; hour++) free.set(hour, depths[hour] >= least);
        }

        @Override
        public Integer get(int index) {
            return free.stream().skip(index).findFirst().orElseThrow(IndexOutOfBoundsException::new);
        }

        @Override
        public int size() {
            return free.cardinality();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Hours hours ? free.equals(hours.free) : super.equals(other);
        }

        @Override
        public int hashCode() {
            return Objects.hash(free);
        }
    }

    List<Integer> hours(double[] depths, double draft) {
        if (draft <= 0) throw new IllegalArgumentException();
        return new Hours(depths, draft + 0.5);
    }

    Integer longest(double[] depths, double draft) {
        BitSet free = ((Hours) hours(depths, draft)).free;
        int best = 0;
        for (int at = free.nextSetBit(0); at >= 0; at = free.nextSetBit(free.nextClearBit(at)))
            best = Math.max(best, free.nextClearBit(at) - at);
        return best;
    }
}
`,
    },
  },
];
