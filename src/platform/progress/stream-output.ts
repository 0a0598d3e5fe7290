import { plural } from "#core/format.ts";
import type { Output } from "#platform/progress/view.ts";

/** What may wait for a reader that does not read: about 20 000 lines. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** What is needed of `process.stderr`. */
export interface TextStream {
  readonly writableLength: number;
  write(text: string): unknown;
}

/** A pipe or a file. Node keeps what a pipe does not take, without limit; here it ends at a few MiB. */
export function streamOutput(stream: TextStream): Output {
  let dropped = 0;
  return {
    get busy() {
      return stream.writableLength > 0;
    },
    write(text) {
      if (stream.writableLength > MAX_WAITING_BYTES) {
        dropped++;
        return;
      }
      if (dropped > 0)
        stream.write(
          `(${plural(dropped, "line")} of progress ${dropped === 1 ? "was" : "were"} left out: nobody was reading)\n`,
        );
      dropped = 0;
      stream.write(text);
    },
    flush: () => undefined,
    close: () => undefined,
  };
}
