/** Rows of a list from their stored JSON texts, parsed all at once. */
export const parseBodies = <T>(bodies: readonly string[]): T[] => JSON.parse(`[${bodies.join(',')}]`) as T[];
