import type { EventRecord } from 'shared-domain';
import { listRecordLists } from '../../store/accounts/record-lists.ts';
import { insertEventRecords } from '../../store/challenges/event-records.ts';
import type { Db } from '../../store/db.ts';
import { newOid } from '../../store/oid.ts';
import type { EventRecordTable, RecordListTable } from '../../store/schema.ts';
import { buildRecordRow } from './records.ts';

/** The records of an organisation's list. */
export const readListedRecords = ({ body }: Pick<RecordListTable, 'body'>): EventRecord[] =>
  JSON.parse(body) as EventRecord[];

/** Records of lists as rows of a competition. */
export const buildListedRows = (
  records: readonly EventRecord[],
  challenge: string,
): Omit<EventRecordTable, 'revision'>[] =>
  records.map((record, position) => ({ oid: newOid(), ...buildRecordRow(record, challenge, position) }));

/** Gives a new competition the lists of its organisation. */
export async function insertOrganisationRecords(
  db: Db,
  { oid, organisation, revision }: { readonly oid: string; readonly organisation: string; readonly revision: number },
): Promise<void> {
  const records = (await listRecordLists(db, organisation)).flatMap(readListedRecords);
  await insertEventRecords(
    db,
    buildListedRows(records, oid).map((row) => ({ ...row, revision })),
  );
}
