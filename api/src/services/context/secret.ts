import { hash, randomBytes } from 'node:crypto';

/** A secret that is handed out once: 256 bits, safe in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. A long random secret needs no slow hash. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');
