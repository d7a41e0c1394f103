import { hash, randomBytes } from 'node:crypto';

/** A secret of 256 bits that can stand in an address. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored in place of a secret; a long random secret needs no slow one. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');
