import type { EventRecord, RecordKind } from 'shared-domain';
import type { SecretariatRecords } from 'shared-domain/contract';
import type { EventRecordTable } from '../store/schema.ts';

type Row = Pick<EventRecordTable, 'kind' | 'event' | 'body'>;

/** A record as every answer has it. */
export function presentEventRecord({ kind, event, body }: Row): EventRecord {
  return { kind: kind as RecordKind, event, ...(JSON.parse(body) as Omit<EventRecord, 'kind' | 'event'>) };
}

/** The same without what organisers alone need, the list that it came with. */
export function presentPublicRecord(row: Row): EventRecord {
  const { list: _, edition: __, source: ___, unconfirmed: ____, ...record } = presentEventRecord(row);
  return record;
}

/** The same with its oid, for those who edit it. */
export const presentOwnRecord = (row: Row & { readonly oid: string }): SecretariatRecords['records'][number] => ({
  oid: row.oid,
  ...presentEventRecord(row),
});
