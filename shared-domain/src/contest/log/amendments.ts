import {
  type Act,
  type Amendment,
  type AttemptFact,
  type Correction,
  type Fact,
  isAmendment,
  isFact,
  type ProtestState,
} from './fact.ts';
import { type Log, listFacts } from './log.ts';
import type { RefusalKind } from './refusal.ts';

function isAttempt<F extends Fact>(act: Act<F> | undefined): act is Act<F> & AttemptFact {
  return act?.type === 'attempt';
}

function areFacts(list: unknown): boolean {
  return Array.isArray(list) && list.every(isFact);
}

function isCorrection<F extends Fact>(fact: F | Amendment<F>): fact is Correction<F> {
  return fact.type === 'correction';
}

function setProtest<F extends Fact>(acts: readonly Act<F>[], index: number, state: ProtestState): Act<F>[] {
  return acts.map((act, other) => (other === index ? { ...act, protest: state } : act));
}

/** The acts after one more amendment, or the reason why it is refused. */
export function amend<F extends Fact>(acts: readonly Act<F>[], fact: Amendment<F>): Act<F>[] | RefusalKind {
  const targetId = fact.type === 'correction' ? fact.replaces : fact.attempt;
  const actIndex = acts.findIndex(({ id, type }) => id === targetId && type !== 'retake' && type !== 'dismissed');
  const act = acts[actIndex];
  if (act === undefined) return 'unknown fact';
  if (fact.type === 'correction') {
    return areFacts(fact.with) ? acts.toSpliced(actIndex, 1, ...fact.with) : 'not a fact';
  }
  if (!isAttempt(act)) return 'unknown fact';
  switch (fact.type) {
    case 'void':
      return [...acts.toSpliced(actIndex, 1), { id: fact.id, type: 'retake', athlete: act.athlete }];
    case 'protest':
      return act.r === 'x' && act.protest === undefined ? setProtest(acts, actIndex, 'pending') : 'no failure';
    default:
      if (act.protest !== 'pending') return 'no protest';
      if (fact.upheld) return setProtest(acts, actIndex, 'upheld');
      return [...setProtest(acts, actIndex, 'dismissed'), { id: fact.id, type: 'dismissed' }];
  }
}

/**
 * The acts of a log after all its amendments: corrections in place of what they replace, without void attempts, failures with the state
 * of their protest. Impossible amendments are left out.
 */
export function applyAmendments<F extends Fact>(log: Log<F | Amendment<F>>): readonly Act<F>[] {
  let acts: Act<F>[] = [];
  for (const fact of listFacts(log)) {
    if (!isAmendment(fact)) {
      acts.push(fact);
      continue;
    }
    const newActs = amend(acts, fact);
    if (typeof newActs !== 'string') acts = newActs;
  }
  return acts;
}

/** The ids of a fact and of the facts that it brings as a correction. */
export function listFactIds<F extends Fact>(fact: F | Amendment<F>): string[] {
  return isCorrection(fact) ? [fact.id, ...fact.with.map(({ id }) => id)] : [fact.id];
}

/** Whether a fact of the log, or one that a correction brought, has this id. */
export function hasFactId<F extends Fact>(log: Log<F | Amendment<F>>, id: string): boolean {
  for (let entry = log; entry !== null; entry = entry.before) {
    if (entry.fact.id === id) return true;
    if (isCorrection(entry.fact) && entry.fact.with.some((broughtFact) => broughtFact.id === id)) return true;
  }
  return false;
}
