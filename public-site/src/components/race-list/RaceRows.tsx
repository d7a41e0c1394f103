import { useMemo } from 'react';
import { hasNoMark, readEvent } from 'shared-domain';
import type { Challenge, RaceAnswer, ResultRow, Trial } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { useFollowed } from '../follow/use-followed.ts';
import type { ListRow } from '../perf-table/columns/column.ts';
import { roadColumns } from '../perf-table/columns/road-columns.tsx';
import { rowKeys } from '../perf-table/order/row-keys.ts';
import { RowSheet } from '../perf-table/row-sheet/RowSheet.tsx';
import { useRowSheet } from '../perf-table/row-sheet/use-row-sheet.ts';
import { crowns } from '../perf-table/tables/list-view.ts';
import { type KeyedRow, PerfTable } from '../perf-table/tables/PerfTable.tsx';
import './race-list.css';

interface RaceRowsProps {
  readonly race: Trial;
  readonly answer: RaceAnswer;
  readonly caption: string;
  readonly kind: Challenge['kind'] | undefined;
  readonly isStale: boolean;
}

/** Key of the searched bib's row, which is shown above the list. */
const OWN = 'own';

/** The rows of a race, after the row of the searched bib. */
export function RaceRows({ race, answer, caption, kind, isStale }: RaceRowsProps) {
  const { t, language } = useText();
  const { results, rrdbib } = answer;
  const rows = useMemo(() => {
    const keys = rowKeys(results);
    const list = results.map((row, index): KeyedRow<ResultRow> => ({ key: keys[index] ?? '', row }));
    return rrdbib === undefined ? list : [{ key: OWN, row: rrdbib }, ...list];
  }, [results, rrdbib]);
  const sheet = useRowSheet(race.oid);
  const book = useFollowed();
  const keyOf = useMemo(() => new Map<ListRow, string>(rows.map(({ key, row }) => [row, key])), [rows]);
  const event = readEvent(race, kind);
  const columns = roadColumns({
    t,
    language,
    event,
    medals: crowns(race),
    rows: rows.map(({ row }) => row),
    onOpen: (row: ListRow) => sheet.open(keyOf.get(row) ?? ''),
  });
  const opened = rows.find(({ key }) => key === sheet.key)?.row;
  return (
    <div aria-busy={isStale}>
      <PerfTable
        caption={rrdbib === undefined ? caption : `${caption}, ${t('race.own')} ${rrdbib.bib ?? ''}`}
        columns={columns.map(({ sort: _, ...column }) => column)}
        rows={rows}
        className="gaps race"
        rowClass={({ key, row }) =>
          [key === OWN && 'own', row.rank === 1 && 'lead', hasNoMark(row.prf) && 'out'].filter(Boolean).join(' ')
        }
        stars={{ of: (row) => row, isFollowed: (row) => book.of(row) !== undefined }}
      />
      {opened !== undefined && (
        <RowSheet row={opened} list={{ ...race, rows: results }} event={event} onClose={sheet.close} />
      )}
    </div>
  );
}
