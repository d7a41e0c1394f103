import type { ChangeEvent, LiveAnswer, ResultsAnswer, RoundsAnswer, StartsAnswer, Trial } from 'shared-domain/contract';
import { asksFor, type ResultsOf, type StartsOf } from '../../api/challenge-endpoints.ts';

type Changed = Pick<ChangeEvent, 'trials' | 'results' | 'starts'>;

const byOid = <T extends { oid: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.oid, item]));

/** The fields that result lists share with their trial: all but its row counts. */
function factsOf({ starts: _starts, results: _results, ...facts }: Trial) {
  return facts;
}

/** Applies a frame to cached results: replaces lists by oid, and adds new ones of the requested group or trial. */
export function mergeResults(answer: ResultsAnswer, asked: ResultsOf, change: Changed): void {
  const lists = byOid(change.results);
  const trials = byOid(change.trials);
  const here = new Set(answer.results.map(({ oid }) => oid));
  answer.results = answer.results.map((list) => {
    const fresh = lists.get(list.oid);
    if (fresh !== undefined) return fresh;
    const trial = trials.get(list.oid);
    return trial === undefined ? list : { ...list, ...factsOf(trial) };
  });
  for (const list of change.results) {
    const wanted = list.oid === asked.trialOID || list.gOID === asked.groupOID;
    if (wanted && !here.has(list.oid)) answer.results.push(list);
  }
}

/** Applies a frame's trials to the cached programme; new trials come with `structure`, which refetches it. */
export function mergeRounds(answer: RoundsAnswer, change: Changed): void {
  const trials = byOid(change.trials);
  for (const round of answer.rounds) round.heats = round.heats.map((heat) => trials.get(heat.oid) ?? heat);
}

/** Applies a frame's start lists to a cached answer. */
export function mergeStarts(answer: StartsAnswer, asked: StartsOf, change: Changed): void {
  const lists = byOid(change.starts);
  const here = new Set(answer.starts.map(({ oid }) => oid));
  answer.starts = answer.starts.map((list) => lists.get(list.oid) ?? list);
  for (const list of change.starts) {
    if (asksFor(asked, list.oid) && !here.has(list.oid)) answer.starts.push(list);
  }
}

/** Applies a frame to the rows and facts of the live panel; which events it shows is refetched. */
export function mergeLive(answer: LiveAnswer, change: Changed): void {
  const lists = byOid(change.results);
  const trials = byOid(change.trials);
  for (const event of [...answer.trackEvents, ...answer.fieldEvents]) {
    Object.assign(event, trials.get(event.oid));
    const rows = lists.get(event.oid)?.rows;
    if (rows !== undefined) event.rows = rows;
  }
}
