/** Time to protest after the announcement of a result, ms (TR 8). */
export const PROTEST_TIME_MS = 30 * 60_000;

/** Time to appeal after the answer to a protest, ms (TR 8). */
export const APPEAL_TIME_MS = 30 * 60_000;

/** An event in the history of a result list, in order of time; `at` in ms since 1970. */
export type ResultFact = {
  readonly kind: 'published' | 'corrected' | 'protest' | 'answer' | 'appeal' | 'verdict';
  readonly at: number;
};

/** Why a fact is refused. */
export const PROTEST_REFUSALS = [
  'not published',
  'too late',
  'no protest to answer',
  'no answer to appeal',
  'no appeal to judge',
  'before the last fact',
] as const;

/** State of a result list between its announcement and becoming official. */
export interface ProtestState {
  /** Last publication or correction, ms since 1970; each restarts the time to protest. */
  readonly announced?: number;
  /** Numbers of open protests and appeals. */
  readonly protests: number;
  readonly appeals: number;
  /** Last answer to a protest, ms since 1970; it starts the time to appeal. */
  readonly answered?: number;
  readonly refused: readonly { readonly index: number; readonly reason: (typeof PROTEST_REFUSALS)[number] }[];
}

/**
 * Last instant to protest against results announced at `announced`, ms since 1970 (TR 8).
 * @example findProtestDeadline(0) // 1_800_000
 */
export function findProtestDeadline(announced: number): number {
  return announced + PROTEST_TIME_MS;
}

/**
 * Last instant to appeal against an answer given at `answered`, ms since 1970 (TR 8).
 * @example findAppealDeadline(0) // 1_800_000
 */
export function findAppealDeadline(answered: number): number {
  return answered + APPEAL_TIME_MS;
}

type Refusal = (typeof PROTEST_REFUSALS)[number];
type ProtestProgress = Omit<ProtestState, 'refused'>;

function applyFact(state: ProtestProgress, { kind, at }: ResultFact): ProtestProgress | Refusal {
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
 * The state of a result list after publications, corrections, protests, answers, appeals and verdicts (TR 8). Facts that are too
 * late or out of order are refused.
 * @example findProtestState([{ kind: 'published', at: 0 }]).announced // 0
 */
export function findProtestState(facts: readonly ResultFact[]): ProtestState {
  const refused: ProtestState['refused'][number][] = [];
  let state: ProtestProgress = { protests: 0, appeals: 0 };
  let last = Number.NEGATIVE_INFINITY;
  facts.forEach((fact, index) => {
    const next = fact.at < last ? 'before the last fact' : applyFact(state, fact);
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
 * Whether results are official: the deadlines of the last announcement and answer are over, and nothing is open (TR 8). A
 * protest at the very deadline is in time.
 * @example isOfficialAt([{ kind: 'published', at: 0 }], 1_800_001) // true
 */
export function isOfficialAt(facts: readonly ResultFact[], now: number): boolean {
  const { announced, answered, protests, appeals } = findProtestState(facts.filter(({ at }) => at <= now));
  if (announced === undefined || protests > 0 || appeals > 0) return false;
  return now > findProtestDeadline(announced) && (answered === undefined || now > findAppealDeadline(answered));
}
