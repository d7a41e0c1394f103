import { BarsTable } from './BarsTable.tsx';
import { LongTable, PAGE } from './LongTable.tsx';
import { MarkTable } from './MarkTable.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import type { TableProps } from './table-props.ts';

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
