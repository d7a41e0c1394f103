import { hash } from 'node:crypto';

/** Hash of a list as it was sent. */
export const hashList = (bodies: readonly string[]): string => hash('sha256', `[${bodies.join(',\n')}]`, 'base64url');

export const hashValue = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');
