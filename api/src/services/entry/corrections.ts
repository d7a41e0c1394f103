import { TRIAL_STATUS } from 'shared-domain';
import { refusal } from '../../http/refusal.ts';
import type { SentResult } from '../../store/sent.ts';

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
