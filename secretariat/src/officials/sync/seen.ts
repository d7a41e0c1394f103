import type { DeviceAnswer } from 'shared-domain/contract';
import type { Database } from '../log/database.ts';

/** What was last read of a competition: its trials with their lists, and every fact of them. */
export interface Seen {
  readonly chOID: string;
  readonly challenge: DeviceAnswer['challenge'];
  readonly expires: string;
  readonly cursor: number;
  readonly revision: number;
  readonly trials: readonly DeviceTrial[];
  readonly facts: readonly SeenFact[];
  /** When it was read, by the device's clock, ms. */
  readonly read: number;
}

export type DeviceTrial = DeviceAnswer['trials'][number];
export type SeenFact = DeviceAnswer['facts'][number];

/** What is known after one more answer. */
export function mergeAnswer(seen: Seen | undefined, answer: DeviceAnswer, now: number): Seen {
  const known = new Set(answer.facts.map(({ n }) => n));
  const before = (seen?.facts ?? []).filter(({ n }) => !known.has(n));
  return {
    chOID: answer.challenge.oid,
    challenge: answer.challenge,
    expires: answer.code.expires,
    cursor: answer.cursor,
    revision: answer.revision,
    trials: answer.trials,
    facts: answer.facts.length === 0 ? (seen?.facts ?? []) : [...before, ...answer.facts],
    read: now,
  };
}

export const readSeen = (database: Database, chOID: string): Promise<Seen | undefined> =>
  database.read<Seen | undefined>('seen', (store) => store.get(chOID));

export const writeSeen = (database: Database, seen: Seen): Promise<void> =>
  database.write(['seen'], async (transaction) => {
    transaction.objectStore('seen').put(seen);
  });
