import { type RecallCard, TRIAL_STATUS } from 'shared-domain';
import type { WriteFact } from '../log/fact-log.ts';

/** The facts of a starter. */
export const createStartFacts = (trialOID: string) => ({
  called: (): WriteFact => () => ({ kind: 'status', trialOID, status: TRIAL_STATUS.called }),
  start: (): WriteFact => () => ({ kind: 'start', trialOID }),
  gun:
    (time: string): WriteFact =>
    () => ({ kind: 'gun', trialOID, time }),
  recall:
    (card: RecallCard, rows: readonly string[], reaction?: number, rules?: readonly string[]): WriteFact =>
    () => ({
      kind: 'recall',
      trialOID,
      card,
      who: rows.map((row) => ({ row })),
      ...(reaction === undefined ? {} : { reaction }),
      ...(rules === undefined ? {} : { rules: [...rules] }),
    }),
  evidence:
    (what: string, fields: { readonly ok?: boolean; readonly text?: string; readonly by?: string }): WriteFact =>
    () => ({ kind: 'evidence', trialOID, what, ...fields }),
});
