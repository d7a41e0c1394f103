import {
  type AmendedFact,
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

function isAttempt<F extends Fact>(target: AmendedFact<F> | undefined): target is AmendedFact<F> & AttemptFact {
  return target?.type === 'attempt';
}

function areFacts(list: unknown): boolean {
  return Array.isArray(list) && list.every(isFact);
}

function isCorrection<F extends Fact>(fact: F | Amendment<F>): fact is Correction<F> {
  return fact.type === 'correction';
}

function setProtest<F extends Fact>(
  amendedFacts: readonly AmendedFact<F>[],
  index: number,
  state: ProtestState,
): AmendedFact<F>[] {
  return amendedFacts.map((target, other) => (other === index ? { ...target, protest: state } : target));
}

/** The facts after one more amendment, or the reason why it is refused. */
function amend<F extends Fact>(
  amendedFacts: readonly AmendedFact<F>[],
  fact: Amendment<F>,
): AmendedFact<F>[] | RefusalKind {
  const targetId = fact.type === 'correction' ? fact.replaces : fact.attempt;
  const targetIndex = amendedFacts.findIndex(
    ({ id, type }) => id === targetId && type !== 'retake' && type !== 'dismissed',
  );
  const target = amendedFacts[targetIndex];
  if (target === undefined) return 'unknown fact';
  if (fact.type === 'correction') {
    return areFacts(fact.with) ? amendedFacts.toSpliced(targetIndex, 1, ...fact.with) : 'not a fact';
  }
  if (!isAttempt(target)) return 'unknown fact';
  switch (fact.type) {
    case 'void':
      return [...amendedFacts.toSpliced(targetIndex, 1), { id: fact.id, type: 'retake', athlete: target.athlete }];
    case 'protest':
      return target.r === 'x' && target.protest === undefined
        ? setProtest(amendedFacts, targetIndex, 'pending')
        : 'no failure';
    default:
      if (target.protest !== 'pending') return 'no protest';
      if (fact.upheld) return setProtest(amendedFacts, targetIndex, 'upheld');
      return [...setProtest(amendedFacts, targetIndex, 'dismissed'), { id: fact.id, type: 'dismissed' }];
  }
}

/** Ids of the protests and rulings of a log that are taken back, by a correction with nothing in their place. */
function listTakenBack<F extends Fact>(facts: readonly (F | Amendment<F>)[]): ReadonlySet<string> {
  const said = new Set<string>();
  const takenBack = new Set<string>();
  for (const fact of facts) {
    if (fact.type === 'protest' || fact.type === 'ruling') said.add(fact.id);
    else if (isCorrection(fact) && said.has(fact.replaces) && fact.with.length === 0) takenBack.add(fact.replaces);
  }
  return takenBack;
}

/**
 * The facts of a log after all its amendments: corrections in place of what they replace, without void attempts, failures with the state
 * of their protest. Impossible amendments are left out.
 */
export function applyAmendments<F extends Fact>(log: Log<F | Amendment<F>>): readonly AmendedFact<F>[] {
  let amendedFacts: AmendedFact<F>[] = [];
  const facts = listFacts(log);
  const takenBack = listTakenBack(facts);
  for (const fact of facts) {
    if (!isAmendment(fact)) {
      amendedFacts.push(fact);
      continue;
    }
    if (takenBack.has(fact.id)) continue;
    const newAmendedFacts = amend(amendedFacts, fact);
    if (typeof newAmendedFacts !== 'string') amendedFacts = newAmendedFacts;
  }
  return amendedFacts;
}

/** The facts of a log after one more amendment, or the reason why it is refused. */
export function amendLog<F extends Fact>(
  log: Log<F | Amendment<F>>,
  fact: Amendment<F>,
): readonly AmendedFact<F>[] | RefusalKind {
  const next = { fact, before: log };
  if (fact.type !== 'correction' || !areFacts(fact.with)) return amend(applyAmendments(log), fact);
  const [before, after] = [log, next].map((one) => listTakenBack(listFacts(one)).size);
  return before === after ? amend(applyAmendments(log), fact) : applyAmendments(next);
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
