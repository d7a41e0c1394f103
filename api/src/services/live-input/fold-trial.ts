import {
  type AccessCodeKind,
  type Attempts,
  canChangeStatus,
  isCorrection,
  isFieldEvent,
  isToStart,
  MARK_STATUS,
  TRIAL_STATUS,
} from 'shared-domain';
import type { WireError, LiveState as WireLiveState } from 'shared-domain/contract';
import { AMENDABLE_KINDS, SETTABLE_STATUSES } from '../../policies/code-policy.ts';
import type { SentTrial } from '../../store/lists/sent-rows.ts';
import { type ContestFold, foldContest } from './contest.ts';
import type { FindRowKey } from './contest-fact.ts';
import { createFault, type FactOf, type LoggedFact, type PlainFact, type SignedFact } from './fact.ts';
import { sortFacts } from './fact-order.ts';
import { type CurrentFact, registerFacts } from './fact-register.ts';

/** What facts are applied to: the trial, its athletes, and the status it starts from. */
export interface TrialSetup {
  readonly g0: number;
  readonly round: string;
  readonly dets: NonNullable<SentTrial['dets']>;
  /** Keys of the start list, in starting order. */
  readonly athletes: readonly string[];
  readonly findRowKey: FindRowKey;
  /** The status before the facts that arrived after number `since`; earlier facts do not change the status. */
  readonly base: number;
  readonly since: number;
}

interface RowFact<K extends 'time' | 'raw' | 'word'> {
  readonly fact: FactOf<K>;
  readonly row: string | undefined;
  readonly at: string;
}

/** The state of a trial after all its facts, whatever the order of their arrival. */
export interface TrialFold {
  readonly refused: ReadonlyMap<string, WireError>;
  readonly warnings: ContestFold['warnings'];
  readonly series: ReadonlyMap<string, Attempts>;
  readonly isEnded: boolean;
  /** DNS, DNF, DQ… as officials sent them, by row key. */
  readonly words: ReadonlyMap<string, RowFact<'word'>>;
  readonly wind: number | undefined;
  readonly heights: readonly number[] | undefined;
  readonly started: string | undefined;
  readonly status: number;
  /** When each status was reached, by the devices' clocks. */
  readonly reached: ReadonlyMap<number, string>;
  /** Hand times, and photo finishes (`raws`). */
  readonly times: readonly RowFact<'time'>[];
  readonly raws: readonly RowFact<'raw'>[];
  readonly live: WireLiveState | undefined;
}

const hasAthlete = (fact: { row?: string | undefined; bib?: string | undefined; lane?: number | undefined }): boolean =>
  fact.row !== undefined || fact.bib !== undefined || fact.lane !== undefined;

/** The kind of code that signed a fact that counts: that of the correction, if there is one. */
const findSigner = ({ by, from }: CurrentFact): AccessCodeKind => (by ?? from).by;

const isKind =
  <K extends CurrentFact['plain']['kind']>(kind: K) =>
  (one: CurrentFact): one is CurrentFact & { readonly plain: FactOf<K> } =>
    one.plain.kind === kind;

/** Keys of rows with an attempt that was not corrected away. */
function findStartedRows(fieldFacts: readonly LoggedFact[], findRowKey: FindRowKey): ReadonlySet<string> {
  const replaced = new Set(fieldFacts.map(({ fact }) => (fact.kind === 'correction' ? fact.replaces : undefined)));
  const facts = fieldFacts.flatMap(({ fact }): (SignedFact | PlainFact)[] =>
    fact.kind === 'correction' ? fact.with : [fact],
  );
  return new Set(
    facts.flatMap((fact) => (fact.kind === 'attempt' && !replaced.has(fact.id) ? (findRowKey(fact) ?? []) : [])),
  );
}

/** The last status that facts give a trial, and when each was reached; only allowed changes count (Q8). */
function foldStatuses(
  orderedFacts: readonly LoggedFact[],
  statusFacts: readonly CurrentFact[],
  { base, since }: TrialSetup,
  countedIds: ReadonlySet<string>,
) {
  let status = base;
  const refused = new Map<string, WireError>();
  const reached = new Map<number, string>();
  const moveTo = (to: number, at: string) => {
    status = to;
    reached.set(to, at);
  };
  const movesByFact = Map.groupBy(statusFacts, ({ from }) => from.fact.id);
  for (const { fact, n } of orderedFacts) {
    if (n <= since) continue;
    if (fact.kind === 'attempt' && countedIds.has(fact.id) && isToStart(status)) moveTo(TRIAL_STATUS.running, fact.at);
    for (const one of movesByFact.get(fact.id) ?? []) {
      const { plain } = one;
      const signer = findSigner(one);
      if (plain.kind === 'start' && isToStart(status)) moveTo(TRIAL_STATUS.running, fact.at);
      if (plain.kind !== 'status' || plain.status === status) continue;
      if (!canChangeStatus(status, plain.status)) {
        refused.set(
          fact.id,
          createFault('invalid transition', `status: a trial does not go from ${status} to ${plain.status}`),
        );
      } else if (isCorrection(status, plain.status) && !SETTABLE_STATUSES[signer].includes(status)) {
        const detail = `status: a code of kind ${signer} does not take a trial back from ${status}`;
        refused.set(fact.id, createFault('forbidden', detail));
      } else if (isCorrection(status, plain.status) && plain.why === undefined) {
        refused.set(fact.id, createFault('invalid request', 'status.why: is missing; a correction says why'));
      } else moveTo(plain.status, fact.at);
    }
  }
  return { status, refused, reached };
}

/** Attempts with the wind gauge's readings (m/s, by `{number} {row key}`), which override the judge's. */
function applyWinds(
  series: ReadonlyMap<string, Attempts>,
  winds: ReadonlyMap<string, number>,
): ReadonlyMap<string, Attempts> {
  if (winds.size === 0) return series;
  return new Map(
    [...series].map(([row, attempts]) => [
      row,
      attempts.map((one, at) => {
        const w = winds.get(`${at + 1} ${row}`);
        return w === undefined || 'h' in one ? one : { ...one, w };
      }) as Attempts,
    ]),
  );
}

function foldLiveState(
  contest: ContestFold,
  orderedFacts: readonly LoggedFact[],
  calls: readonly (CurrentFact & { plain: FactOf<'call'> })[],
  findRowKey: FindRowKey,
): WireLiveState {
  const { state, bar, athlete, attempt } = contest.live;
  const findIndex = (id: string) => orderedFacts.findIndex(({ fact }) => fact.id === id);
  const last = calls.at(-1);
  const lastAttemptIndex = orderedFacts.findLastIndex(
    ({ fact }) => fact.kind === 'attempt' && contest.countedIds.has(fact.id),
  );
  const pendingCall =
    last !== undefined && state !== 'end' && findIndex(last.from.fact.id) > lastAttemptIndex ? last.plain : undefined;
  const row = (pendingCall && findRowKey(pendingCall)) ?? athlete;
  const nextAttempt = row === undefined || bar !== undefined ? undefined : (contest.series.get(row)?.length ?? 0) + 1;
  return {
    state,
    ...(bar === undefined ? {} : { bar }),
    ...(row === undefined ? {} : { row }),
    ...(attempt === undefined ? {} : { attempt: row === athlete ? attempt : (nextAttempt ?? attempt) }),
    ...(pendingCall?.next === undefined ? {} : { next: pendingCall.next }),
  };
}

/** Applies every fact of a trial in the order in which they took place. */
export function foldTrial(trial: TrialSetup, facts: readonly LoggedFact[]): TrialFold {
  const orderedFacts = sortFacts(facts);
  const { currentFacts, fieldFacts, refused: refusedCorrections } = registerFacts(orderedFacts);
  const refused = new Map(refusedCorrections);
  const countedFacts = currentFacts.filter(({ plain, from, by }) => {
    if (
      !('row' in plain || 'bib' in plain || 'lane' in plain) ||
      !hasAthlete(plain) ||
      trial.findRowKey(plain) !== undefined
    )
      return true;
    // A finish without a known athlete counts; the secretariat decides whose it is.
    if (plain.kind === 'time' || plain.kind === 'raw') return true;
    refused.set((by ?? from).fact.id, createFault('not found', `${plain.kind}: nobody of the start list goes by that`));
    return false;
  });
  const listReadings = <K extends 'time' | 'raw' | 'word'>(kind: K): RowFact<K>[] =>
    countedFacts
      .filter(({ plain }) => plain.kind === kind)
      .map(({ plain, from }) => ({
        fact: plain as FactOf<K>,
        row: trial.findRowKey(plain as FactOf<K>),
        at: from.fact.at,
      }));
  const words = new Map<string, RowFact<'word'>>();
  const rowsWithJudgeWord = new Set<string>();
  const endedAthletes = new Map<string, string>();
  const startedRows = findStartedRows(fieldFacts, trial.findRowKey);
  for (const one of countedFacts.filter(isKind('word'))) {
    const row = trial.findRowKey(one.plain);
    if (row === undefined) {
      refused.set((one.by ?? one.from).fact.id, createFault('not found', 'word: does not say whose'));
    } else if (one.plain.st === MARK_STATUS.dns && startedRows.has(row)) {
      refused.set((one.by ?? one.from).fact.id, createFault('conflict', `word: ${row} has begun, and so did start`));
    } else if (rowsWithJudgeWord.has(row) && !AMENDABLE_KINDS[findSigner(one)].includes('judge')) {
      refused.set(
        (one.by ?? one.from).fact.id,
        createFault('forbidden', `word: a judge has said a word of ${row}; a judge changes it`),
      );
    } else {
      if (findSigner(one) === 'judge') rowsWithJudgeWord.add(row);
      words.set(row, { fact: one.plain, row, at: one.from.fact.at });
      if (startedRows.has(row)) endedAthletes.set(one.from.fact.id, row);
    }
  }
  const winds = new Map<string, number>();
  for (const { plain } of countedFacts.filter(isKind('wind'))) {
    const row = trial.findRowKey(plain);
    if (row !== undefined && plain.n !== undefined) winds.set(`${plain.n} ${row}`, plain.w);
  }
  const isField = isFieldEvent(trial.g0);
  const athletes = trial.athletes.filter((key) => startedRows.has(key) || !words.has(key));
  const contestFacts = orderedFacts.filter((one) => fieldFacts.includes(one) || endedAthletes.has(one.fact.id));
  const contest =
    isField && fieldFacts.length > 0
      ? foldContest({ ...trial, athletes, endedAthletes }, contestFacts, trial.findRowKey)
      : undefined;
  for (const [id, error] of contest?.refused ?? []) refused.set(id, error);
  const statusFacts = countedFacts.filter(({ plain }) => plain.kind === 'status' || plain.kind === 'start');
  const {
    status,
    reached,
    refused: refusedMoves,
  } = foldStatuses(orderedFacts, statusFacts, trial, contest?.countedIds ?? new Set());
  for (const [id, error] of refusedMoves) refused.set(id, error);
  const gun = countedFacts.filter(isKind('gun')).at(-1)?.plain.time;
  return {
    refused,
    status,
    reached,
    words,
    warnings: contest?.warnings ?? [],
    series: applyWinds(contest?.series ?? new Map(), winds),
    isEnded: contest?.isEnded ?? false,
    heights: fieldFacts.some(({ fact }) => fact.kind === 'heights') ? contest?.heights : undefined,
    wind: isField ? undefined : countedFacts.filter(isKind('wind')).at(-1)?.plain.w,
    started: gun ?? countedFacts.filter(isKind('start')).at(-1)?.from.fact.at,
    times: listReadings('time'),
    raws: listReadings('raw'),
    live: contest && foldLiveState(contest, orderedFacts, countedFacts.filter(isKind('call')), trial.findRowKey),
  };
}
