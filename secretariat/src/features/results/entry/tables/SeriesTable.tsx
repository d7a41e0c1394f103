import { useText } from '../../../../locales/use-text.ts';
import { SeriesRow } from '../rows/SeriesRow.tsx';
import { EntryHead } from './EntryHead.tsx';
import type { TableProps } from './table-props.ts';

/** Long jump, triple jump, throws: the trials of a series side by side, each with its wind where it counts. */
export function SeriesTable({ entry, trial, caption, isReadOnly }: TableProps) {
  const { t } = useText();
  const { lines, grid, drafts, standings, handlers } = entry;
  const attempts = Array.from({ length: grid.attempts }, (_, at) => ({
    key: at,
    text: t('results.attempt.short', { n: at + 1 }),
    long: t('results.attempt', { n: at + 1 }),
    className: at === 3 ? 'c cut' : 'c',
  }));
  return (
    <div className="entry-scroll" data-wraps>
      <table className="entry series">
        <caption className="sr">{caption}</caption>
        <EntryHead columns={['bib', 'who', ...attempts, 'result', 'word', 'place', 'state']} />
        <tbody>
          {lines.map((line) => (
            <SeriesRow
              key={line.row}
              line={line}
              grid={grid}
              handlers={handlers}
              isReadOnly={isReadOnly}
              trial={trial}
              draft={drafts.get(line.row)}
              standing={standings.get(line.row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
