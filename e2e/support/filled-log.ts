import type { Page } from '@playwright/test';

interface StoredRow {
  readonly seq: number;
  readonly fact: { readonly id: string; readonly at: string; readonly kind: string; readonly trialOID: string };
}

/** The attempts that a device's log has still to have: the row of an athlete in a trial, and which attempt. */
export interface MissingAttempt {
  readonly trialOID: string;
  readonly row: string;
  readonly n: number;
}

/** Every attempt of the trials that a device has, in the order of the contests. */
export const listAttempts = (page: Page, attempts: number): Promise<MissingAttempt[]> =>
  page.evaluate(
    (count) =>
      new Promise<MissingAttempt[]>((resolve, reject) => {
        const opening = indexedDB.open('foulee-officiel');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('seen').objectStore('seen').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            const [seen] = asked.result as { trials: { oid: string; rows: { row: string }[] }[] }[];
            const rounds = Array.from({ length: count }, (_, at) => at + 1);
            resolve(
              (seen?.trials ?? []).flatMap(({ oid, rows }) =>
                rounds.flatMap((n) => rows.map(({ row }) => ({ trialOID: oid, row, n }))),
              ),
            );
          };
        };
      }),
    attempts,
  );

/**
 * Adds facts to the log of a device as another of its tabs would write them: each is the last attempt that was typed there, with what is
 * given in place of what it said. The open console is told, and reads them.
 */
export const addFacts = (page: Page, given: readonly object[]): Promise<void> =>
  page.evaluate(
    (changes) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('foulee-officiel');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['device', 'facts'], 'readwrite', { durability: 'strict' });
          const [devices, facts] = [transaction.objectStore('device'), transaction.objectStore('facts')];
          const askedRows = facts.getAll();
          askedRows.onsuccess = () => {
            const last = (askedRows.result as StoredRow[]).findLast(({ fact }) => fact.kind === 'attempt');
            if (last === undefined) return transaction.abort();
            const askedDevice = devices.get('device');
            askedDevice.onsuccess = () => {
              const device = askedDevice.result as { next: number; lastAt: number };
              for (const [at, change] of changes.entries()) {
                const seq = device.next + at;
                const id = last.fact.id.slice(0, -8) + seq.toString(16).padStart(8, '0');
                const instant = new Date(device.lastAt + at + 1).toISOString();
                const fact = { ...last.fact, ...change, id, seq, at: instant };
                facts.add({ ...last, seq, fact, state: 'held', sendAfter: 0, isStored: false });
              }
              const { length } = changes;
              devices.put({ ...device, next: device.next + length, lastAt: device.lastAt + length });
            };
          };
          transaction.onabort = () => reject(transaction.error ?? new Error('nothing was typed before'));
          transaction.oncomplete = () => {
            opening.result.close();
            new BroadcastChannel('foulee-officiel').postMessage('changed');
            resolve();
          };
        };
      }),
    given,
  );

/** Adds the attempts that are missing, fouls like the last one that was typed. */
export const fillLog = (page: Page, missing: readonly MissingAttempt[]): Promise<void> => addFacts(page, missing);
