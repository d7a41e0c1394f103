import { formatHeight } from 'shared-domain';
import { useText } from '../../../locales/use-text.ts';
import { AddBar } from './AddBar.tsx';
import { BarsRow } from './BarsRow.tsx';
import { columnId } from './columns.ts';
import type { TableProps } from './table-props.ts';
import { UnsentBars } from './UnsentBars.tsx';

/** High jump and pole vault: a column a bar. */
export function BarsTable({ entry, trial, caption, isReadOnly }: TableProps) {
  const { t } = useText();
  const { lines, grid, drafts, standings, handlers, bars, addBar } = entry;
  return (
    <>
      <div className="entry-scroll" data-wraps>
        <table className="entry bars">
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="r ph0" abbr={t('results.bib.long')}>
                {t('results.bib')}
              </th>
              <th scope="col" className="who">
                {t('results.athlete')}
              </th>
              {grid.columns.map((column) => (
                <th key={columnId(column)} scope="col" className="c num">
                  {formatHeight(column.h)}
                  {column.jumpOff !== undefined && <small>{t('results.bar.jumpOff')}</small>}
                </th>
              ))}
              <th scope="col" className="r">
                {t('results.result')}
              </th>
              <th scope="col">{t('results.word')}</th>
              <th scope="col" className="c" abbr={t('results.failures.long')}>
                {t('results.failures')}
              </th>
              <th scope="col" className="c" abbr={t('results.place.long')}>
                {t('results.place')}
              </th>
              <th scope="col" className="ph0">
                {t('results.state')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <BarsRow
                key={line.row}
                {...{ line, grid, handlers, isReadOnly, trial }}
                draft={drafts.get(line.row)}
                standing={standings.get(line.row)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <UnsentBars bars={bars.bars} onWithdraw={bars.withdraw} />
      {!isReadOnly && <AddBar columns={grid.columns} onAdd={addBar} />}
    </>
  );
}
