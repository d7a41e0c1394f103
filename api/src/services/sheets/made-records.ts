import {
  compareListsInTime,
  describeMadeRecord,
  type EventRef,
  findContestEvent,
  findLocalDay,
  findRecordState,
  isCombined,
  type MadeRecord,
  makeRecordKey,
  type OtherMarks,
  orderCombinedParts,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { ResultList, ResultRow, Trial } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import { presentChallenge } from '../../presenters/challenge.ts';
import { presentCombined } from '../../presenters/combined.ts';
import type { Db } from '../../store/db.ts';
import { readResultBodies } from '../../store/lists/lists.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { Programme } from '../context/programme.ts';
import { isUnderProtest } from './protests.ts';
import { findRecordDecision, listRecordDecisions, makeShownRowKeys } from './record-decisions.ts';
import { type ComparedProgramme, type ComparedTrial, listGivenClaims } from './row-claims.ts';

/** A list of the competition with the records that its results may have made, as if no other list had been. */
interface MadeList {
  readonly trial: Trial;
  readonly made: readonly MadeRecord[];
}

const formatHolder = ({ last, first, relay, club }: ResultRow): string =>
  relay === undefined ? `${first} ${last}`.trim() : last || (club ?? '');

/** The rows of a list as far as records depend on them: without points, those of a combined event with their parts. */
async function readRows(
  db: Db,
  programme: ComparedProgramme,
  trial: Trial,
): Promise<{ readonly rows: readonly ResultRow[]; readonly parts?: ResultList['parts'] }> {
  const rows = parseBodies<ResultRow>(await readResultBodies(db, trial.oid));
  const parts = isCombined(trial.g0) ? orderCombinedParts(trial, programme.listParts(trial)) : [];
  if (parts.length === 0) return { rows };
  const lists = [];
  for (const part of parts)
    lists.push({ trial: part, rows: parseBodies<ResultRow>(await readResultBodies(db, part.oid)) });
  return presentCombined(rows, lists);
}

async function readMadeList(db: Db, programme: ComparedProgramme, trial: Trial): Promise<MadeList> {
  const { rows, parts } = await readRows(db, programme, trial);
  const acts = await readActs(db, [trial.oid]);
  const facts = { ...(parts === undefined ? {} : { parts }), underProtest: isUnderProtest(acts) };
  const claims = await listGivenClaims(db, rows, trial, programme, facts);
  if (claims.every((own) => own.length === 0)) return { trial, made: [] };
  const decisions = listRecordDecisions(acts);
  const keys = makeShownRowKeys(rows);
  const { kind, tz } = presentChallenge(programme.challenge);
  const event: EventRef = findContestEvent(readEvent(trial, kind), trial.category);
  const date = findLocalDay(trial.dateE ?? trial.date, tz);
  const made = rows.flatMap((row, at) =>
    (claims[at] ?? []).flatMap((claim): MadeRecord[] => {
      const state = findRecordState(claim, findRecordDecision(decisions, keys[at], makeRecordKey(claim.record)));
      if (state === undefined || state === 'refused') return [];
      const { club, country } = row;
      const holder = { holder: formatHolder(row), club, country, date };
      const missing = state === 'possible' ? claim.missing : [];
      return [{ record: describeMadeRecord(claim, event, holder), missing }];
    }),
  );
  return { trial, made };
}

const listsByProgramme = new WeakMap<ComparedProgramme, Map<number, readonly MadeList[]>>();

/** Of an event number, the records that each list may have made; read once for a programme, that is for a competition and revision. */
async function readMadeLists(db: Db, programme: ComparedProgramme, g0: number): Promise<readonly MadeList[]> {
  if (programme.findComparedRecords(g0).length === 0) return [];
  const byNumber = listsByProgramme.get(programme) ?? new Map<number, readonly MadeList[]>();
  listsByProgramme.set(programme, byNumber);
  const known = byNumber.get(g0);
  if (known !== undefined) return known;
  const lists: MadeList[] = [];
  for (const trial of programme.trials) {
    const hasMarks = trial.g0 === g0 && trial.results > 0 && trial.status !== TRIAL_STATUS.cancelled;
    if (hasMarks) lists.push(await readMadeList(db, programme, trial));
  }
  byNumber.set(g0, lists);
  return lists;
}

type TimedTrial = Pick<Trial, 'g0' | 'gOID' | 'round' | 'date' | 'dateE'>;

const describeTime = ({ g0, gOID: group, round, date, dateE = date }: TimedTrial) => ({
  g0,
  group,
  round,
  start: dateE,
});

/** What the other lists of the competition made of the records of a list: its results have to beat that too. */
export async function readOtherMarks(db: Db, programme: ComparedProgramme, trial: ComparedTrial): Promise<OtherMarks> {
  const own = describeTime(trial);
  const others = (await readMadeLists(db, programme, trial.g0)).filter(({ trial: { oid } }) => oid !== trial.oid);
  const list = (isWanted: (order: number) => boolean) =>
    others.flatMap(({ trial: other, made }) => (isWanted(compareListsInTime(describeTime(other), own)) ? made : []));
  return { earlier: list((order) => order < 0), beside: list((order) => order === 0) };
}

/**
 * All that the competition has made of the records of an event number.
 * @param exceptTrial the oid of a list that does not count: a judge's device knows its own better
 */
export const readMadeRecords = async (
  db: Db,
  programme: Programme,
  g0: number,
  exceptTrial?: string,
): Promise<readonly MadeRecord[]> =>
  (await readMadeLists(db, programme, g0)).flatMap(({ trial, made }) => (trial.oid === exceptTrial ? [] : made));
