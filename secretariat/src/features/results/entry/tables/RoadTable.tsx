import { Segments } from '../../../../components/form/Segments.tsx';
import { useText } from '../../../../locales/use-text.ts';
import { LongTable } from './LongTable.tsx';
import { MarkTable } from './MarkTable.tsx';
import { PAGE_SIZE, type TableProps } from './table-props.ts';
import { ROW_ORDERS, type RowOrder, useRowOrder } from './use-row-order.ts';

/** Races outside the stadium, whose finishers come by the hundred: rows by bib, or by place once there are places. */
export function RoadTable(props: TableProps) {
  const { t } = useText();
  const { lines, order, choose, hasPlaces, focusHandlers } = useRowOrder(props.entry.lines);
  const Table = lines.length <= PAGE_SIZE ? MarkTable : LongTable;
  return (
    <>
      {hasPlaces && (
        <div className="bar-filters sheet-fields">
          <Segments<RowOrder>
            aria-label={t('results.arranged')}
            value={order}
            options={ROW_ORDERS.map((value) => ({ value, label: t(`results.arranged.${value}`) }))}
            onChange={choose}
          />
        </div>
      )}
      <div {...focusHandlers}>
        <Table {...props} entry={{ ...props.entry, lines }} />
      </div>
    </>
  );
}
