import type { ChangeEvent, LiveAnswer, ResultsAnswer, RoundsAnswer, StartsAnswer, Trial } from 'shared-domain/contract';
import { asksFor, type ResultsOf, type StartsOf } from '../../api/challenge-endpoints.ts';

type Changed = Pick<ChangeEvent, 'trials' | 'results' | 'starts'>;

const byOid = <T extends { oid: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.oid, item]));

/** A result list carries its trial's facts but not the counts of its lists. */
function factsOf({ starts: _starts, results: _results, ...facts }: Trial) {
  return facts;
}

/** Puts a frame into a cached answer of results: whole lists replaced by oid, new ones of the asked group or trial added. */
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

/** Puts a frame's trials into the cached programme; a trial that is not in it comes with `structure`, which asks again. */
export function mergeRounds(answer: RoundsAnswer, change: Changed): void {
  const trials = byOid(change.trials);
  for (const round of answer.rounds) round.heats = round.heats.map((heat) => trials.get(heat.oid) ?? heat);
}

/** Puts a frame's start lists into a cached answer. */
export function mergeStarts(answer: StartsAnswer, asked: StartsOf, change: Changed): void {
  const lists = byOid(change.starts);
  const here = new Set(answer.starts.map(({ oid }) => oid));
  answer.starts = answer.starts.map((list) => lists.get(list.oid) ?? list);
  for (const list of change.starts) {
    if (asksFor(asked, list.oid) && !here.has(list.oid)) answer.starts.push(list);
  }
}

/** Puts a frame into the live panel: rows and facts at once; which events are shown is asked again. */
export function mergeLive(answer: LiveAnswer, change: Changed): void {
  const lists = byOid(change.results);
  const trials = byOid(change.trials);
  for (const event of [...answer.trackEvents, ...answer.fieldEvents]) {
    Object.assign(event, trials.get(event.oid));
    const rows = lists.get(event.oid)?.rows;
    if (rows !== undefined) event.rows = rows;
  }
}
