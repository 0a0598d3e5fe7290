import fs from "node:fs";
import { isatty } from "node:tty";

const STANDARD = [0, 1, 2];

/**
 * Call it at the start; the function it gives, at the very end. On its way out Node sets terminals back to how it found
 * them and aborts with a core dump where one went away meanwhile (a closed ssh). What is no longer there is replaced
 * by nothing, of which Node takes no notice.
 */
export function rememberTerminals(): () => void {
  const terminals = STANDARD.filter((fd) => isatty(fd));
  return () => {
    for (const fd of terminals.filter((found) => !isatty(found))) {
      fs.closeSync(fd);
      // The lowest free number is the one just closed; nothing else runs any more that could take it.
      fs.openSync("/dev/null", "r+");
    }
  };
}
