import type { LiveState } from '../contract/types.ts';
import { type ContestState, isAttemptAwaited } from './contest.ts';
import type { FindRowKey } from './contest-fact.ts';
import type { FactOfKind, LoggedFact } from './fact.ts';
import type { CurrentFact } from './fact-register.ts';
import { type ClockFact, readPitState } from './pit-state.ts';

type CurrentCall = CurrentFact & { readonly content: FactOfKind<'call'> };
type CurrentClock = CurrentFact & { readonly content: FactOfKind<'clock'> };

/** The facts of a field event that say who is up, in the order in which they took place. */
interface LiveFacts {
  readonly orderedFacts: readonly LoggedFact[];
  readonly calls: readonly CurrentCall[];
  readonly clocks: readonly CurrentClock[];
  readonly findRowKey: FindRowKey;
}

/**
 * The athlete whose time runs or whose attempt is being measured: stays up, whatever the secretariat makes of the order. A time that
 * another device than the judge's started pins nobody: it may not have heard of the last attempt yet.
 */
function findPinnedRow(
  contest: ContestState,
  clocks: readonly CurrentClock[],
  lastAttempt: LoggedFact | undefined,
  findRowKey: FindRowKey,
): string | undefined {
  const clock = clocks.findLast(({ content: { act } }) => act !== 'pause' && act !== 'resume');
  if (clock === undefined) return undefined;
  const { content, original } = clock;
  const isOfJudge = lastAttempt === undefined || lastAttempt.device === original.device;
  if (content.act !== 'measure' && !(content.act === 'start' && isOfJudge)) return undefined;
  const row = findRowKey(content);
  return row !== undefined && isAttemptAwaited(contest.contest, row) ? row : undefined;
}

/** What a field event shows of its present moment: who is up, for which attempt or bar, and whether a time runs. */
export function buildLiveState(
  contest: ContestState,
  { orderedFacts, calls, clocks, findRowKey }: LiveFacts,
): LiveState {
  const { state, bar, athlete, attempt } = contest.live;
  const findIndex = (one: CurrentFact | undefined) =>
    one === undefined ? -1 : orderedFacts.findIndex(({ fact }) => fact.id === one.original.fact.id);
  const lastAttemptIndex = orderedFacts.findLastIndex(
    ({ fact }) => fact.kind === 'attempt' && contest.countedIds.has(fact.id),
  );
  const lastCall = calls.at(-1);
  const callIndex = findIndex(lastCall);
  const calledRow = lastCall === undefined ? undefined : findRowKey(lastCall.content);
  // A call ends with the athlete's part: retired, disqualified or gone.
  const isCallPending =
    state !== 'end' &&
    callIndex > lastAttemptIndex &&
    calledRow !== undefined &&
    (athlete === undefined || isAttemptAwaited(contest.contest, calledRow));
  const turnClocks = clocks.filter((one) => findIndex(one) > Math.max(lastAttemptIndex, callIndex));
  const pinned =
    state === 'end' ? undefined : findPinnedRow(contest, turnClocks, orderedFacts[lastAttemptIndex], findRowKey);
  const row = pinned ?? (isCallPending ? calledRow : undefined) ?? athlete;
  const nextAttempt = row === undefined || bar !== undefined ? undefined : (contest.series.get(row)?.length ?? 0) + 1;
  const clockFacts = clocks.map((one): ClockFact => {
    const { content, original } = one;
    return { content, at: original.fact.at, isBeforeAttempt: findIndex(one) < lastAttemptIndex };
  });
  const next = isCallPending ? lastCall?.content.next : undefined;
  return {
    ...(state === 'end' ? {} : readPitState(clockFacts)),
    state,
    ...(bar === undefined ? {} : { bar }),
    ...(row === undefined ? {} : { row }),
    ...(attempt === undefined ? {} : { attempt: row === athlete ? attempt : (nextAttempt ?? attempt) }),
    ...(next === undefined ? {} : { next }),
  };
}
