import {
  compareStartTimes,
  findListType,
  findLocalDay,
  isCombined,
  isInProgress,
  isOver,
  isStartedInParts,
  TRIAL_STATUS,
} from 'shared-domain';
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
import { buildMembersPath } from '../page/challenge-paths.ts';
import { type Ask, findFollowed, type Participation } from './find-followed.ts';
import { buildFollowKey, type Followed, isEntrant } from './followed.ts';
import { buildFollowedIndex } from './followed-index.ts';

/** The next start of a followed athlete or club; no `row` before there is a start list. */
export interface NextStart {
  readonly trial: Trial;
  readonly row: StartRow | undefined;
  readonly challenge: Challenge;
}

/** The last result of a followed athlete or club. */
export interface LastResult {
  readonly trial: Trial;
  readonly row: ResultRow;
  readonly challenge: Challenge;
}

/** A published round of a followed event: who leads it, where they may be named. */
export interface LastRound {
  readonly trial: Trial;
  readonly leader: Round['leader'];
  readonly challenge: Challenge;
}

export interface NextAndLast {
  readonly next?: NextStart | undefined;
  /** The start of an athlete today that is over, after the last result: its own is awaited. */
  readonly awaited?: NextStart | undefined;
  readonly last?: LastResult | undefined;
  /** Of an event, in place of `last`. */
  readonly lastRound?: LastRound | undefined;
  /** The path of a club's page in the competition of the next start, else in one that lists it. */
  readonly clubPath?: string | undefined;
}

type Round = RoundsAnswer['rounds'][number];

/** By the key of the followed item. */
export type NextAndLastByKey = Readonly<Record<string, NextAndLast>>;

/** The most lists of one call. */
const MAX_LISTS = 150;

/** How many lists are requested for each followed item in one competition, of those to come and of those with results. */
const MAX_NEXT_LISTS = 6;
const MAX_LAST_LISTS = 3;
/** More of the relays, because most of their lists do not name the athlete. */
const MAX_LAST_RELAYS = 2 * MAX_LAST_LISTS;

/** Next start, awaited result and last result of each followed item over all the given competitions; `now` says what day it is in each. */
export async function readNextAndLast(
  ask: Ask,
  searches: readonly { readonly chOID: string; readonly items: readonly Followed[] }[],
  now: Date,
): Promise<NextAndLastByKey> {
  const all = await Promise.all(searches.map((search) => readInChallenge(ask, search, now)));
  const merged: Record<string, NextAndLast> = {};
  for (const [key, { next, awaited, last, lastRound, clubPath }] of all.flat()) {
    const earlier = merged[key] ?? {};
    const isNext = next !== undefined && !(earlier.next && compareStartTimes(earlier.next.trial, next.trial) <= 0);
    merged[key] = {
      lastRound: lastRound ?? earlier.lastRound,
      clubPath: isNext ? clubPath : (earlier.clubPath ?? clubPath),
      next: isNext ? next : earlier.next,
      awaited: awaited ?? earlier.awaited,
      last: last && !(earlier.last && earlier.last.trial.date >= last.trial.date) ? last : earlier.last,
    };
  }
  return merged;
}

type IsToday = (trial: Trial) => boolean;

const isRelay = (trial: Trial): boolean => findListType(trial) === 'relay';

/** The search finds an athlete's own events but no relays: these are candidates, whose lists name the members. */
function splitTrials(
  { item, gOIDs }: Participation,
  trials: readonly Trial[],
): { ownTrials: Trial[]; relays: Trial[] } {
  return {
    ownTrials: trials.filter(({ gOID }) => gOIDs.has(gOID)),
    relays: item.kind === 'athlete' ? trials.filter((trial) => isRelay(trial) && !gOIDs.has(trial.gOID)) : [],
  };
}

/** Whether a trial can be somebody's next start among these: a combined event is started in its parts. */
const isStartToCome = (trial: Trial, trials: readonly Trial[]): boolean =>
  !isOver(trial.status) && !(isCombined(trial.g0) && isInProgress(trial.status)) && !isStartedInParts(trial, trials);

function selectNextTrials(participation: Participation, trials: readonly Trial[]): Trial[] {
  const { ownTrials, relays } = splitTrials(participation, trials);
  const listed = trials.filter(({ starts }) => starts > 0);
  const selectListed = (candidates: Trial[]) =>
    candidates.filter((trial) => trial.starts > 0 && isStartToCome(trial, listed)).slice(0, MAX_NEXT_LISTS);
  return [...selectListed(ownTrials), ...selectListed(relays)];
}

/** The trials of a day that are over without published results and may name a followed athlete; a combined event is awaited in its parts. */
function selectAwaitedTrials(participation: Participation, trials: readonly Trial[], isToday: IsToday): Trial[] {
  if (participation.item.kind !== 'athlete') return [];
  const { ownTrials, relays } = splitTrials(participation, trials);
  return [...ownTrials, ...relays].filter(
    (trial) => trial.status === TRIAL_STATUS.finished && trial.starts > 0 && !isCombined(trial.g0) && isToday(trial),
  );
}

function selectPastTrials(participation: Participation, trials: readonly Trial[]): Trial[] {
  const { ownTrials, relays } = splitTrials(participation, trials);
  const selectWithResults = (candidates: Trial[], maxCount: number) =>
    candidates.filter(({ results }) => results > 0).slice(-maxCount);
  return [...selectWithResults(ownTrials, MAX_LAST_LISTS), ...selectWithResults(relays, MAX_LAST_RELAYS)];
}

const sortUnique = (trials: readonly Trial[]): Trial[] => [...new Set(trials)].sort(compareStartTimes);

async function readInChallenge(
  ask: Ask,
  { chOID, items }: { readonly chOID: string; readonly items: readonly Followed[] },
  now: Date,
): Promise<[string, NextAndLast][]> {
  const [challenge, rounds, participations] = await Promise.all([
    ask<Challenge>(makeUrl(calls.challenge, { id: chOID })),
    ask<RoundsAnswer>(makeUrl(calls.rounds, { chOID })),
    items.some(isEntrant) ? findFollowed(ask, chOID, items.filter(isEntrant)) : [],
  ]);
  if (challenge === undefined || rounds === undefined) return [];
  const events = items.flatMap((item): [string, NextAndLast][] =>
    item.kind === 'event' ? [[buildFollowKey(item), readEvent(item.gOID, rounds.rounds, challenge)]] : [],
  );
  if (participations === undefined || participations.length === 0) return events;
  const trials = rounds.rounds.flatMap(({ heats }) => heats).sort(compareStartTimes);
  const isToday: IsToday = ({ date }) => findLocalDay(date, challenge.tz) === findLocalDay(now, challenge.tz);
  const startTrials = sortUnique(
    participations.flatMap((participation) => [
      ...selectAwaitedTrials(participation, trials, isToday),
      ...selectNextTrials(participation, trials),
    ]),
  ).slice(0, MAX_LISTS);
  const pastTrials = sortUnique(
    participations.flatMap((participation) => selectPastTrials(participation, trials)),
  ).slice(-MAX_LISTS);
  const [starts, results] = await Promise.all([
    startTrials.length === 0
      ? undefined
      : ask<StartsAnswer>(makeUrl(calls.starts, {}, { chOID, trialOIDs: startTrials.map(({ oid }) => oid) })),
    pastTrials.length === 0
      ? undefined
      : ask<ResultsAnswer>(makeUrl(calls.results, {}, { chOID, trialOIDs: pastTrials.map(({ oid }) => oid) })),
  ]);
  const entrants = participations.map((participation): [string, NextAndLast] => {
    const lists = starts?.starts ?? [];
    const last = findLastResult(participation, pastTrials, results?.results ?? [], challenge);
    return [
      buildFollowKey(participation.item),
      {
        next: findNextStart(participation, trials, startTrials, lists, challenge),
        awaited: findAwaitedStart(participation, startTrials, last, lists, challenge),
        last,
        clubPath: participation.team && buildMembersPath(chOID, participation.team.oid),
      },
    ];
  });
  return [...entrants, ...events];
}

/** The next or present heat of an event, and its last round that is over. */
function readEvent(gOID: string, rounds: readonly Round[], challenge: Challenge): NextAndLast {
  const own = rounds.filter((round) => round.gOID === gOID);
  const heats = own.flatMap((round) => round.heats).sort(compareStartTimes);
  const next = heats.find((heat) => isStartToCome(heat, heats));
  const over = own.findLast((round) => round.heats.length > 0 && round.heats.every(({ status }) => isOver(status)));
  const trial = over?.heats.find(({ oid }) => oid === over.leader?.oid) ?? over?.heats[0];
  return {
    next: next && { trial: next, row: undefined, challenge },
    lastRound: trial && { trial, leader: over?.leader, challenge },
  };
}

/** The first of these trials whose start list names the followed athlete or club. */
function findListedStart(
  { item }: Participation,
  listedTrials: readonly Trial[],
  lists: StartsAnswer['starts'],
  challenge: Challenge,
): NextStart | undefined {
  const followedIndex = buildFollowedIndex([item]);
  for (const trial of listedTrials) {
    const row = lists
      .find(({ oid }) => oid === trial.oid)
      ?.rows.find((listed) => followedIndex.findFor(listed) !== undefined);
    if (row !== undefined) return { trial, row, challenge };
  }
  return undefined;
}

/** The last start of an athlete that is over, where it is later than their last result. */
function findAwaitedStart(
  participation: Participation,
  listedTrials: readonly Trial[],
  last: LastResult | undefined,
  lists: StartsAnswer['starts'],
  challenge: Challenge,
): NextStart | undefined {
  if (participation.item.kind !== 'athlete') return undefined;
  const laterTrials = listedTrials.filter(
    (trial) => isOver(trial.status) && (last === undefined || compareStartTimes(trial, last.trial) > 0),
  );
  return findListedStart(participation, laterTrials.toReversed(), lists, challenge);
}

/** The first start list that names the followed athlete or club; else the first trial without a list in one of their events. */
function findNextStart(
  participation: Participation,
  trials: readonly Trial[],
  listedTrials: readonly Trial[],
  lists: StartsAnswer['starts'],
  challenge: Challenge,
): NextStart | undefined {
  const aheadTrials = listedTrials.filter(({ status }) => !isOver(status));
  const listed = findListedStart(participation, aheadTrials, lists, challenge);
  if (listed !== undefined) return listed;
  const { gOIDs } = participation;
  const unlisted = trials.find((trial) => isStartToCome(trial, trials) && trial.starts === 0 && gOIDs.has(trial.gOID));
  return unlisted && { trial: unlisted, row: undefined, challenge };
}

function findLastResult(
  { item }: Participation,
  trials: readonly Trial[],
  lists: ResultsAnswer['results'],
  challenge: Challenge,
) {
  const followedIndex = buildFollowedIndex([item]);
  for (const trial of trials.toReversed()) {
    const rows = lists.find(({ oid }) => oid === trial.oid)?.rows ?? [];
    const row = rows.find((listed) => followedIndex.findFor(listed) !== undefined);
    if (row !== undefined) return { trial, row, challenge };
  }
  return undefined;
}
