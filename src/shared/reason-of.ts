/** Returns what an error says. Anything can be thrown, so it may not be an error at all. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
