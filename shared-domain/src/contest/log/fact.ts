/** What every fact of a contest's log carries. Facts are plain JSON, appended and never changed. */
export interface Fact {
  readonly id: string;
  readonly type: string;
}

/** `pending` while nobody has decided, then what the referee or the jury said (TR 8.5). */
export type ProtestState = 'pending' | 'upheld' | 'dismissed';

/** `o` valid, `x` failed, `-` passed, `r` retired (Q14). Pass or failure is the judge's choice, never inferred (TR 25.17). */
export const TRIAL_RESULTS = ['o', 'x', '-', 'r'] as const;

/** `o`, `x`, `-` or `r`. */
export type TrialResult = (typeof TRIAL_RESULTS)[number];

/** One trial of one athlete. */
export interface TrialFact extends Fact {
  readonly type: 'attempt';
  readonly athlete: string;
  readonly r: TrialResult;
  /** A failure under protest counts as valid while it is pending: the athlete may get later trials on it (TR 8.5). */
  readonly protest?: ProtestState;
}

/** The officials end the contest: the wanted number has qualified, the light is gone. */
export interface CloseFact extends Fact {
  readonly type: 'close';
}

/** Puts other facts in the place of an earlier one; none takes it back. Both stay in the log. */
export interface Correction<F extends Fact> extends Fact {
  readonly type: 'correction';
  readonly replaces: string;
  readonly with: readonly F[];
}

/** A hindered trial does not count and is taken again (TR 25.18). Both stay in the log. */
export interface Voiding extends Fact {
  readonly type: 'void';
  readonly attempt: string;
}

/** A failure is protested at once (TR 8.5). */
export interface Protest extends Fact {
  readonly type: 'protest';
  readonly attempt: string;
}

/** The answer to a protest (TR 8.5). */
export interface Ruling extends Fact {
  readonly type: 'ruling';
  readonly attempt: string;
  readonly upheld: boolean;
}

/** A fact about an earlier fact. */
export type Amendment<F extends Fact> = Correction<F> | Voiding | Protest | Ruling;

/** What a void and a dismissed protest leave in the log as it stands. */
type Trace =
  | { readonly id: string; readonly type: 'retake'; readonly athlete: string }
  | { readonly id: string; readonly type: 'dismissed' };

/** A log as it stands, once every amendment is made. */
export type Act<F extends Fact> = F | Trace;

/**
 * An id and a type, which is no trace's: what a fact read from outside must have before anything else is looked at.
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
 * What the trial counts as now: a failure under protest, or whose protest was upheld, is valid.
 * @example judgeTrial({ r: 'x', protest: 'pending' }) // 'o'
 */
export function judgeTrial({ r, protest }: Pick<TrialFact, 'r' | 'protest'>): TrialResult {
  return r === 'x' && (protest === 'pending' || protest === 'upheld') ? 'o' : r;
}
