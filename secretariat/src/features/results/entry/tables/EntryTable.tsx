import { lazy, Suspense, useState } from 'react';
import { isOut, MARK_STATUS } from 'shared-domain';
import { useText } from '../../../../locales/use-text.ts';
import { CutNote } from '../officials/CutNote.tsx';
import { SeriesRow } from '../rows/SeriesRow.tsx';
import { BarsTable } from './BarsTable.tsx';
import { EntryHead } from './EntryHead.tsx';
import { MarkTable } from './MarkTable.tsx';
import { makeRowProps, PAGE, type TableProps } from './table-props.ts';

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

/** Long jump, triple jump, throws: the trials of a series side by side, each with its wind where it counts. */
function SeriesTable(props: TableProps) {
  const { t } = useText();
  const { lines, grid, cut, standings } = props.entry;
  const [isOrdered, setOrdered] = useState(false);
  const count = lines.filter(({ row }) => !isOut(standings.get(row)?.prf ?? { st: MARK_STATUS.dash })).length;
  const goOn = isOrdered && cut !== undefined && cut.completedRounds > 0 ? cut.order : [];
  const shown = [...goOn, ...lines.filter((line) => !goOn.includes(line))];
  const cuts = grid.rules?.cuts.map(({ after }) => after) ?? [];
  const attempts = Array.from({ length: grid.attempts }, (_, at) => ({
    key: at,
    text: t('results.attempt.short', { n: at + 1 }),
    long: t('results.attempt', { n: at + 1 }),
    className: cuts.includes(at) ? 'c cut' : 'c',
  }));
  return (
    <>
      {cut !== undefined && <CutNote cut={cut} count={count} isOrdered={isOrdered} onOrder={setOrdered} />}
      <div className="entry-scroll sheet" data-wraps>
        <table className="entry series">
          <caption className="sr">{props.caption}</caption>
          <EntryHead columns={['bib', 'who', 'best', ...attempts, 'result', 'word', 'place', 'state']} />
          <tbody>
            {shown.map((line) => (
              <SeriesRow key={line.row} {...makeRowProps(props, line)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
