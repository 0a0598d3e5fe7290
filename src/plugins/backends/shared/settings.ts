/** Whether a variable says yes. */
export const flagIn = (value: string | undefined): boolean => /^(1|true|yes|on)$/i.test(value ?? "");

/** Whether a variable holds anything. */
export const isSet = (env: Readonly<Record<string, string>>, name: string): boolean => (env[name] ?? "") !== "";
