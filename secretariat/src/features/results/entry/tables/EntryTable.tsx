import { lazy, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { findListType, isOut, MARK_STATUS } from 'shared-domain';
import { useText } from '../../../../locales/use-text.ts';
import { focusFirstOpenCell } from '../keys/move-focus.ts';
import { CutNote } from '../officials/CutNote.tsx';
import { isFinalOver, useFinalOrder } from '../officials/use-final-order.ts';
import { SeriesRow } from '../rows/SeriesRow.tsx';
import { EntryHead } from './EntryHead.tsx';
import { MarkTable } from './MarkTable.tsx';
import { makeRowProps, PAGE_SIZE, type TableProps } from './table-props.ts';

const BarsTable = lazy(async () => ({ default: (await import('./BarsTable.tsx')).BarsTable }));
const LongTable = lazy(async () => ({ default: (await import('./LongTable.tsx')).LongTable }));
const RoadTable = lazy(async () => ({ default: (await import('./RoadTable.tsx')).RoadTable }));

/** The grid in which the results of a trial are entered. */
export function EntryTable(props: TableProps) {
  switch (props.entry.grid.kind) {
    case 'bars':
      return (
        <Suspense fallback={null}>
          <BarsTable {...props} />
        </Suspense>
      );
    case 'series':
      return <SeriesTable {...props} />;
    case 'mark':
      if (findListType(props.entry.grid.event) === 'road')
        return (
          <Suspense fallback={null}>
            <RoadTable {...props} />
          </Suspense>
        );
      if (props.entry.lines.length <= PAGE_SIZE) return <MarkTable {...props} />;
      return (
        <Suspense fallback={null}>
          <LongTable {...props} />
        </Suspense>
      );
  }
}

/** Long jump, triple jump and throws: one column per attempt, with the wind if the event needs it. */
function SeriesTable(props: TableProps) {
  const { t } = useText();
  const { lines, grid, cut, standings } = props.entry;
  const table = useRef<HTMLTableElement>(null);
  const { isFinal, choose } = useFinalOrder(props.trialOid, lines, cut, grid.rules);
  const athleteCount = lines.filter(({ row }) => !isOut(standings.get(row)?.prf ?? { st: MARK_STATUS.dash })).length;
  const goingOn = isFinal && cut !== undefined && cut.completedRounds > 0 ? cut.order : [];
  const shownLines = [...goingOn, ...lines.filter((line) => !goingOn.includes(line))];
  const cuts = grid.rules?.cuts.map(({ after }) => after) ?? [];
  const attempts = Array.from({ length: grid.attemptCount }, (_, index) => ({
    key: index,
    text: t('results.attempt.short', { n: index + 1 }),
    long: t('results.attempt', { n: index + 1 }),
    className: cuts.includes(index) ? 'c cut' : 'c',
  }));
  const order = (next: boolean) => {
    flushSync(() => choose(next));
    if (table.current !== null) focusFirstOpenCell(table.current);
  };
  return (
    <>
      {cut !== undefined && (
        <CutNote
          cut={cut}
          count={athleteCount}
          isOrdered={isFinal}
          isOver={props.isReadOnly || isFinalOver(cut, grid.attemptCount)}
          onOrder={order}
        />
      )}
      <div className="entry-scroll sheet" data-wraps>
        <table ref={table} className={`entry by-attempt${grid.hasWinds ? ' winds' : ''}`}>
          <caption className="sr">{props.caption}</caption>
          <EntryHead columns={['order', 'who', 'best', ...attempts, 'result', 'word', 'place']} />
          <tbody>
            {shownLines.map((line) => (
              <SeriesRow key={line.row} {...makeRowProps(props, line)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
