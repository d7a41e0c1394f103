import type { OwnRecord, SentRecord } from '../../api/event-records.ts';

/** An edit of one record; `before`: the record when it began. */
export type RecordEdit =
  | { readonly kind: 'add'; readonly record: SentRecord }
  | { readonly kind: 'set'; readonly before: OwnRecord; readonly record: SentRecord }
  | { readonly kind: 'delete'; readonly before: OwnRecord };

const sortFields = (record: OwnRecord): string => JSON.stringify(Object.entries(record).toSorted());

/** All records after an edit, with what others did to other records; undefined where somebody else changed the same one. */
export function applyEdit(edit: RecordEdit, records: readonly OwnRecord[]): readonly SentRecord[] | undefined {
  if (edit.kind === 'add') return [...records, edit.record];
  const { before } = edit;
  const theirs = records.find(({ oid }) => oid === before.oid);
  if (theirs === undefined || sortFields(theirs) !== sortFields(before)) return undefined;
  return edit.kind === 'delete'
    ? records.filter((record) => record !== theirs)
    : records.map((record) => (record === theirs ? { ...edit.record, oid: before.oid } : record));
}
