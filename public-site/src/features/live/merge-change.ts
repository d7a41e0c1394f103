import type { ChangeEvent, LiveAnswer, ResultsAnswer, RoundsAnswer, StartsAnswer, Trial } from 'shared-domain/contract';
import { isRequestedList, type ResultListsQuery, type StartListsQuery } from '../../api/challenge-endpoints.ts';

type ListChanges = Pick<ChangeEvent, 'trials' | 'results' | 'starts'>;

const indexByOid = <T extends { oid: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.oid, item]));

/** The fields that result lists share with their trial: all but its row counts. */
function omitCounts({ starts: _starts, results: _results, ...facts }: Trial) {
  return facts;
}

/** Applies a frame to cached results: replaces lists by oid, and adds new ones of the requested group or trial. */
export function mergeResults(answer: ResultsAnswer, query: ResultListsQuery, change: ListChanges): void {
  const lists = indexByOid(change.results);
  const trials = indexByOid(change.trials);
  const cachedIds = new Set(answer.results.map(({ oid }) => oid));
  answer.results = answer.results.map((list) => {
    const newList = lists.get(list.oid);
    if (newList !== undefined) return newList;
    const trial = trials.get(list.oid);
    return trial === undefined ? list : { ...list, ...omitCounts(trial) };
  });
  for (const list of change.results) {
    const isRequested = list.oid === query.trialOID || list.gOID === query.groupOID;
    if (isRequested && !cachedIds.has(list.oid)) answer.results.push(list);
  }
}

/** Applies a frame's trials to the cached programme; new trials come with `structure`, which refetches it. */
export function mergeRounds(answer: RoundsAnswer, change: ListChanges & Pick<ChangeEvent, 'leaders'>): void {
  const trials = indexByOid(change.trials);
  for (const round of answer.rounds) {
    round.heats = round.heats.map((heat) => trials.get(heat.oid) ?? heat);
    const changed = change.leaders?.find(({ oid }) => round.heats.some((heat) => heat.oid === oid));
    if (changed !== undefined) round.leader = changed.leader;
  }
}

/** Applies a frame's start lists to a cached answer. */
export function mergeStarts(answer: StartsAnswer, query: StartListsQuery, change: ListChanges): void {
  const lists = indexByOid(change.starts);
  const cachedIds = new Set(answer.starts.map(({ oid }) => oid));
  answer.starts = answer.starts.map((list) => lists.get(list.oid) ?? list);
  for (const list of change.starts) {
    if (isRequestedList(query, list.oid) && !cachedIds.has(list.oid)) answer.starts.push(list);
  }
}

const NO_FIELD_STATE = { bar: undefined, athlete: undefined, attempt: undefined, outlook: undefined };

/** Applies a frame to the rows, facts and states of the live panel; which events it shows is refetched. */
export function mergeLive(answer: LiveAnswer, change: ListChanges & Pick<ChangeEvent, 'field'>): void {
  const fieldStates = indexByOid(change.field ?? []);
  const lists = indexByOid(change.results);
  const trials = indexByOid(change.trials);
  for (const event of [...answer.trackEvents, ...answer.fieldEvents]) {
    Object.assign(event, trials.get(event.oid));
    const rows = lists.get(event.oid)?.rows;
    if (rows !== undefined) event.rows = rows;
    const fieldState = fieldStates.get(event.oid);
    if (fieldState !== undefined) Object.assign(event, NO_FIELD_STATE, fieldState);
  }
}
