import { amend, applyAmendments, isKnown, listFactIds } from './amendments.ts';
import { type Act, type Amendment, type Fact, isAmendment, isFact } from './fact.ts';
import type { Log } from './log.ts';
import { type Refusal, type RefusalKind, refusal } from './refusal.ts';
import type { Warning } from './warning.ts';

/** A contest carries the log that it comes from. */
export interface Logged<F extends Fact> {
  readonly log: Log<F | Amendment<F>>;
  readonly warnings: readonly Warning[];
}

/**
 * How an act is played: `live`, `again` after an amendment, `lenient` before a dismissed protest, when what hung on it is let
 * go. Only a live trial can be out of order.
 */
export type Play = 'live' | 'again' | 'lenient';

/** The rules of a contest over its log. */
export interface Machine<S extends Logged<F>, F extends Fact> {
  /** The same contest before its first fact. */
  readonly restart: (contest: S) => S;
  /** The contest after one more act, or why not. */
  readonly apply: (contest: S, act: Act<F>, play: Play) => S | RefusalKind;
}

/** What one more fact makes of a contest; refused, the contest is the same as before. */
export interface Step<S> {
  readonly state: S;
  readonly refusal?: Refusal;
}

/** What a log makes of a contest, and the facts that were refused: they count for nothing. */
export interface Fold<S> {
  readonly state: S;
  readonly refused: readonly Refusal[];
}

/**
 * Plays acts from the start. Those before a dismissed protest that are no longer possible are left aside, for trials on a
 * protest stand only when it is upheld (TR 8.5); any other stops the replay and is named.
 */
export function replay<S extends Logged<F>, F extends Fact>(
  machine: Machine<S, F>,
  contest: S,
  acts: readonly Act<F>[],
  lenientUntil: number = acts.findLastIndex(({ type }) => type === 'dismissed'),
): S | { readonly stoppedBy: string } {
  let state = machine.restart(contest);
  for (const [index, act] of acts.entries()) {
    const play = index < lenientUntil ? 'lenient' : 'again';
    const after = machine.apply(state, act, play);
    if (typeof after !== 'string') state = after;
    else if (play === 'again') return { stoppedBy: act.id };
  }
  return state;
}

function stepAmendment<S extends Logged<F>, F extends Fact>(
  machine: Machine<S, F>,
  contest: S,
  fact: Amendment<F>,
): Step<S> {
  const acts = amend(applyAmendments(contest.log), fact);
  if (typeof acts === 'string') return { state: contest, refusal: refusal(acts, fact.id) };
  const ids = listFactIds(fact);
  if (ids.some((id, at) => isKnown(contest.log, id) || ids.indexOf(id) < at)) {
    return { state: contest, refusal: refusal('known fact', fact.id) };
  }
  const state = replay(machine, contest, acts);
  if ('stoppedBy' in state) return { state: contest, refusal: refusal('later facts', fact.id, state.stoppedBy) };
  const outOfOrder = contest.warnings.filter(
    (old) => old.kind === 'out of order' && acts.some(({ id }) => id === old.fact),
  );
  return { state: { ...state, warnings: [...outOfOrder, ...state.warnings], log: { fact, before: contest.log } } };
}

/** One more fact, whose id is known to be new. */
function stepNew<S extends Logged<F>, F extends Fact>(
  machine: Machine<S, F>,
  contest: S,
  fact: F | Amendment<F>,
): Step<S> {
  if (isAmendment(fact)) return stepAmendment(machine, contest, fact);
  const after = machine.apply(contest, fact, 'live');
  if (typeof after === 'string') return { state: contest, refusal: refusal(after, fact.id) };
  return { state: { ...after, log: { fact, before: contest.log } } };
}

/** One more fact: applied at once, an amendment by playing the log again as it then stands. */
export function step<S extends Logged<F>, F extends Fact>(
  machine: Machine<S, F>,
  contest: S,
  fact: F | Amendment<F>,
): Step<S> {
  if (!isFact(fact)) return { state: contest, refusal: refusal('not a fact', '') };
  if (isKnown(contest.log, fact.id)) return { state: contest, refusal: refusal('known fact', fact.id) };
  return stepNew(machine, contest, fact);
}

/** A whole log, fact by fact: `step` after `step`, with the ids kept at hand. `each` is told every contest on the way. */
export function fold<S extends Logged<F>, F extends Fact>(
  machine: Machine<S, F>,
  start: S,
  log: readonly (F | Amendment<F>)[],
  each?: (contest: S) => void,
): Fold<S> {
  let state = start;
  const refused: Refusal[] = [];
  const known = new Set<string>();
  for (const fact of log) {
    if (!isFact(fact)) refused.push(refusal('not a fact', ''));
    else if (known.has(fact.id)) refused.push(refusal('known fact', fact.id));
    else {
      const after = stepNew(machine, state, fact);
      state = after.state;
      if (after.refusal) refused.push(after.refusal);
      else for (const id of listFactIds(fact)) known.add(id);
    }
    each?.(state);
  }
  return { state, refused };
}
