/** What an error says; of anything else that was thrown, what it is written as. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
