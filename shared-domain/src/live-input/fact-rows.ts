import type { SentMark } from '../contract/types.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import { findSeriesMark } from '../ranking/best-from-attempts.ts';
import { TRIAL_STATUS } from '../trial/trial-status.ts';
import type { TrialState } from './trial-facts.ts';

/** Whether no attempt is expected any more, so that a series without a mark is NM. */
export const isTrialOver = ({ isEnded, status }: Pick<TrialState, 'isEnded' | 'status'>): boolean =>
  isEnded || status !== TRIAL_STATUS.running;

/** The marks and attempts that facts give the rows of a trial, by row key. */
export function buildFactRows(trialState: TrialState, event: EventRef): Map<string, SentMark> {
  const isOver = isTrialOver(trialState);
  const rows = new Map<string, SentMark>();
  for (const [key, attempts] of trialState.series) {
    if (attempts.length === 0) continue;
    rows.set(key, {
      attempts: [...attempts] as NonNullable<SentMark['attempts']>,
      prf: findSeriesMark(attempts, event, isOver) as SentMark['prf'],
    });
  }
  for (const [key, { fact }] of trialState.athleteStatuses) rows.set(key, { ...rows.get(key), prf: { st: fact.st } });
  return rows;
}
