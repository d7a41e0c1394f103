import { comparePerformances, findCategory, MARK_STATUS, makeClubKey, type Sex } from 'shared-domain';
import type { CpesAnswer, PerfsAnswer, PesAnswer, ResultRow, TopPerformance } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { addAthleteId } from '../../presenters/athlete-ids.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import { findPointsField } from '../context/points-tables.ts';
import type { Programme } from '../context/programme.ts';
import { findAthleteKey, readAllRows, type TrialRows } from './challenge-lists.ts';
import { createTableAnswers } from './table-answers.ts';

/** Best performances of each sex in one answer; the page filters them by category and family of events. */
const MAX_PERFS = 200;

/** Personal and season's bests in one answer. */
const MAX_BESTS = 1000;

/** Result rows and entries of the competitions whose tables stay in memory; each table has at most a thousand bests. */
const MAX_ROWS = 1_000_000;

type Field = PerfsAnswer['by'];

/** A performance with its athlete and its place in the list. */
interface Candidate {
  readonly athlete: string;
  readonly sex: Sex;
  readonly perf: TopPerformance;
}

export function presentPerformance(row: ResultRow, { trial, family }: TrialRows): TopPerformance {
  const { bib, auid, coid, last, first, club, country, relay, teamTG, prf, pts, pe } = row;
  const { gOID, group, oid: trialOID, uid, round, heat, g0, g1, dets, date } = trial;
  const wind = row.wind ?? dets.wind;
  const event = { gOID, group, trialOID, uid, round, heat, g0, g1, family, date };
  return {
    bib,
    auid,
    coid,
    last,
    first,
    club,
    country,
    category: row.category ?? trial.category,
    relay,
    teamTG,
    prf,
    pts,
    ...(wind === undefined ? {} : { wind }),
    pe,
    ...event,
    ...(dets.hand === true ? { hand: true } : {}),
  };
}

function listCandidates(lists: readonly TrialRows[], isWanted: (row: ResultRow) => boolean): Candidate[] {
  return lists.flatMap((list) =>
    list.rows.filter(isWanted).map((row) => {
      const perf = presentPerformance(row, list);
      return { athlete: findAthleteKey(row), sex: findCategory(perf.category)?.sex ?? 0, perf };
    }),
  );
}

/** Compares by most points, then by the better mark; marks without points come last. */
function createPointsComparator(field: Field) {
  return ({ perf: a }: Candidate, { perf: b }: Candidate): number =>
    (b.pts?.[field] ?? -1) - (a.pts?.[field] ?? -1) || comparePerformances(a.prf, b.prf);
}

/** Each athlete's best mark of each event. @param sorted best first */
function listBests(sorted: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return sorted.filter(({ athlete, perf }) => {
    const key = `${athlete} ${perf.g0} ${perf.g1}`;
    return !seen.has(key) && seen.add(key);
  });
}

const buildTableHead = ({ challenge, points }: Programme) => ({
  by: findPointsField(challenge.flag),
  editions: points.editions,
});

/** The best performances of a challenge, from which the answers below are taken. */
interface PerformanceTable extends Pick<PerfsAnswer, 'by' | 'editions'> {
  readonly women: readonly TopPerformance[];
  readonly men: readonly TopPerformance[];
  readonly bests: readonly TopPerformance[];
  readonly totalBests: number;
  readonly clubs: CpesAnswer['clubs'];
}

/** Clubs by the number of their athletes' personal and season's bests. */
function countByClub(lists: readonly TrialRows[]): CpesAnswer['clubs'] {
  const rows = lists.flatMap((list) => list.rows);
  const clubs = Map.groupBy(
    rows.filter(({ pe, club }) => pe !== undefined && club),
    ({ club }) => makeClubKey(club as string) || (club as string),
  );
  const clubCounts = [...clubs.values()].map((clubRows) => {
    const club = clubRows[0]?.club as string;
    const pb = clubRows.filter(({ pe }) => pe?.k === 'PB').length;
    const country = clubRows[0]?.country;
    return {
      club,
      ...(country === undefined ? {} : { country }),
      count: clubRows.length,
      pb,
      sb: clubRows.length - pb,
    };
  });
  return clubCounts.sort((a, b) => b.count - a.count || b.pb - a.pb || (a.club < b.club ? -1 : 1));
}

async function buildTable(db: Db, programme: Programme): Promise<PerformanceTable> {
  const head = buildTableHead(programme);
  const lists = await readAllRows(db, programme);
  const marks = listCandidates(lists, ({ prf }) => prf.st === MARK_STATUS.mark && prf.v !== undefined);
  const bestMarks = listBests(marks.sort(createPointsComparator(head.by)));
  const listBestOfSex = (sex: Sex) =>
    bestMarks
      .filter((each) => each.sex === sex)
      .slice(0, MAX_PERFS)
      .map(({ perf }) => addAthleteId(perf));
  const bests = listCandidates(lists, ({ pe }) => pe !== undefined).sort(createPointsComparator(head.by));
  return {
    ...head,
    women: listBestOfSex(2),
    men: listBestOfSex(1),
    clubs: countByClub(lists),
    bests: bests.slice(0, MAX_BESTS).map(({ perf }) => addAthleteId(perf)),
    totalBests: bests.length,
  };
}

const answerFromTable = createTableAnswers<PerformanceTable>(MAX_ROWS, buildTable);

/** Best performances of women and men. Mixed teams belong to neither list. */
export const readPerformances = (ctx: Context, chOID: string, qty = MAX_PERFS): Promise<BuiltAnswer> =>
  answerFromTable(
    ctx,
    chOID,
    ({ by, editions, women, men }): PerfsAnswer => ({
      by,
      editions,
      women: women.slice(0, qty),
      men: men.slice(0, qty),
    }),
  );

/** Personal and season's bests set at this competition (Q16). */
export const readPersonalBests = (ctx: Context, chOID: string, qty: number): Promise<BuiltAnswer> =>
  answerFromTable(
    ctx,
    chOID,
    ({ by, editions, bests, totalBests }): PesAnswer => ({
      by,
      editions,
      total: totalBests,
      pes: bests.slice(0, qty),
    }),
  );

/** The number of personal and season's bests by club. */
export const readBestsByClub = (ctx: Context, chOID: string, qty: number): Promise<BuiltAnswer> =>
  answerFromTable(ctx, chOID, ({ clubs }): CpesAnswer => ({ total: clubs.length, clubs: clubs.slice(0, qty) }));
