import { lazy, Suspense } from 'react';
import { BarsTable } from './BarsTable.tsx';
import { MarkTable } from './MarkTable.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import { PAGE, type TableProps } from './table-props.ts';

const LongTable = lazy(async () => ({ default: (await import('./LongTable.tsx')).LongTable }));

/** The grid that a trial is entered in. */
export function EntryTable(props: TableProps) {
  switch (props.entry.grid.kind) {
    case 'bars':
      return <BarsTable {...props} />;
    case 'series':
      return <SeriesTable {...props} />;
    case 'mark':
      if (props.entry.lines.length <= PAGE) return <MarkTable {...props} />;
      return (
        <Suspense fallback={null}>
          <LongTable {...props} />
        </Suspense>
      );
  }
}
