import {
  type Act,
  type Amendment,
  type Correction,
  type Fact,
  isAmendment,
  isFact,
  type ProtestState,
  type TrialFact,
} from './fact.ts';
import { type Log, listFacts } from './log.ts';
import type { RefusalKind } from './refusal.ts';

function isTrial<F extends Fact>(act: Act<F> | undefined): act is Act<F> & TrialFact {
  return act?.type === 'attempt';
}

function areFacts(list: unknown): boolean {
  return Array.isArray(list) && list.every(isFact);
}

function isCorrection<F extends Fact>(fact: F | Amendment<F>): fact is Correction<F> {
  return fact.type === 'correction';
}

function underProtest<F extends Fact>(acts: readonly Act<F>[], at: number, state: ProtestState): Act<F>[] {
  return acts.map((act, index) => (index === at ? { ...act, protest: state } : act));
}

/** A log as it stands after one more amendment; the reason when it can't be made. */
export function amend<F extends Fact>(acts: readonly Act<F>[], fact: Amendment<F>): Act<F>[] | RefusalKind {
  const target = fact.type === 'correction' ? fact.replaces : fact.attempt;
  const at = acts.findIndex(({ id, type }) => id === target && type !== 'retake' && type !== 'dismissed');
  const act = acts[at];
  if (act === undefined) return 'unknown fact';
  if (fact.type === 'correction') {
    return areFacts(fact.with) ? acts.toSpliced(at, 1, ...fact.with) : 'not a fact';
  }
  if (!isTrial(act)) return 'unknown fact';
  switch (fact.type) {
    case 'void':
      return [...acts.toSpliced(at, 1), { id: fact.id, type: 'retake', athlete: act.athlete }];
    case 'protest':
      return act.r === 'x' && act.protest === undefined ? underProtest(acts, at, 'pending') : 'no failure';
    default:
      if (act.protest !== 'pending') return 'no protest';
      if (fact.upheld) return underProtest(acts, at, 'upheld');
      return [...underProtest(acts, at, 'dismissed'), { id: fact.id, type: 'dismissed' }];
  }
}

/**
 * A log as it stands: corrections in the place of what they replace, void trials left out, protests with their state.
 * Amendments that can't be made are left aside.
 */
export function applyAmendments<F extends Fact>(log: Log<F | Amendment<F>>): readonly Act<F>[] {
  let acts: Act<F>[] = [];
  for (const fact of listFacts(log)) {
    if (!isAmendment(fact)) {
      acts.push(fact);
      continue;
    }
    const amended = amend(acts, fact);
    if (typeof amended !== 'string') acts = amended;
  }
  return acts;
}

/** The ids that a fact takes: its own, and those of the facts that a correction brings. */
export function listFactIds<F extends Fact>(fact: F | Amendment<F>): string[] {
  return isCorrection(fact) ? [fact.id, ...fact.with.map(({ id }) => id)] : [fact.id];
}

/** Whether an id is taken, by a fact of the log or by one that a correction brought. */
export function isKnown<F extends Fact>(log: Log<F | Amendment<F>>, id: string): boolean {
  for (let entry = log; entry !== null; entry = entry.before) {
    if (entry.fact.id === id) return true;
    if (isCorrection(entry.fact) && entry.fact.with.some((own) => own.id === id)) return true;
  }
  return false;
}
