import {
  compareStartTimes,
  findFamily,
  findStartTime,
  hideAthlete,
  isInProgress,
  isUnder16Category,
  orderResults,
  rankResults,
  readEvent,
} from 'shared-domain';
import type { Card, CardRow, CardsAnswer, Round } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { presentContestCategories, presentRounds } from '../../presenters/group.ts';
import type { Db } from '../../store/db.ts';
import type { GroupTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readAllRows } from './challenge-lists.ts';
import { readAboutChallenge } from './public-reads.ts';
import { isRowUnder16 } from './under-16.ts';

/** Rows of a card. */
const PODIUM_ROWS = 3;

/** The round in progress, else the last one with results, else the first one. */
function findCurrentRound(rounds: readonly Round[]): Round | undefined {
  const running = rounds.findLast(({ status }) => isInProgress(status));
  return running ?? rounds.findLast(({ heats }) => heats.some(({ results }) => results > 0)) ?? rounds[0];
}

/** A row of a card; cards are made for sharing, so they have no name of an athlete under 16 (Q30). */
const presentRow = (row: CardRow, category: number, programme: Programme): CardRow =>
  isUnder16Category(category) || isRowUnder16(row, category, programme)
    ? hideAthlete({ ...row, bib: undefined, members: undefined })
    : row;

/** The hour of a round: that of its first heat. */
function findCardStart({ heats, date }: Round): string {
  const [first] = heats.toSorted(compareStartTimes);
  return first === undefined ? date : findStartTime(first);
}

/** First rows of a round over all its heats. */
function listLeadingRows(
  { heats: [first, ...others] }: Round,
  rowsByTrial: ReadonlyMap<string, readonly CardRow[]>,
  kind: string,
) {
  if (first === undefined) return [];
  if (others.length === 0) return (rowsByTrial.get(first.oid) ?? []).slice(0, PODIUM_ROWS);
  const rows = [first, ...others].flatMap(({ oid }) => rowsByTrial.get(oid) ?? []);
  const entries = rows.map(({ rank: _, gap: __, ...row }) => row);
  const ranks = rankResults(entries, readEvent(first, kind), { heatComparison: 'asShown' });
  return orderResults(entries.map((row, index) => ({ ...row, ...ranks[index] }))).slice(0, PODIUM_ROWS);
}

function buildCards(
  group: GroupTable,
  programme: Programme,
  rowsByTrial: ReadonlyMap<string, readonly CardRow[]>,
): Card[] {
  const { kind } = programme.challenge;
  const trials = programme.listGroupTrials(group.oid);
  const ownTrials = trials.filter(({ dets }) => dets.combined === undefined);
  const currentRound = findCurrentRound(presentRounds(ownTrials.length > 0 ? ownTrials : trials));
  if (currentRound === undefined) return [];
  const newestTrial = trials.reduce((newest, trial) => (trial.revision > newest.revision ? trial : newest));
  return [
    {
      oid: group.oid,
      uid: group.uid,
      title: group.name,
      family: findFamily(group, kind),
      category: group.category,
      ...presentContestCategories(trials),
      g0: group.g0,
      g1: group.g1,
      round: currentRound.round,
      heats: currentRound.heats.length,
      rounds: currentRound.heats[0]?.rounds ?? 1,
      status: currentRound.status,
      date: findCardStart(currentRound),
      results: currentRound.heats.reduce((sum, { results }) => sum + results, 0),
      rows: listLeadingRows(currentRound, rowsByTrial, kind).map((row) => presentRow(row, group.category, programme)),
      updated: newestTrial.updated,
      revision: newestTrial.revision,
    },
  ];
}

async function readAllCards(db: Db, programme: Programme): Promise<CardsAnswer> {
  const lists = await readAllRows(db, programme);
  const rowsByTrial = new Map<string, readonly CardRow[]>(
    lists.map(({ trial, rows }) => [
      trial.oid,
      trial.dets.hand === true ? rows.map((row) => ({ ...row, hand: true })) : rows,
    ]),
  );
  const cards = programme.groups.flatMap((group) => buildCards(group, programme, rowsByTrial));
  return { hashtag: programme.challenge.hashtag, cards };
}

/** Cards of all groups, in the order of the programme (Q10). */
export const readCards = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAboutChallenge(ctx, chOID, readAllCards);

/** The same cards, the one with the newest change first. */
export const readFeed = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAboutChallenge(ctx, chOID, async (db, programme): Promise<CardsAnswer> => {
    const { hashtag, cards } = await readAllCards(db, programme);
    return { hashtag, cards: cards.toSorted((a, b) => b.revision - a.revision || (a.updated < b.updated ? 1 : -1)) };
  });
