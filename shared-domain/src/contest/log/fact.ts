/** The fields of every fact of a contest's log. Facts are plain JSON, appended and never changed. */
export interface Fact {
  readonly id: string;
  readonly type: string;
}

/** `pending` until the referee or the jury decides (TR 8.5). */
export type ProtestState = 'pending' | 'upheld' | 'dismissed';

/** `o` valid, `x` failed, `-` passed, `r` retired (Q14). The judge says which; it is never concluded from the time that has passed (TR 25.17). */
export const ATTEMPT_RESULTS = ['o', 'x', '-', 'r'] as const;

/** One of `ATTEMPT_RESULTS`. */
export type AttemptResult = (typeof ATTEMPT_RESULTS)[number];

/** One attempt of one athlete. */
export interface AttemptFact extends Fact {
  readonly type: 'attempt';
  /** id of the athlete in the contest. */
  readonly athlete: string;
  readonly r: AttemptResult;
  /**
   * Set in what `applyAmendments` returns, by a later protest and its ruling; never in the log itself. A failure counts as valid while
   * its protest is pending: the athlete may get later attempts because of it (TR 8.5).
   */
  readonly protest?: ProtestState;
}

/** The officials end the contest, as when enough athletes have qualified or in bad weather. */
export interface CloseFact extends Fact {
  readonly type: 'close';
}

/** An athlete is disqualified: the marks of the contest no longer count (TR 7.1), and the athlete takes no more attempts. */
export interface ExclusionFact extends Fact {
  readonly type: 'exclusion';
  /** id of the athlete in the contest. */
  readonly athlete: string;
}

/** Replaces an earlier fact by others; `with: []` removes it. Both stay in the log. */
export interface Correction<F extends Fact> extends Fact {
  readonly type: 'correction';
  /** id of the fact that it replaces. */
  readonly replaces: string;
  readonly with: readonly F[];
}

/** A hindered attempt does not count and is taken again (TR 25.18). It stays in the log. */
export interface Voiding extends Fact {
  readonly type: 'void';
  /** id of the attempt's fact. */
  readonly attempt: string;
}

/** An immediate protest against a failure (TR 8.5). */
export interface Protest extends Fact {
  readonly type: 'protest';
  /** id of the attempt's fact. */
  readonly attempt: string;
}

/** The decision on a protest (TR 8.5). */
export interface Ruling extends Fact {
  readonly type: 'ruling';
  /** id of the attempt's fact. */
  readonly attempt: string;
  readonly upheld: boolean;
}

/** A fact about an earlier fact. */
export type Amendment<F extends Fact> = Correction<F> | Voiding | Protest | Ruling;

/**
 * What an amendment adds to the amended log: `retake`, the athlete takes a void attempt again; `dismissed`, a protest failed. `id` is that
 * of the amendment.
 */
type AmendmentOutcome =
  | { readonly id: string; readonly type: 'retake'; readonly athlete: string }
  | { readonly id: string; readonly type: 'dismissed' };

/** An entry of a log after its amendments: a fact, or what an amendment adds. */
export type AmendedFact<F extends Fact> = F | AmendmentOutcome;

/**
 * Whether a value from outside has the two fields of a fact, with a type that no `AmendmentOutcome` has.
 * @example isFact({ id: 'a1', type: 'close' }) // true
 */
export function isFact(value: unknown): value is Fact {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('type' in value)) return false;
  const { id, type } = value;
  return typeof id === 'string' && typeof type === 'string' && type !== 'retake' && type !== 'dismissed';
}

export function isAmendment<F extends Fact>(fact: F | Amendment<F>): fact is Amendment<F> {
  return fact.type === 'correction' || fact.type === 'void' || fact.type === 'protest' || fact.type === 'ruling';
}

/**
 * What an attempt counts as now: a failure is valid while its protest is pending, and once it is upheld.
 * @example findEffectiveResult({ r: 'x', protest: 'pending' }) // 'o'
 */
export function findEffectiveResult({ r, protest }: Pick<AttemptFact, 'r' | 'protest'>): AttemptResult {
  return r === 'x' && (protest === 'pending' || protest === 'upheld') ? 'o' : r;
}
