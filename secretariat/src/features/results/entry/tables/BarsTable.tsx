import { Suspense } from 'react';
import {
  findVerticalRules,
  formatHeight,
  hasNoAttemptLeft,
  isOut,
  MARK_STATUS,
  readVerticalOptions,
  type VerticalAttempt,
} from 'shared-domain';
import { makeOptionalPart } from '../../../../components/page/optional-part.ts';
import { useText } from '../../../../locales/use-text.ts';
import { AddBar } from '../bars/AddBar.tsx';
import { findCurrentColumn, formatColumnId } from '../bars/bar-columns.ts';
import { UnsentBars } from '../bars/UnsentBars.tsx';
import { useBarScroller } from '../bars/use-bar-scroller.ts';
import { useJumpOff } from '../bars/use-jump-off.ts';
import { getCellText } from '../model/row-edit.ts';
import { BarsRow } from '../rows/BarsRow.tsx';
import { EntryHead } from './EntryHead.tsx';
import { makeRowProps, type TableProps } from './table-props.ts';

const FirstPlaceTieNote = makeOptionalPart(
  async () => (await import('../officials/FirstPlaceTieNote.tsx')).FirstPlaceTieNote,
);

/** High jump and pole vault: one column per bar. */
export function BarsTable(props: TableProps) {
  const { entry, caption, isReadOnly } = props;
  const { t } = useText();
  const { lines, grid, bars, addBar } = entry;
  const { scroller, markHiddenSides } = useBarScroller();
  const jumpOffRows = useJumpOff(lines, entry.drafts);
  const current = findCurrentColumn(grid.columns, (id) =>
    lines.some((line) => getCellText(id, entry.drafts.get(line.row)?.typed ?? {}, line, grid) !== ''),
  );
  const jumperCount = lines.filter(({ row, result }) => {
    const attempts = entry.drafts.get(row)?.fields.attempts ?? result?.attempts ?? [];
    const prf = entry.standings.get(row)?.prf ?? { st: MARK_STATUS.dash };
    return !isOut(prf) && !hasNoAttemptLeft(attempts as readonly VerticalAttempt[]);
  }).length;
  const leastRaise =
    jumperCount > 1 ? findVerticalRules(props.trial, readVerticalOptions(props.trial)).minRaise : undefined;
  const heights = grid.columns.map((column) => ({
    key: formatColumnId(column),
    text: (
      <>
        {formatHeight(column.h)}
        {column.jumpOff !== undefined && <small>{t('results.bar.jumpOff')}</small>}
        {column === current && <span className="sr">, {t('results.bar.current')}</span>}
      </>
    ),
    className: column === current ? 'c num current' : 'c num',
  }));
  return (
    <>
      <div ref={scroller} className="entry-scroll sheet" data-wraps onScroll={markHiddenSides}>
        <table className="entry by-bar">
          <caption className="sr">{caption}</caption>
          <EntryHead columns={['order', 'who', 'best', ...heights, 'word', 'failures', 'result', 'place']} />
          <tbody>
            {lines.map((line) => (
              <BarsRow
                key={line.row}
                {...makeRowProps(props, line)}
                isInJumpOff={jumpOffRows.has(line.row)}
                current={current}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Suspense fallback={null}>
        <FirstPlaceTieNote entry={entry} trial={props.trial} correctionReason={props.reason} isReadOnly={isReadOnly} />
      </Suspense>
      <UnsentBars bars={bars.drafts} onWithdraw={bars.withdraw} />
      {!isReadOnly && <AddBar grid={grid} leastRaise={leastRaise} hasTie={jumpOffRows.size > 0} onAdd={addBar} />}
    </>
  );
}
