import { memo } from 'react';
import { countFailuresAt, formatHeight, hasNoAttemptLeft, isMark, isOut, type VerticalAttempt } from 'shared-domain';
import { formatLine } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import { type BarColumn, formatColumnId } from '../bars/bar-columns.ts';
import { getCellText, readRow, type Typed } from '../model/row-edit.ts';
import { isFullBar, isFullJumpOffBar } from '../model/series.ts';
import { RuleRow } from '../officials/RuleRow.tsx';
import { AthleteCell } from './AthleteCell.tsx';
import { BestCell } from './BestCell.tsx';
import { DraftNote } from './DraftNote.tsx';
import { MarkCell } from './MarkCell.tsx';
import { OrderCell } from './OrderCell.tsx';
import { PlaceCell } from './PlaceCell.tsx';
import { ResultCell, WordCell } from './ResultCells.tsx';
import { RowState } from './RowState.tsx';
import type { RowProps } from './row-props.ts';

const NO_TEXTS: Typed = {};

interface Props extends RowProps {
  /** Whether the athlete is tied for first place; nobody else jumps in a jump-off. */
  readonly isInJumpOff: boolean;
  /** The column of the present bar. */
  readonly current: BarColumn | undefined;
}

/**
 * An athlete of a high jump or pole vault, with a cell for each bar. Enter moves to the next athlete at the same bar who may
 * still jump.
 */
export const BarsRow = memo(function BarsRow(props: Props) {
  const { line, grid, draft, standing, handlers, trialOid, isInJumpOff, current } = props;
  const { t } = useText();
  const typed = draft?.typed ?? NO_TEXTS;
  const { faults, fields } = readRow(typed, line, grid);
  const isReadOnly = props.isReadOnly || draft?.state === 'conflict';
  const id = `m-${trialOid}-${line.row}`.replace(/[^\w-]/g, '_');
  const prf = standing?.prf;
  const series = (fields.attempts ?? line.result?.attempts ?? []) as readonly VerticalAttempt[];
  const failures = prf !== undefined && isMark(prf) ? countFailuresAt(series, prf.v) : undefined;
  // Athletes with DNS, DNF or DQ have no further attempt.
  const isOutByStatus = prf !== undefined && isOut(prf);
  const isFaulty = Object.keys(faults).length > 0;
  const columnCount = 7 + grid.columns.length;
  return (
    <>
      <tr data-row={line.row} className={isFaulty ? 'bad' : ''}>
        <OrderCell line={line} />
        <AthleteCell line={line} hasCategory />
        <BestCell line={line} grid={grid} />
        {grid.columns.map((column, index) => {
          const name = formatColumnId(column);
          const text = getCellText(name, typed, line, grid);
          const bar = formatHeight(column.h);
          const isJumpOff = column.jumpOff !== undefined;
          const earlierAttempts = series.filter(({ h, j }) => j !== true && h < column.h);
          const isOutOfAttempts = text === '' && (isJumpOff ? !isInJumpOff : hasNoAttemptLeft(earlierAttempts));
          const classes = ['cell bar', isOutOfAttempts && 'over', column === current && 'current'];
          return (
            <td key={name} className={classes.filter(Boolean).join(' ')}>
              <MarkCell
                line={line}
                handlers={handlers}
                name={name}
                text={text}
                // A letter that cannot be read stays open to correction, whatever the athlete's status.
                isReadOnly={isReadOnly}
                isUnused={!isReadOnly && faults[name] === undefined && (isOutOfAttempts || isOutByStatus)}
                shouldAppend
                isFull={isJumpOff ? isFullJumpOffBar : isFullBar}
                isText
                id={`${id}-b${index}`}
                label={
                  column.jumpOff === undefined
                    ? t('results.bar.of', { bar, who: formatLine(line) })
                    : t('results.bar.jumpOff.of', { n: column.jumpOff + 1, bar, who: formatLine(line) })
                }
                fault={faults[name] && t('results.fault.bar')}
              />
              <span id={`${id}-b${index}-says`} className="under">
                {faults[name] !== undefined && <span className="msg">{t('results.fault.bar')}</span>}
              </span>
            </td>
          );
        })}
        <WordCell
          line={line}
          grid={grid}
          handlers={handlers}
          isReadOnly={isReadOnly}
          typed={typed}
          fault={faults.mark}
          id={id}
        />
        <td className="c num muted">{failures !== undefined && `${failures.last}/${failures.total}`}</td>
        <ResultCell line={line} standing={standing} grid={grid}>
          <RowState {...props} isFaulty={isFaulty} />
        </ResultCell>
        <PlaceCell line={line} standing={standing} />
      </tr>
      <RuleRow {...props} event={grid.event} typed={typed} isReadOnly={isReadOnly} columnCount={columnCount} />
      <DraftNote draft={draft} event={grid.event} columnCount={columnCount} />
    </>
  );
});
