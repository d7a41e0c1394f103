/** Time to protest after the announcement of a result, ms (TR 8). */
export const PROTEST_TIME = 30 * 60_000;

/** Time to appeal after the answer to a protest, ms (TR 8). */
export const APPEAL_TIME = 30 * 60_000;

/** Stamps of one result list. All instants are ms since 1970; facts come in the order in which they happened. */
export type ResultFact = {
  readonly kind: 'published' | 'corrected' | 'protest' | 'answer' | 'appeal' | 'verdict';
  readonly at: number;
};

/** Why a stamp of a result list is not accepted. */
export const PROTEST_REFUSALS = [
  'not published',
  'too late',
  'no protest to answer',
  'no answer to appeal',
  'no appeal to judge',
  'before the last fact',
] as const;

/** Where a result list stands between its announcement and being official. */
export interface ProtestState {
  /** Last publication or correction; each opens the time to protest anew. */
  readonly announced?: number;
  /** Protests and appeals that wait for their answer. */
  readonly protests: number;
  readonly appeals: number;
  /** Last answer to a protest: it opens the time to appeal. */
  readonly answered?: number;
  readonly refused: readonly { readonly index: number; readonly reason: (typeof PROTEST_REFUSALS)[number] }[];
}

/**
 * Last instant of a protest against results announced then, both ms since 1970 (TR 8).
 * @example findProtestDeadline(0) // 1_800_000
 */
export function findProtestDeadline(announced: number): number {
  return announced + PROTEST_TIME;
}

/**
 * Last instant of an appeal against an answer given then, both ms since 1970 (TR 8).
 * @example findAppealDeadline(0) // 1_800_000
 */
export function findAppealDeadline(answered: number): number {
  return answered + APPEAL_TIME;
}

type Refusal = (typeof PROTEST_REFUSALS)[number];
type Open = Omit<ProtestState, 'refused'>;

function apply(state: Open, { kind, at }: ResultFact): Open | Refusal {
  const { announced, protests, appeals, answered } = state;
  if (kind === 'published') return { ...state, announced: at };
  if (announced === undefined) return 'not published';
  switch (kind) {
    case 'corrected':
      return { ...state, announced: at };
    case 'protest':
      return at > findProtestDeadline(announced) ? 'too late' : { ...state, protests: protests + 1 };
    case 'answer':
      return protests === 0 ? 'no protest to answer' : { ...state, protests: protests - 1, answered: at };
    case 'appeal':
      if (answered === undefined) return 'no answer to appeal';
      return at > findAppealDeadline(answered) ? 'too late' : { ...state, appeals: appeals + 1 };
    default:
      return appeals === 0 ? 'no appeal to judge' : { ...state, appeals: appeals - 1 };
  }
}

/**
 * Folds the stamps of a result list: publications and corrections, protests and their answers, appeals and the jury's
 * verdicts (TR 8). What comes too late or before its time is refused and changes nothing.
 * @example findProtestState([{ kind: 'published', at: 0 }]).announced // 0
 */
export function findProtestState(facts: readonly ResultFact[]): ProtestState {
  const refused: ProtestState['refused'][number][] = [];
  let state: Open = { protests: 0, appeals: 0 };
  let last = Number.NEGATIVE_INFINITY;
  facts.forEach((fact, index) => {
    const next = fact.at < last ? 'before the last fact' : apply(state, fact);
    if (typeof next === 'string') {
      refused.push({ index, reason: next });
      return;
    }
    state = next;
    last = fact.at;
  });
  return { ...state, refused };
}

/**
 * Official after the deadlines of the last announcement and of the last answer, with nothing waiting for an answer
 * (TR 8). The deadline's own instant still belongs to the protest.
 * @example isOfficialAt([{ kind: 'published', at: 0 }], 1_800_001) // true
 */
export function isOfficialAt(facts: readonly ResultFact[], now: number): boolean {
  const { announced, answered, protests, appeals } = findProtestState(facts.filter(({ at }) => at <= now));
  if (announced === undefined || protests > 0 || appeals > 0) return false;
  return now > findProtestDeadline(announced) && (answered === undefined || now > findAppealDeadline(answered));
}
