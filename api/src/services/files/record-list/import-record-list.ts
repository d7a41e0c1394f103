import type { EventRecord } from 'shared-domain';
import { createFileMessage, MAX_RECORDS, type RecordListAnswer } from 'shared-domain/contract';
import { presentEventRecord } from '../../../presenters/event-record.ts';
import { listEventRecords, replaceEventRecords } from '../../../store/challenges/event-records.ts';
import type { Db } from '../../../store/db.ts';
import { readNameMask } from '../../../store/lists/name-masks.ts';
import { listTrials } from '../../../store/lists/trials.ts';
import type { EventRecordTable } from '../../../store/schema.ts';
import type { Context } from '../../context/context.ts';
import { buildListedRows } from '../../records/organisation-records.ts';
import { describeRecordChange, listDifferentRecords } from '../../records/record-change.ts';
import { findOtherMark } from '../../records/records.ts';
import { changeChallenge } from '../../writing/change-challenge.ts';
import { NOTHING_REMOVED } from '../../writing/undo-log.ts';
import type { TableSeparator } from '../csv/write-table.ts';
import { FileErrors } from '../file-errors.ts';
import { type RecordList, readRecordList } from './read-record-list.ts';
import { writeRecordJson, writeRecordTable } from './write-record-list.ts';

interface ImportOptions {
  /** The name of a list that says none. */
  readonly name: string;
  readonly dryRun: boolean;
}

const isOfList = (row: EventRecordTable, name: string): boolean => presentEventRecord(row).list === name;

/** @throws Refusal by the line of a record whose mark differs from that of another, or beyond the limit */
export function checkRecordList(
  { records }: RecordList,
  others: readonly Omit<EventRecord, 'oid'>[],
  errors: FileErrors,
): void {
  const all = [...others, ...records.map(({ record }) => record)];
  const locate = (position: number) => records[position - others.length]?.location ?? { line: 1, column: 1 };
  if (all.length > MAX_RECORDS)
    errors.refuse(locate(MAX_RECORDS), createFileMessage('tooManyLines', { most: MAX_RECORDS }));
  const other = findOtherMark(all);
  if (other !== undefined)
    errors.refuse(locate(other.position), createFileMessage('recordOther', { mark: other.mark }));
  errors.settle();
}

/**
 * Takes in a list of records in place of the former one of its name; the other records stay.
 * @throws Refusal naming every bad row by its line: then the former list stays in force
 */
export async function importRecordList(
  ctx: Context,
  organiser: string,
  chOID: string,
  bytes: Buffer,
  { name, dryRun }: ImportOptions,
): Promise<RecordListAnswer> {
  const errors = new FileErrors();
  const list = await readRecordList(bytes, name, errors);
  return writeRecordList(ctx, { organiser, chOID }, list, { errors, dryRun });
}

/** The same with a list that was read. */
export function writeRecordList(
  ctx: Context,
  { organiser, chOID }: { readonly organiser: string; readonly chOID: string },
  list: RecordList,
  { errors, dryRun }: { readonly errors: FileErrors; readonly dryRun: boolean },
): Promise<RecordListAnswer> {
  return changeChallenge(ctx, { chOID, organiser }, async ({ db }) => {
    const before = await listEventRecords(db, chOID);
    const others = before.filter((row) => !isOfList(row, list.name));
    checkRecordList(list, others.map(presentEventRecord), errors);
    const added = buildListedRows(
      list.records.map(({ record }) => record),
      chOID,
    );
    const rows = [...others, ...added].map((row, position) => ({ ...row, challenge: chOID, position }));
    const after = rows.map((row) => ({ ...row, revision: 0 }));
    const difference = listDifferentRecords(before, after);
    const answer: RecordListAnswer = {
      dryRun,
      list: list.name,
      read: list.records.length,
      added: difference.after.length,
      removed: difference.before.length,
      warnings: errors.warnings,
      notes: errors.findNotes(errors.warnings),
    };
    if (dryRun || difference.after.length + difference.before.length === 0) return { unchanged: answer };
    return {
      write: ({ revision }) =>
        replaceEventRecords(
          db,
          chOID,
          rows.map((row) => ({ ...row, revision })),
        ),
      log: {
        action: 'record list imported',
        detail: { name: list.name, records: list.records.length },
        undo: { ...NOTHING_REMOVED, recordLists: { before, after } },
      },
      changed: describeRecordChange(await listTrials(db, chOID), before, after),
      answer: () => answer,
    };
  });
}

/** Records as a file that comes in again as it is. */
export const writeRecordFile = async (
  records: readonly EventRecord[],
  { format, separator }: { readonly format: 'csv' | 'json'; readonly separator: TableSeparator },
): Promise<string> => (format === 'json' ? writeRecordJson(records) : writeRecordTable(records, separator));

/** Records of a competition as a file: all of them, or those of one list. Names of hidden athletes are masked. */
export async function exportRecordList(
  db: Db,
  chOID: string,
  {
    list,
    ...options
  }: { readonly format: 'csv' | 'json'; readonly list?: string | undefined; readonly separator: TableSeparator },
): Promise<string> {
  const mask = await readNameMask(db, chOID);
  const all = (await listEventRecords(db, chOID)).map((row) => mask.value(presentEventRecord(row)));
  return writeRecordFile(list === undefined ? all : all.filter((record) => record.list === list), options);
}
