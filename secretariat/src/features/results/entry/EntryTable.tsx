import { BarsTable } from './BarsTable.tsx';
import { LongTable, PAGE } from './LongTable.tsx';
import { MarkTable } from './MarkTable.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import type { Entry } from './use-entry.ts';

export interface TableProps {
  readonly entry: Entry;
  /** oid of the trial. */
  readonly trial: string;
  readonly caption: string;
  readonly isReadOnly: boolean;
  readonly showsReaction: boolean;
}

/** The grid that a trial is entered in. */
export function EntryTable(props: TableProps) {
  switch (props.entry.grid.kind) {
    case 'bars':
      return <BarsTable {...props} />;
    case 'series':
      return <SeriesTable {...props} />;
    case 'mark':
      return props.entry.lines.length > PAGE ? <LongTable {...props} /> : <MarkTable {...props} />;
  }
}
