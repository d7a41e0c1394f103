import { hash } from 'node:crypto';
import { mapInTurns } from '../../store/map-in-turns.ts';

/** Hash of a list by the JSON of its rows as they were sent. */
export const hashList = (bodies: readonly string[]): string => hash('sha256', `[${bodies.join(',\n')}]`, 'base64url');

const sentHashes = new WeakMap<readonly object[], Promise<string>>();

/** Hash of a list whose rows are not yet written as JSON; it is computed once, as corrections and the plan both ask for it. */
export function hashSentList(rows: readonly object[]): Promise<string> {
  const listHash = sentHashes.get(rows) ?? mapInTurns(rows, (row) => JSON.stringify(row)).then(hashList);
  sentHashes.set(rows, listHash);
  return listHash;
}

export const hashValue = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');
