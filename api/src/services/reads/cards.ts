import {
  findFamily,
  hideAthlete,
  isInProgress,
  isUnder16Category,
  orderResults,
  rankResults,
  readEvent,
} from 'shared-domain';
import type { Card, CardsAnswer, ResultRow, Round } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { presentRounds } from '../../presenters/group.ts';
import type { Db } from '../../store/db.ts';
import type { GroupTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readAllRows } from './challenge-lists.ts';
import { readAbout } from './public-reads.ts';
import { isRowUnder16 } from './under-16.ts';

/** Rows of a card: a podium. */
const LEADING = 3;

/** The round that runs, else the last one with results, else the next one. */
function roundNow(rounds: readonly Round[]): Round | undefined {
  const running = rounds.findLast(({ status }) => isInProgress(status));
  return running ?? rounds.findLast(({ heats }) => heats.some(({ results }) => results > 0)) ?? rounds[0];
}

/** A share card of the young bears no name (Q30). */
const shown = (row: ResultRow, category: number, programme: Programme): ResultRow =>
  isUnder16Category(category) || isRowUnder16(row, category, programme)
    ? hideAthlete({ ...row, bib: undefined, members: undefined })
    : row;

/** First rows of a round over all its heats. */
function leading(
  { heats: [first, ...others] }: Round,
  rowsOf: ReadonlyMap<string, readonly ResultRow[]>,
  kind: string,
) {
  if (first === undefined) return [];
  if (others.length === 0) return (rowsOf.get(first.oid) ?? []).slice(0, LEADING);
  const rows = [first, ...others].flatMap(({ oid }) => rowsOf.get(oid) ?? []);
  const entries = rows.map(({ rank: _, gap: __, ...row }) => row);
  const ranks = rankResults(entries, readEvent(first, kind), { acrossHeats: true });
  return orderResults(entries.map((row, index) => ({ ...row, ...ranks[index] }))).slice(0, LEADING);
}

function buildCards(
  group: GroupTable,
  programme: Programme,
  rowsOf: ReadonlyMap<string, readonly ResultRow[]>,
): Card[] {
  const { kind } = programme.challenge;
  const trials = programme.listGroupTrials(group.oid);
  const own = trials.filter(({ dets }) => dets.combined === undefined);
  const now = roundNow(presentRounds(own.length > 0 ? own : trials));
  if (now === undefined) return [];
  const last = trials.reduce((newest, trial) => (trial.revision > newest.revision ? trial : newest));
  return [
    {
      oid: group.oid,
      uid: group.uid,
      title: group.name,
      family: findFamily(group, kind),
      category: group.category,
      g0: group.g0,
      g1: group.g1,
      round: now.round,
      heats: now.heats.length,
      rounds: now.heats[0]?.rounds ?? 1,
      status: now.status,
      date: now.date,
      rows: leading(now, rowsOf, kind).map((row) => shown(row, group.category, programme)),
      updated: last.updated,
      revision: last.revision,
    },
  ];
}

async function readAllCards(db: Db, programme: Programme): Promise<CardsAnswer> {
  const lists = await readAllRows(db, programme);
  const rowsOf = new Map(lists.map(({ trial, rows }) => [trial.oid, rows]));
  const cards = programme.groups.flatMap((group) => buildCards(group, programme, rowsOf));
  return { hashtag: programme.challenge.hashtag, cards };
}

/** Cards of all groups, in the order of the programme (Q10). */
export const readCards = (ctx: Context, chOID: string): Promise<BuiltAnswer> => readAbout(ctx, chOID, readAllCards);

/** The same, newest change first. */
export const readFeed = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAbout(ctx, chOID, async (db, programme): Promise<CardsAnswer> => {
    const { hashtag, cards } = await readAllCards(db, programme);
    return { hashtag, cards: cards.toSorted((a, b) => b.revision - a.revision || (a.updated < b.updated ? 1 : -1)) };
  });
