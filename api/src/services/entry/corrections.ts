import { TRIAL_STATUS } from 'shared-domain';
import { refusal } from '../../http/refusal.ts';
import type { Db } from '../../store/db.ts';
import { readSentResults } from '../../store/lists.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { SentResult } from '../../store/sent.ts';
import { newAct } from './acts.ts';
import { rowKeys } from './row-key.ts';

/** Results that were given out: a change of them is a correction. */
const ACCEPTED: readonly number[] = [TRIAL_STATUS.unofficial, TRIAL_STATUS.official];

export const isAccepted = (status: number): boolean => ACCEPTED.includes(status);

/** @throws Refusal when official results would change without a word why */
export function mustSayWhy(status: number, reason: string | undefined): void {
  if (status !== TRIAL_STATUS.official || reason !== undefined) return;
  throw refusal('invalid request', '$.reason: is missing; a correction of official results says why');
}

/** What a row says beside who it is about: no log keeps a name (decision 30). */
export function factsOf(row: SentResult | undefined): Record<string, unknown> {
  if (row === undefined) return {};
  const { prf, attempts, bib, lane, rank, standing, reaction, wind, splits, comment, qualified } = row;
  return { prf, attempts, bib, lane, rank, standing, reaction, wind, splits, comment, qualified };
}

/** The corrections that a whole list sent over accepted results comes down to: of each row that says something else now. */
export async function listCorrections(
  db: Db,
  { oid, challenge, status }: TrialTable,
  sent: readonly SentResult[] | undefined,
  { organiser, now, why }: { readonly organiser: string; readonly now: Date; readonly why: string | undefined },
): Promise<OfficialActTable[]> {
  if (sent === undefined || !isAccepted(status)) return [];
  const known = (await readSentResults(db, oid)).map((row) => JSON.parse(row) as SentResult);
  const knownKeys = rowKeys(known);
  const before = new Map(known.map((row, at) => [knownKeys[at] as string, row]));
  const keys = rowKeys(sent);
  return sent.flatMap((row, at) => {
    const key = keys[at] as string;
    const was = before.get(key);
    if (was === undefined || JSON.stringify(was) === JSON.stringify(row)) return [];
    const facts = { before: factsOf(was), after: factsOf(row), why };
    return [newAct('correction', { challenge, list: oid, row: key }, facts, organiser, now)];
  });
}
