import { MARK_STATUS, TRIAL_STATUS } from 'shared-domain';
import type { LiveFact } from 'shared-domain/contract';
import type { WriteFact } from '../log/fact-log.ts';

type ClockAct = Extract<LiveFact, { readonly kind: 'clock' }>['act'];

/** The facts that every field event has. */
export const createContestFacts = (trialOID: string) => ({
  call:
    (row: string, next?: string): WriteFact =>
    () => ({ kind: 'call', trialOID, row, ...(next === undefined ? {} : { next }) }),
  absent:
    (row: string): WriteFact =>
    () => ({ kind: 'word', trialOID, row, st: MARK_STATUS.dns }),
  /** Gone with leave, or back. */
  away:
    (row: string, away: boolean): WriteFact =>
    () => ({ kind: 'setting', trialOID, row, away }),
  disqualified:
    (row: string, rule: string): WriteFact =>
    () => ({ kind: 'word', trialOID, row, st: MARK_STATUS.dq, rules: [rule] }),
  clock:
    (act: ClockAct, more: { readonly row?: string; readonly ms?: number; readonly text?: string } = {}): WriteFact =>
    () => ({ kind: 'clock', trialOID, act, ...more }),
  close: (): WriteFact => () => ({ kind: 'close', trialOID }),
  sign: (): WriteFact => () => ({ kind: 'status', trialOID, status: TRIAL_STATUS.unofficial }),
  reopen:
    (why: string): WriteFact =>
    () => ({ kind: 'status', trialOID, status: TRIAL_STATUS.running, why }),
  undo:
    (replaces: string): WriteFact =>
    () => ({ kind: 'correction', trialOID, replaces, with: [] }),
  retake:
    (attempt: string): WriteFact =>
    () => ({ kind: 'void', trialOID, attempt }),
  protest:
    (attempt: string): WriteFact =>
    () => ({ kind: 'protest', trialOID, attempt }),
  ruling:
    (attempt: string, upheld: boolean): WriteFact =>
    () => ({ kind: 'ruling', trialOID, attempt, upheld }),
});
