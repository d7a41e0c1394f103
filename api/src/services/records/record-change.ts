import { type EventRecord, parseGroupUid } from 'shared-domain';
import { formatCanonicalJson } from 'shared-domain/live-input';
import { presentEventRecord } from '../../presenters/event-record.ts';
import type { EventRecordTable, TrialTable } from '../../store/schema.ts';
import { OWN_FIELDS_CHANGED, type PlannedChange } from '../writing/change-challenge.ts';

type Rows = readonly EventRecordTable[];

const formatRow = ({ kind, event, body }: EventRecordTable): string => JSON.stringify([kind, event, body]);
const formatRecord = (row: EventRecordTable): string => formatCanonicalJson(presentEventRecord(row) as never);

/** Rows of a list that another has not. */
function listOnlyIn(rows: Rows, others: Rows): EventRecordTable[] {
  const known = new Set(others.map(formatRow));
  return rows.filter((row) => !known.has(formatRow(row)));
}

/** Whether two lists say the same records in the same order, whatever they are called. */
export const areEqualRecords = (a: Rows, b: Rows): boolean =>
  JSON.stringify(a.map(formatRecord)) === JSON.stringify(b.map(formatRecord));

/** Whether two lists have the same records in the same order, whatever their revision. */
export const areSameRecords = (a: Rows, b: Rows): boolean =>
  JSON.stringify(a.map((row) => [row.oid, formatRow(row)])) ===
  JSON.stringify(b.map((row) => [row.oid, formatRow(row)]));

/** The records that a change took away and those that it added: the journal has no others. */
export function listDifferentRecords(before: Rows, after: Rows): { before: EventRecord[]; after: EventRecord[] } {
  return {
    before: listOnlyIn(before, after).map(presentEventRecord),
    after: listOnlyIn(after, before).map(presentEventRecord),
  };
}

/** What readers are notified of: lists of an event whose records changed are sent again, as they show and compare them. */
export function describeRecordChange(
  trials: readonly TrialTable[],
  before: Rows,
  after: Rows,
): PlannedChange<never>['changed'] {
  const changed = [...listOnlyIn(before, after), ...listOnlyIn(after, before)];
  const numbers = new Set(changed.map(({ event }) => parseGroupUid(event)?.g0));
  const results = trials.filter(({ g0 }) => numbers.has(g0)).map(({ oid }) => oid);
  return { ...OWN_FIELDS_CHANGED, results };
}
