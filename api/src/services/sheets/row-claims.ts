import {
  findCategorySex,
  findContestEvent,
  isOfficial,
  isRecordCheck,
  listRecordClaims,
  type OtherMarks,
  type RecordClaim,
  type RecordContest,
  type RecordGap,
  readEvent,
} from 'shared-domain';
import type { ResultList, ResultRow, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Programme } from '../context/programme.ts';
import { makeShownRowKeys } from './record-decisions.ts';
import { readCheckEvidence } from './record-evidence.ts';

/** A trial as far as its records depend on it. */
export type ComparedTrial = Pick<
  Trial,
  'oid' | 'gOID' | 'round' | 'date' | 'dateE' | 'g0' | 'g1' | 'category' | 'dets' | 'status'
>;
/** A competition as far as its records depend on it. */
export type ComparedProgramme = Pick<Programme, 'challenge' | 'trials' | 'findComparedRecords' | 'listParts'>;

/** What is known of a list beside its rows. */
export interface ListFacts {
  readonly parts?: ResultList['parts'];
  readonly underProtest?: boolean | undefined;
  /** How many rows the whole list has, where `rows` are its first ones. */
  readonly results?: number;
  readonly acts?: readonly OfficialActTable[];
}

function describeContest(
  rows: readonly ResultRow[],
  { category, dets, status, ...event }: ComparedTrial,
  { kind }: ComparedProgramme['challenge'],
  { parts = [], underProtest, results }: ListFacts,
): RecordContest {
  const isPage = results !== undefined && results > rows.length;
  return {
    event: findContestEvent(readEvent({ ...event, dets }, kind), category),
    category,
    wind: dets.wind,
    parts: parts.map((part) => readEvent(part, kind)),
    isOfficial: isOfficial(status),
    isUnderProtest: underProtest,
    ...(isPage && { competitors: results, isMixed: findCategorySex(category) === undefined }),
  };
}

/** The records that the rows of a list beat or equal, with what is missing; `others`: what the competition made of them elsewhere. */
export async function listGivenClaims(
  db: Db,
  rows: readonly ResultRow[],
  trial: ComparedTrial,
  programme: ComparedProgramme,
  facts: ListFacts,
  others?: OtherMarks,
): Promise<RecordClaim[][]> {
  const records = programme.findComparedRecords(trial.g0);
  if (records.length === 0) return rows.map(() => []);
  const contest = describeContest(rows, trial, programme.challenge, facts);
  const unchecked = listRecordClaims(rows, records, contest, others);
  const isAnswered = (gap: RecordGap): boolean => gap === 'official' || isRecordCheck(gap);
  if (!unchecked.flat().some(({ missing }) => missing.some(isAnswered))) return unchecked;
  const findEvidence = await readCheckEvidence(db, programme, trial);
  const keys = makeShownRowKeys(rows);
  const checkedRows = rows.map((row, index) => ({ ...row, evidence: findEvidence(keys[index] ?? '') }));
  return listRecordClaims(checkedRows, records, contest, others);
}
