import { MissingPrerequisite } from "#core/errors.ts";

/** Opens a file in the browser of whoever sits at this machine. Throws `MissingPrerequisite` where nothing can. */
export async function openInBrowser(file: string, platform: NodeJS.Platform): Promise<void> {
  const program = platform === "darwin" ? "open" : "xdg-open";
  const { execa } = await import("execa");
  const { failed } = await execa(program, [file], { reject: false, stdio: "ignore", timeout: 10_000 });
  if (failed)
    throw new MissingPrerequisite("no-browser", `${program} could not open ${file}.`, "Open it in a browser yourself.");
}
