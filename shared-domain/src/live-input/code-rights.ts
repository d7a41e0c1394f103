import type { AccessCodeKind } from '../organisation/access-code-kind.ts';
import { TRIAL_STATUS } from '../trial/trial-status.ts';
import { JUDGING_FACT_KINDS } from './judging-kinds.ts';

/** Kinds of fact that each kind of code may sign in, corrections included; boards only read. */
export const SIGNABLE_FACTS: Readonly<Record<AccessCodeKind, readonly string[]>> = {
  judge: [
    'attempt',
    'heights',
    'bar',
    'jumpOff',
    'close',
    'void',
    'protest',
    'ruling',
    'side',
    'call',
    'clock',
    'setting',
    'word',
    'status',
    'check',
    'evidence',
    ...JUDGING_FACT_KINDS,
    'lap',
    'correction',
  ],
  wind: ['wind', 'evidence', 'correction'],
  starter: ['start', 'gun', 'recall', 'check', 'evidence', 'word', 'status', 'report', 'correction'],
  chrono: ['time', 'raw', 'lap', 'wind', 'start', 'gun', 'evidence', 'word', 'status', 'correction'],
  vboard: [],
  sboard: [],
};

/**
 * Kinds of fact that a code brings in a correction alone: a judge reads no wind, and says to which attempt a reading of the gauge
 * belongs.
 */
export const CORRECTABLE_FACTS: Partial<Readonly<Record<AccessCodeKind, readonly string[]>>> = { judge: ['wind'] };

/** Whether a kind of code may correct facts of a kind, and bring them in a correction. */
export const canCorrect = (codeKind: AccessCodeKind, kind: string): boolean =>
  SIGNABLE_FACTS[codeKind].includes(kind) || CORRECTABLE_FACTS[codeKind]?.includes(kind) === true;

/** Kinds of code of races alone: in a field event they write off nobody, move no status and hold nothing. */
export const RACE_CODE_KINDS: readonly AccessCodeKind[] = ['starter', 'chrono'];

/**
 * Whose facts each kind of code may correct: its own kind's, and a judge those of all, for judges decide. What is corrected is of a kind
 * that it may say (`canCorrect`).
 */
export const AMENDABLE_KINDS: Readonly<Record<AccessCodeKind, readonly AccessCodeKind[]>> = {
  judge: ['judge', 'wind', 'starter', 'chrono'],
  wind: ['wind'],
  starter: ['starter'],
  chrono: ['chrono'],
  vboard: [],
  sboard: [],
};

const { called, running, finished, unofficial } = TRIAL_STATUS;

/** Statuses that each kind of code may move a trial to. */
export const SETTABLE_STATUSES: Readonly<Record<AccessCodeKind, readonly number[]>> = {
  judge: [called, running, finished, unofficial],
  wind: [],
  starter: [called, running],
  chrono: [finished, unofficial],
  vboard: [],
  sboard: [],
};
