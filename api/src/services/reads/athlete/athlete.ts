import {
  findNextRound,
  foldText,
  isCombined,
  isOver,
  isRelayEvent,
  listRoundPlaces,
  MARK_STATUS,
  readEvent,
} from 'shared-domain';
import type { AthleteAnswer, ResultRow, StartRow, Trial } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../../base/built-answer.ts';
import { refusal } from '../../../base/refusal.ts';
import { presentStartRow } from '../../../presenters/athlete.ts';
import type { Db } from '../../../store/db.ts';
import type { SentStart } from '../../../store/lists/sent-rows.ts';
import { findRowsByName } from '../../../store/search/find-rows.ts';
import type { Context } from '../../context/context.ts';
import type { Programme } from '../../context/programme.ts';
import { addPoints, readResultList, readRows, readStartRows } from '../../sheets/result-lists.ts';
import { readAboutChallenge } from '../public-reads.ts';
import { findTeamId } from '../team-id.ts';
import { type AthleteIdentity, findIdentity, isRowOfAthlete } from './athlete-identities.ts';

type AthleteTrial = AthleteAnswer['trials'][number];

/** The rows of an athlete by the oids of their lists. */
interface AthleteRows {
  readonly starts: ReadonlyMap<string, StartRow>;
  readonly results: ReadonlyMap<string, ResultRow>;
}

const omitMembers = <Row extends StartRow | ResultRow>({ members: _, ...row }: Row): Omit<Row, 'members'> => row;

async function readOwnRows(db: Db, chOID: string, identity: AthleteIdentity): Promise<AthleteRows> {
  const starts = (await findRowsByName(db, 'start_row', chOID, identity.name))
    .map(({ list, body }) => [list, presentStartRow(JSON.parse(body) as SentStart)] as const)
    .filter(([, row]) => isRowOfAthlete(row, identity));
  const results = (await findRowsByName(db, 'result_row', chOID, identity.name))
    .map(({ list, body }) => [list, JSON.parse(body) as ResultRow] as const)
    .filter(([, row]) => isRowOfAthlete(row, identity));
  return { starts: new Map(starts), results: new Map(results) };
}

/** Whether an athlete runs in a relay team: by name, and by bib where both are known; the team is of their club or country. */
function isMember(row: StartRow | ResultRow, { name, bib }: AthleteIdentity, own: StartRow | ResultRow): boolean {
  const isTeamOf = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && foldText(one) === foldText(other);
  const isOwnTeam = isTeamOf(row.club, own.club) || (row.club === undefined && isTeamOf(row.country, own.country));
  return (row.members ?? []).some((member) => {
    if (foldText(`${member.last} ${member.first ?? ''}`) !== name) return false;
    return member.bib !== undefined && bib !== undefined ? member.bib === bib : isOwnTeam;
  });
}

/** The rows of the relay teams that an athlete is a member of. */
async function readRelayRows(
  db: Db,
  programme: Programme,
  identity: AthleteIdentity,
  own: StartRow | ResultRow,
): Promise<AthleteRows> {
  const starts = new Map<string, StartRow>();
  const results = new Map<string, ResultRow>();
  for (const trial of programme.trials.filter((one) => isRelayEvent(readEvent(one, programme.challenge.kind)))) {
    const start = trial.starts === 0 ? undefined : (await readStartRows(db, trial.oid)).find(isOwnTeam);
    const result = trial.results === 0 ? undefined : await readTeamResult(trial, start);
    if (start !== undefined) starts.set(trial.oid, start);
    if (result !== undefined) results.set(trial.oid, result);
  }
  return { starts, results };

  function isOwnTeam(row: StartRow | ResultRow): boolean {
    return isMember(row, identity, own);
  }

  /** Results often name the team alone: then it is the one with the bib or the lane of the start list. */
  async function readTeamResult(trial: Trial, start: StartRow | undefined): Promise<ResultRow | undefined> {
    const teamRows = await readRows(db, programme, trial);
    const isSameTeam = (row: ResultRow): boolean =>
      start !== undefined && row.club === start.club && row.lane === start.lane && row.bib === start.bib;
    return teamRows.find((row) => isOwnTeam(row) || ((row.members ?? []).length === 0 && isSameTeam(row)));
  }
}

const mergeRows = (one: AthleteRows, other: AthleteRows): AthleteRows => ({
  starts: new Map([...one.starts, ...other.starts]),
  results: new Map([...one.results, ...other.results]),
});

/** The place of a row of a trial among all heats of its round, once each has results. */
async function findRoundRank(db: Db, programme: Programme, trial: Trial, row: ResultRow): Promise<number | undefined> {
  if (trial.heats < 2 || trial.dets.combined !== undefined || row.rank === undefined) return undefined;
  const groupTrials = programme.listGroupTrials(trial.gOID);
  const heats = groupTrials.filter(({ round }) => round === trial.round);
  if (heats.some(({ results }) => results === 0)) return undefined;
  const lists = [];
  for (const heat of heats)
    lists.push({ round: heat.round, heat: heat.heat, rows: await readRows(db, programme, heat) });
  const places = listRoundPlaces(lists, readEvent(trial, programme.challenge.kind), {
    hasEarlierRound: groupTrials.some(({ round }) => round !== trial.round && round !== 'c'),
  });
  const ownList = heats.indexOf(trial);
  const isSameRow = ({ rank, bib, last, first }: ResultRow) =>
    rank === row.rank && bib === row.bib && last === row.last && first === row.first;
  return places[ownList]?.[lists[ownList]?.rows.findIndex(isSameRow) ?? -1];
}

/** A longer list is not read whole to tell whether one of its rows is a record. */
const MAX_COMPARED_ROWS = 1000;

/** Whether a result depends on the whole list: the total of a combined event on its parts, a record on who else made one. */
const needsWholeList = (trial: Trial, { findComparedRecords }: Programme): boolean =>
  isCombined(trial.g0) || (trial.results <= MAX_COMPARED_ROWS && findComparedRecords(trial.g0).length > 0);

/** The result of a trial as its page shows it. */
async function readShownResult(
  db: Db,
  programme: Programme,
  trial: Trial,
  row: ResultRow | undefined,
  isOwn: (row: ResultRow) => boolean,
): Promise<ResultRow | undefined> {
  if (needsWholeList(trial, programme)) {
    const shown = (await readResultList(db, programme, trial)).rows.find(isOwn);
    if (shown !== undefined || isCombined(trial.g0)) return shown;
  }
  return row === undefined ? undefined : (await addPoints([row], trial, programme))[0];
}

/** The first trial without lists of a round, at which those who are expected there will start. */
const findExpectedTrial = (trials: readonly Trial[]): Trial | undefined =>
  trials.find(({ status, starts, results }) => !isOver(status) && starts === 0 && results === 0);

/** The next part of each combined event that an athlete is to begin, or has begun and has not left. */
function listExpectedParts(
  programme: Programme,
  ownTrials: readonly Trial[],
  results: AthleteRows['results'],
): Trial[] {
  const uids = ownTrials.map(({ g0, uid, dets }) => (isCombined(g0) ? uid : dets.combined));
  return [...new Set(uids)].flatMap((uid) => {
    if (uid === undefined) return [];
    const parts = ownTrials.filter(({ dets }) => dets.combined === uid);
    const hasLeft = [...parts, ...ownTrials.filter((one) => one.uid === uid)].some(({ oid }) => {
      const status = results.get(oid)?.prf.st;
      return status === MARK_STATUS.dns || status === MARK_STATUS.dnf;
    });
    const remaining = programme.trials.filter((part) => part.dets.combined === uid && !parts.includes(part));
    return hasLeft ? [] : (findExpectedTrial(remaining) ?? []);
  });
}

/** Trials where an athlete is expected though they have no start list yet: of events entered, and of the round they are qualified for. */
function listExpectedTrials(programme: Programme, { starts, results }: AthleteRows): Trial[] {
  const ownTrials = programme.trials.filter(({ oid }) => starts.has(oid) || results.has(oid));
  const entered = programme.groups.filter(({ oid }) => starts.has(oid) && !ownTrials.some(({ gOID }) => gOID === oid));
  const expected: (Trial | undefined)[] = entered.map(({ oid }) =>
    findExpectedTrial(programme.listGroupTrials(oid).filter(({ dets }) => dets.combined === undefined)),
  );
  for (const trial of ownTrials) {
    if (results.get(trial.oid)?.qualified === undefined) continue;
    const groupTrials = programme.listGroupTrials(trial.gOID);
    const rounds = groupTrials.flatMap(({ round }) => (round === 'c' ? [] : [round]));
    const next = trial.round === 'c' ? undefined : findNextRound(rounds, trial.round);
    const nextTrials = groupTrials.filter(({ round }) => round === next);
    if (!nextTrials.some((one) => ownTrials.includes(one))) expected.push(findExpectedTrial(nextTrials));
  }
  return [...expected.filter((trial) => trial !== undefined), ...listExpectedParts(programme, ownTrials, results)];
}

/** One athlete of a challenge, with their starts and results in all events (Q37). */
export const readAthlete = (ctx: Context, chOID: string, key: string): Promise<BuiltAnswer> =>
  readAboutChallenge(ctx, chOID, async (db, programme): Promise<AthleteAnswer> => {
    const identity = await findIdentity(db, programme, key);
    const ownRows = identity && (await readOwnRows(db, chOID, identity));
    const who = ownRows && [...ownRows.results.values(), ...ownRows.starts.values()].at(0);
    if (identity === undefined || ownRows === undefined || who === undefined)
      throw refusal('not found', `there is no athlete ${key} in this challenge`);
    const rows = mergeRows(ownRows, await readRelayRows(db, programme, identity, who));
    const isOwn = (row: ResultRow) => isRowOfAthlete(row, identity);
    const expected = new Set(listExpectedTrials(programme, rows));
    const trials: AthleteTrial[] = [];
    for (const trial of programme.trials) {
      const start = rows.starts.get(trial.oid);
      const stored = rows.results.get(trial.oid);
      if (start === undefined && stored === undefined && !expected.has(trial)) continue;
      const result = await readShownResult(db, programme, trial, stored, isOwn);
      const roundRank = result && (await findRoundRank(db, programme, trial, result));
      trials.push({
        trial,
        ...(start === undefined ? {} : { start: omitMembers(start) }),
        ...(result === undefined ? {} : { result: omitMembers(result) }),
        ...(roundRank === undefined ? {} : { roundRank }),
      });
    }
    const { bib, auid, last, first, club, country } = who;
    const [list = ''] = [...ownRows.results.keys(), ...ownRows.starts.keys()];
    const listCategory = programme.trialByOid.get(list)?.category ?? programme.groupByOid.get(list)?.category ?? 0;
    return {
      key,
      bib,
      auid,
      last,
      first,
      club,
      country,
      category: who.category ?? listCategory,
      teamId: findTeamId(who)?.oid,
      trials,
    };
  });
