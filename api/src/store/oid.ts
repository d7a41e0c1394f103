import { v7 } from 'uuid';

/** A new identifier: opaque, URL-safe, sorting in the order of creation (Q2). */
export const newOid = (): string => v7();
