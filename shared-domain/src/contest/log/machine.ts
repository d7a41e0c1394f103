import { amendLog, hasFactId, listFactIds } from './amendments.ts';
import { type AmendedFact, type Amendment, type Fact, isAmendment, isFact } from './fact.ts';
import type { Log } from './log.ts';
import { createRefusal, type Refusal, type RefusalKind } from './refusal.ts';
import type { Warning } from './warning.ts';

/** A contest with the log from which it was computed. */
export interface LoggedContest<F extends Fact> {
  readonly log: Log<F | Amendment<F>>;
  readonly warnings: readonly Warning[];
}

/**
 * How a fact is applied: `live`, `again` in a replay after an amendment, or `lenient` in a replay before a dismissed protest, where
 * impossible facts are skipped. Only a live attempt can be out of order.
 */
export type PlayMode = 'live' | 'again' | 'lenient';

/** How a kind of contest starts and applies the facts of its log. */
export interface Machine<S extends LoggedContest<F>, F extends Fact> {
  /** The same contest before its first fact. */
  readonly restart: (contest: S) => S;
  /** The contest after one more fact, or why it is refused. */
  readonly apply: (contest: S, fact: AmendedFact<F>, mode: PlayMode) => S | RefusalKind;
}

/** A contest after one more fact; unchanged where the fact is refused. */
export interface StepResult<S> {
  readonly state: S;
  readonly refusal?: Refusal;
}

/** A contest after all facts of a log, and the refused facts, which changed nothing. */
export interface FoldResult<S> {
  readonly state: S;
  readonly refusals: readonly Refusal[];
}

/**
 * Applies facts from the start. Before a dismissed protest impossible facts are skipped, because attempts taken under protest count only
 * if it is upheld (TR 8.5); any later one stops the replay: its id and the reason are returned.
 */
export function replay<S extends LoggedContest<F>, F extends Fact>(
  machine: Machine<S, F>,
  contest: S,
  amendedFacts: readonly AmendedFact<F>[],
  lenientUntil: number = amendedFacts.findLastIndex(({ type }) => type === 'dismissed'),
): S | { readonly stoppedBy: string; readonly kind: RefusalKind } {
  let state = machine.restart(contest);
  for (const [index, fact] of amendedFacts.entries()) {
    const mode = index < lenientUntil ? 'lenient' : 'again';
    const nextState = machine.apply(state, fact, mode);
    if (typeof nextState !== 'string') state = nextState;
    else if (mode === 'again') return { stoppedBy: fact.id, kind: nextState };
  }
  return state;
}

function stepAmendment<S extends LoggedContest<F>, F extends Fact>(
  machine: Machine<S, F>,
  contest: S,
  fact: Amendment<F>,
): StepResult<S> {
  const amendedFacts = amendLog(contest.log, fact);
  if (typeof amendedFacts === 'string') return { state: contest, refusal: createRefusal(amendedFacts, fact.id) };
  const ids = listFactIds(fact);
  if (ids.some((id, index) => hasFactId(contest.log, id) || ids.indexOf(id) < index)) {
    return { state: contest, refusal: createRefusal('known fact', fact.id) };
  }
  const state = replay(machine, contest, amendedFacts);
  if ('stoppedBy' in state) {
    const { stoppedBy, kind } = state;
    const isOwn = ids.includes(stoppedBy);
    const refusal = isOwn ? createRefusal(kind, fact.id) : createRefusal('later facts', fact.id, stoppedBy);
    return { state: contest, refusal };
  }
  const outOfOrderWarnings = contest.warnings.filter(
    (previousWarning) =>
      previousWarning.kind === 'out of order' && amendedFacts.some(({ id }) => id === previousWarning.fact),
  );
  return {
    state: { ...state, warnings: [...outOfOrderWarnings, ...state.warnings], log: { fact, before: contest.log } },
  };
}

/** Applies one more fact whose id is new. */
function applyNewFact<S extends LoggedContest<F>, F extends Fact>(
  machine: Machine<S, F>,
  contest: S,
  fact: F | Amendment<F>,
): StepResult<S> {
  if (isAmendment(fact)) return stepAmendment(machine, contest, fact);
  const nextState = machine.apply(contest, fact, 'live');
  if (typeof nextState === 'string') return { state: contest, refusal: createRefusal(nextState, fact.id) };
  return { state: { ...nextState, log: { fact, before: contest.log } } };
}

/** Applies one more fact; after an amendment the whole log is replayed. */
export function step<S extends LoggedContest<F>, F extends Fact>(
  machine: Machine<S, F>,
  contest: S,
  fact: F | Amendment<F>,
): StepResult<S> {
  if (!isFact(fact)) return { state: contest, refusal: createRefusal('not a fact', '') };
  if (hasFactId(contest.log, fact.id)) return { state: contest, refusal: createRefusal('known fact', fact.id) };
  return applyNewFact(machine, contest, fact);
}

/** Applies all facts of a log, as `step` does, with a set of ids for speed. `onFact` gets the contest after every fact. */
export function fold<S extends LoggedContest<F>, F extends Fact>(
  machine: Machine<S, F>,
  start: S,
  log: readonly (F | Amendment<F>)[],
  onFact?: (contest: S) => void,
): FoldResult<S> {
  let state = start;
  const refusals: Refusal[] = [];
  const knownIds = new Set<string>();
  for (const fact of log) {
    if (!isFact(fact)) refusals.push(createRefusal('not a fact', ''));
    else if (knownIds.has(fact.id)) refusals.push(createRefusal('known fact', fact.id));
    else {
      const result = applyNewFact(machine, state, fact);
      state = result.state;
      if (result.refusal) refusals.push(result.refusal);
      else for (const id of listFactIds(fact)) knownIds.add(id);
    }
    onFact?.(state);
  }
  return { state, refusals };
}
