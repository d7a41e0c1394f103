import { comparePerformances, findCategory, MARK_STATUS, type Sex } from 'shared-domain';
import type { CpesAnswer, PerfsAnswer, PesAnswer, ResultRow, TopPerformance } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import { findPointsField } from '../context/points-tables.ts';
import type { Programme } from '../context/programme.ts';
import { athleteKey, readAllRows, type TrialRows } from './challenge-lists.ts';
import { createTableAnswers } from './table-answers.ts';

/** Best performances of each sex in one answer: a screen filters them by category and family. */
const MAX_PERFS = 200;

/** Personal and season's bests that one answer may ask for. */
const MAX_BESTS = 1000;

/** Result rows and entries that the tables in memory may be of: each keeps a thousand bests at most. */
const MAX_ROWS = 1_000_000;

type Field = PerfsAnswer['by'];

/** A performance with its athlete and its place in the list. */
interface Candidate {
  readonly athlete: string;
  readonly sex: Sex;
  readonly perf: TopPerformance;
}

export function presentPerformance(row: ResultRow, { trial, family }: TrialRows): TopPerformance {
  const { bib, auid, last, first, club, country, relay, prf, pts, pe } = row;
  const { gOID, group, oid: trialOID, uid, round, heat, g0, g1, dets, date } = trial;
  const wind = row.wind ?? dets.wind;
  const event = { gOID, group, trialOID, uid, round, heat, g0, g1, family, date };
  return {
    bib,
    auid,
    last,
    first,
    club,
    country,
    category: row.category ?? trial.category,
    relay,
    prf,
    pts,
    ...(wind === undefined ? {} : { wind }),
    pe,
    ...event,
    ...(dets.hand === true ? { hand: true } : {}),
  };
}

function candidates(lists: readonly TrialRows[], wanted: (row: ResultRow) => boolean): Candidate[] {
  return lists.flatMap((list) =>
    list.rows.filter(wanted).map((row) => {
      const perf = presentPerformance(row, list);
      return { athlete: athleteKey(row), sex: findCategory(perf.category)?.sex ?? 0, perf };
    }),
  );
}

/** Most points first, then the better mark; marks without points come last. */
function byPoints(field: Field) {
  return ({ perf: a }: Candidate, { perf: b }: Candidate): number =>
    (b.pts?.[field] ?? -1) - (a.pts?.[field] ?? -1) || comparePerformances(a.prf, b.prf);
}

/** Each athlete's best of each event; rows come best first. */
function listBests(sorted: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return sorted.filter(({ athlete, perf }) => {
    const key = `${athlete} ${perf.g0} ${perf.g1}`;
    return !seen.has(key) && seen.add(key);
  });
}

const tableHead = ({ challenge, points }: Programme) => ({
  by: findPointsField(challenge.flag),
  editions: points.editions,
});

/** The best performances of a challenge, from which each answer takes its part. */
interface PerformanceTable extends Pick<PerfsAnswer, 'by' | 'editions'> {
  readonly women: readonly TopPerformance[];
  readonly men: readonly TopPerformance[];
  readonly bests: readonly TopPerformance[];
  readonly totalBests: number;
  readonly clubs: CpesAnswer['clubs'];
}

/** Clubs by the personal and season's bests of their athletes; athletes without a club count for none. */
function countByClub(lists: readonly TrialRows[]): CpesAnswer['clubs'] {
  const rows = lists.flatMap((list) => list.rows);
  const clubs = Map.groupBy(
    rows.filter(({ pe, club }) => pe !== undefined && club),
    ({ club }) => club as string,
  );
  const counted = [...clubs].map(([club, of]) => {
    const pb = of.filter(({ pe }) => pe?.k === 'PB').length;
    const country = of[0]?.country;
    return { club, ...(country === undefined ? {} : { country }), count: of.length, pb, sb: of.length - pb };
  });
  return counted.sort((a, b) => b.count - a.count || b.pb - a.pb || (a.club < b.club ? -1 : 1));
}

async function buildTable(db: Db, programme: Programme): Promise<PerformanceTable> {
  const head = tableHead(programme);
  const lists = await readAllRows(db, programme);
  const marks = candidates(lists, ({ prf }) => prf.st === MARK_STATUS.mark && prf.v !== undefined);
  const best = listBests(marks.sort(byPoints(head.by)));
  const of = (sex: Sex) =>
    best
      .filter((each) => each.sex === sex)
      .slice(0, MAX_PERFS)
      .map(({ perf }) => perf);
  const bests = candidates(lists, ({ pe }) => pe !== undefined).sort(byPoints(head.by));
  return {
    ...head,
    women: of(2),
    men: of(1),
    clubs: countByClub(lists),
    bests: bests.slice(0, MAX_BESTS).map(({ perf }) => perf),
    totalBests: bests.length,
  };
}

const answerFrom = createTableAnswers<PerformanceTable>(MAX_ROWS, buildTable);

/** Best performances of women and men. Mixed teams belong to neither list. */
export const readPerfs = (ctx: Context, chOID: string, qty = MAX_PERFS): Promise<BuiltAnswer> =>
  answerFrom(
    ctx,
    chOID,
    ({ by, editions, women, men }): PerfsAnswer => ({
      by,
      editions,
      women: women.slice(0, qty),
      men: men.slice(0, qty),
    }),
  );

/** Personal and season's bests made here (Q16). */
export const readPes = (ctx: Context, chOID: string, qty: number): Promise<BuiltAnswer> =>
  answerFrom(
    ctx,
    chOID,
    ({ by, editions, bests, totalBests }): PesAnswer => ({
      by,
      editions,
      total: totalBests,
      pes: bests.slice(0, qty),
    }),
  );

/** The same by club; athletes without a club count for none. */
export const readCpes = (ctx: Context, chOID: string, qty: number): Promise<BuiltAnswer> =>
  answerFrom(ctx, chOID, ({ clubs }): CpesAnswer => ({ total: clubs.length, clubs: clubs.slice(0, qty) }));
