import type { OrganisationListAnswer, RecordListsAnswer } from 'shared-domain/contract';
import { Refusal, refusal } from '../../../base/refusal.ts';
import { deleteRecordList, listRecordLists, replaceRecordList } from '../../../store/accounts/record-lists.ts';
import { writeLog } from '../../../store/challenges/log.ts';
import { listUnfinishedChallenges } from '../../../store/challenges/organisation-challenges.ts';
import type { Db } from '../../../store/db.ts';
import type { Context } from '../../context/context.ts';
import { readListedRecords } from '../../records/organisation-records.ts';
import type { TableSeparator } from '../csv/write-table.ts';
import { FileErrors } from '../file-errors.ts';
import { checkRecordList, writeRecordFile, writeRecordList } from './import-record-list.ts';
import { type RecordList, readRecordList } from './read-record-list.ts';

/** The lists of records of an organisation. */
export async function readRecordLists(db: Db, organisation: string): Promise<RecordListsAnswer> {
  const lists = await listRecordLists(db, organisation);
  return {
    lists: lists.map(({ name, imported, body }) => {
      const records = readListedRecords({ body });
      const edition = records[0]?.edition;
      return { name, records: records.length, imported, ...(edition !== undefined && { edition }) };
    }),
  };
}

interface ListOwner {
  readonly organiser: string;
  readonly organisation: string;
}

/** Gives a list to the competitions that are not over; returns the names of those that do not take it. */
async function giveToCompetitions(
  ctx: Context,
  { organiser, organisation }: ListOwner,
  list: RecordList,
): Promise<{ readonly taken: number; readonly left: string[] }> {
  const left: string[] = [];
  const challenges = await listUnfinishedChallenges(ctx.store.db, organisation, ctx.clock());
  for (const { oid: chOID, name } of challenges) {
    try {
      await writeRecordList(ctx, { organiser, chOID }, list, { errors: new FileErrors(), dryRun: false });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      left.push(name);
    }
  }
  return { taken: challenges.length - left.length, left };
}

/**
 * Takes in a list of records of an organisation in place of the former one of its name, and gives it to its competitions that are not over;
 * those that are keep what stood when they were held. Its new competitions have it from the start.
 * @throws Refusal naming every bad row by its line: then the former list stays in force
 */
export async function importOrganisationRecords(
  ctx: Context,
  owner: ListOwner,
  bytes: Buffer,
  { name: fallbackName, dryRun }: { readonly name: string; readonly dryRun: boolean },
): Promise<OrganisationListAnswer> {
  const { organiser, organisation } = owner;
  const errors = new FileErrors();
  const list = await readRecordList(bytes, fallbackName, errors);
  const records = list.records.map(({ record }) => record);
  const now = ctx.clock();
  const difference = await ctx.store.transaction(async (tx) => {
    const lists = await listRecordLists(tx, organisation);
    const others = lists.filter(({ name }) => name !== list.name);
    checkRecordList(list, others.flatMap(readListedRecords), errors);
    const before = lists.filter(({ name }) => name === list.name).flatMap(readListedRecords);
    const [known, read] = [before, records].map((some) => new Set(some.map((one) => JSON.stringify(one))));
    if (!dryRun) {
      const body = JSON.stringify(records);
      await replaceRecordList(tx, { organisation, name: list.name, imported: now.toISOString(), body });
      const detail = { name: list.name, records: records.length };
      await writeLog(tx, { organisation, organiser, action: 'record list imported', detail, now });
    }
    return {
      added: records.filter((one) => known?.has(JSON.stringify(one)) !== true).length,
      removed: before.filter((one) => read?.has(JSON.stringify(one)) !== true).length,
    };
  });
  const { taken, left } = dryRun
    ? { taken: (await listUnfinishedChallenges(ctx.store.db, organisation, now)).length, left: [] }
    : await giveToCompetitions(ctx, owner, list);
  return {
    ...{ dryRun, list: list.name, read: records.length, ...difference },
    ...{ competitions: taken, left },
    warnings: errors.warnings,
    notes: errors.findNotes(errors.warnings),
  };
}

const createMissingListRefusal = (name: string) => refusal('not found', `this organisation has no list ${name}`);

/** A list as a file that comes in again as it is. @throws Refusal `not found` */
export async function exportOrganisationRecords(
  db: Db,
  organisation: string,
  { name, ...options }: { readonly name: string; readonly format: 'csv' | 'json'; readonly separator: TableSeparator },
): Promise<string> {
  const list = (await listRecordLists(db, organisation)).find((one) => one.name === name);
  if (list === undefined) throw createMissingListRefusal(name);
  return writeRecordFile(readListedRecords(list), options);
}

/** Deletes a list; competitions that took it have it still. @throws Refusal `not found` */
export async function removeRecordList(
  ctx: Context,
  { organiser, organisation }: ListOwner,
  name: string,
): Promise<{ name: string }> {
  await ctx.store.transaction(async (tx) => {
    if (!(await deleteRecordList(tx, organisation, name))) throw createMissingListRefusal(name);
    const now = ctx.clock();
    await writeLog(tx, { organisation, organiser, action: 'record list deleted', detail: { name }, now });
  });
  return { name };
}
