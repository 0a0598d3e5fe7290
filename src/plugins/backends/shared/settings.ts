/** Whether a variable says yes. */
export const flagIn = (value: string | undefined): boolean => /^(1|true|yes|on)$/i.test(value ?? "");
