import type { CheckedRow } from '../check/checked-row.ts';

/** An event that the import creates, with its number of entries. */
export interface NewEvent {
  readonly name: string;
  readonly entries: number;
}

/** The events of the rows that the programme lacks, in the order of the file. */
export function listNewEvents(rows: readonly CheckedRow[]): readonly NewEvent[] {
  const newEntries = rows.flatMap(({ entry }) => (entry?.target.isNew === true ? [entry] : []));
  return [...Map.groupBy(newEntries, ({ target }) => target.uid).values()].map((entries) => ({
    name: entries[0]?.target.name ?? '',
    entries: entries.length,
  }));
}
