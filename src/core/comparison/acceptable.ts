/**
 * What two runs may differ in without being incomparable, when somebody says that this is what is compared: the
 * treatment, the harness that measured it, and what one of them does not record.
 */
export const ACCEPTABLE = [
  "model",
  "backend",
  "program-version",
  "provider",
  "env-names",
  "host-config",
  "harness-version",
  "unrecorded",
] as const;

export type Acceptable = (typeof ACCEPTABLE)[number];

/** Those that make up the treatment. */
export const TREATMENT: readonly Acceptable[] = [
  "model",
  "backend",
  "program-version",
  "provider",
  "env-names",
  "host-config",
];
