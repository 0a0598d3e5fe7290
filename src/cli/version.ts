import manifest from "../../package.json" with { type: "json" };

/** Version of the harness, from package.json; built into the bundle. */
export const HARNESS_VERSION: string = manifest.version;
