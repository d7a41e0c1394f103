import { isWindMissing, readOptions, TRIAL_STATUS } from 'shared-domain';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';
import { readTrialEvent } from './sheet.ts';

/** What the wind readings of a trial are in: its rows, and the reading of its race in m/s. */
interface WindReadings {
  readonly rows: readonly SentResult[];
  readonly wind: number | undefined;
}

/** Whether a change of official results removes a wind reading that the competition requires (Q5). */
export function isWindWithdrawn(
  { flag, kind }: ChallengeRecord,
  trial: TrialTable,
  before: WindReadings,
  after: WindReadings,
): boolean {
  if (trial.status !== TRIAL_STATUS.official || !readOptions(flag).isWindRequired) return false;
  const event = readTrialEvent(trial, kind);
  return !isWindMissing(before.rows, before.wind, event) && isWindMissing(after.rows, after.wind, event);
}
