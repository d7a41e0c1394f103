/** Rows of a list from the texts they are stored as, in one go. */
export const parseBodies = <T>(bodies: readonly string[]): T[] => JSON.parse(`[${bodies.join(',')}]`) as T[];
