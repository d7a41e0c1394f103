import { useText } from '../../../locales/use-text.ts';
import { SeriesRow } from './SeriesRow.tsx';
import type { TableProps } from './table-props.ts';

/** Long jump, triple jump, throws: the trials of a series side by side, each with its wind where it counts. */
export function SeriesTable({ entry, trial, caption, isReadOnly }: TableProps) {
  const { t } = useText();
  const { lines, grid, drafts, standings, handlers } = entry;
  return (
    <div className="entry-scroll" data-wraps>
      <table className="entry series">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="r ph0" abbr={t('results.bib.long')}>
              {t('results.bib')}
            </th>
            <th scope="col" className="who">
              {t('results.athlete')}
            </th>
            {Array.from({ length: grid.attempts }, (_, at) => (
              // The number of a trial is what it is.
              // biome-ignore lint/suspicious/noArrayIndexKey: trials are in their order
              <th key={at} scope="col" className={at === 3 ? 'c cut' : 'c'} abbr={t('results.attempt', { n: at + 1 })}>
                {t('results.attempt.short', { n: at + 1 })}
              </th>
            ))}
            <th scope="col" className="r">
              {t('results.result')}
            </th>
            <th scope="col">{t('results.word')}</th>
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
            <SeriesRow
              key={line.row}
              {...{ line, grid, handlers, isReadOnly, trial }}
              draft={drafts.get(line.row)}
              standing={standings.get(line.row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
