import { findListType, isOver } from 'shared-domain';
import {
  type Challenge,
  calls,
  makeUrl,
  type ResultRow,
  type ResultsAnswer,
  type RoundsAnswer,
  type StartRow,
  type StartsAnswer,
  type Trial,
} from 'shared-domain/contract';
import { type Ask, findFollowed, type TakesPart } from './find-followed.ts';
import { followBook } from './follow-book.ts';
import { type Followed, followKey } from './followed.ts';

/** The next start of a followed athlete or club; no `row` before there is a start list. */
export interface NextStart {
  readonly trial: Trial;
  readonly row: StartRow | undefined;
  readonly challenge: Challenge;
}

export interface LastResult {
  readonly trial: Trial;
  readonly row: ResultRow;
  readonly challenge: Challenge;
}

export interface NextAndLast {
  readonly next?: NextStart | undefined;
  readonly last?: LastResult | undefined;
}

/** By the key of the followed item. */
export type NextAndLastByKey = Readonly<Record<string, NextAndLast>>;

/** Lists requested for each followed item in one competition; twice as many past relays as past lists. */
const NEXT_LISTS = 6;
const LAST_LISTS = 3;

/** Next start and last result of each followed item over all the given competitions. */
export async function readNextAndLast(
  ask: Ask,
  asked: readonly { readonly chOID: string; readonly items: readonly Followed[] }[],
): Promise<NextAndLastByKey> {
  const all = await Promise.all(asked.map(({ chOID, items }) => inCompetition(ask, chOID, items)));
  const merged: Record<string, NextAndLast> = {};
  for (const [key, { next, last }] of all.flat()) {
    const known = merged[key] ?? {};
    merged[key] = {
      next: next && !(known.next && known.next.trial.date <= next.trial.date) ? next : known.next,
      last: last && !(known.last && known.last.trial.date >= last.trial.date) ? last : known.last,
    };
  }
  return merged;
}

const isRelay = (trial: Trial): boolean => findListType(trial) === 'relay';

/** The search finds an athlete's own events but no relays: these are candidates, whose lists name the members. */
function trialsOf({ item, gOIDs }: TakesPart, trials: readonly Trial[]): { own: Trial[]; relays: Trial[] } {
  return {
    own: trials.filter(({ gOID }) => gOIDs.has(gOID)),
    relays: item.kind === 'athlete' ? trials.filter((trial) => isRelay(trial) && !gOIDs.has(trial.gOID)) : [],
  };
}

function comingOf(part: TakesPart, trials: readonly Trial[]): Trial[] {
  const { own, relays } = trialsOf(part, trials);
  const listed = (each: Trial[]) =>
    each.filter((trial) => !isOver(trial.status) && trial.starts > 0).slice(0, NEXT_LISTS);
  return [...listed(own), ...listed(relays)];
}

function doneOf(part: TakesPart, trials: readonly Trial[]): Trial[] {
  const { own, relays } = trialsOf(part, trials);
  const known = (each: Trial[], most: number) => each.filter(({ results }) => results > 0).slice(-most);
  return [...known(own, LAST_LISTS), ...known(relays, 2 * LAST_LISTS)];
}

const unique = (trials: readonly Trial[]): Trial[] => [...new Set(trials)].sort(byDate);

const byDate = (a: Trial, b: Trial): number => Date.parse(a.date) - Date.parse(b.date);

async function inCompetition(ask: Ask, chOID: string, items: readonly Followed[]): Promise<[string, NextAndLast][]> {
  const [challenge, rounds, parts] = await Promise.all([
    ask<Challenge>(makeUrl(calls.challenge, { id: chOID })),
    ask<RoundsAnswer>(makeUrl(calls.rounds, { chOID })),
    findFollowed(ask, chOID, items),
  ]);
  if (challenge === undefined || rounds === undefined || parts.length === 0) return [];
  const trials = rounds.rounds.flatMap(({ heats }) => heats).sort(byDate);
  const coming = unique(parts.flatMap((part) => comingOf(part, trials)));
  const done = unique(parts.flatMap((part) => doneOf(part, trials)));
  const [starts, results] = await Promise.all([
    coming.length === 0
      ? undefined
      : ask<StartsAnswer>(makeUrl(calls.starts, {}, { chOID, trialOIDs: coming.map(({ oid }) => oid) })),
    done.length === 0
      ? undefined
      : ask<ResultsAnswer>(makeUrl(calls.results, {}, { chOID, trialOIDs: done.map(({ oid }) => oid) })),
  ]);
  return parts.map((part) => [
    followKey(part.item),
    {
      next: nextOf(part, trials, coming, starts?.starts ?? [], challenge),
      last: lastOf(part, done, results?.results ?? [], challenge),
    },
  ]);
}

/** The first start list that names them; else the first trial without a list in one of their events. */
function nextOf(
  { item, gOIDs }: TakesPart,
  trials: readonly Trial[],
  listed: readonly Trial[],
  lists: StartsAnswer['starts'],
  challenge: Challenge,
): NextStart | undefined {
  const book = followBook([item]);
  for (const trial of listed) {
    const row = lists.find(({ oid }) => oid === trial.oid)?.rows.find((one) => book.of(one) !== undefined);
    if (row !== undefined) return { trial, row, challenge };
  }
  const unlisted = trials.find((trial) => !isOver(trial.status) && trial.starts === 0 && gOIDs.has(trial.gOID));
  return unlisted && { trial: unlisted, row: undefined, challenge };
}

function lastOf({ item }: TakesPart, trials: readonly Trial[], lists: ResultsAnswer['results'], challenge: Challenge) {
  const book = followBook([item]);
  for (const trial of trials.toReversed()) {
    const rows = lists.find(({ oid }) => oid === trial.oid)?.rows ?? [];
    const row = rows.find((one) => book.of(one) !== undefined);
    if (row !== undefined) return { trial, row, challenge };
  }
  return undefined;
}
