import { memo } from 'react';
import { countFailuresAt, formatHeight, hasNoTrialLeft, isMark, isOut, type VerticalAttempt } from 'shared-domain';
import { whoOf } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import { columnId } from '../bars/columns.ts';
import { RuleRow } from '../officials/RuleRow.tsx';
import { cellText, readRow, type Typed } from '../typed/row-edit.ts';
import { isFullBar } from '../typed/series.ts';
import { AthleteCell } from './AthleteCell.tsx';
import { BestCell } from './BestCell.tsx';
import { DraftNote } from './DraftNote.tsx';
import { MarkCell } from './MarkCell.tsx';
import { PlaceCell } from './PlaceCell.tsx';
import { ResultCells } from './ResultCells.tsx';
import { RowState } from './RowState.tsx';
import type { RowProps } from './row-props.ts';

const NOTHING: Typed = {};

/**
 * An athlete of a high jump or pole vault, a cell for each bar. Enter goes to the next athlete at the same bar, past those who
 * have cleared, passed, retired or failed three times there, and those who were out of the contest before it.
 */
export const BarsRow = memo(function BarsRow(props: RowProps) {
  const { line, grid, draft, standing, handlers, trial } = props;
  const { t } = useText();
  const typed = draft?.typed ?? NOTHING;
  const { faults, fields } = readRow(typed, line, grid);
  const isReadOnly = props.isReadOnly || draft?.state === 'conflict';
  const id = `m-${trial}-${line.row}`.replace(/[^\w-]/g, '_');
  const prf = standing?.prf;
  const series = (fields.attempts ?? line.result?.attempts ?? []) as readonly VerticalAttempt[];
  const failures = prf !== undefined && isMark(prf) ? countFailuresAt(series, prf.v) : undefined;
  // Who did not start, did not finish or was disqualified has no further trial.
  const isOutByStatus = prf !== undefined && isOut(prf);
  const isFaulty = Object.keys(faults).length > 0;
  return (
    <>
      <tr data-row={line.row} className={isFaulty ? 'bad' : ''}>
        <td className="r num muted ph0">{line.bib}</td>
        <AthleteCell line={line} />
        <BestCell line={line} grid={grid} />
        {grid.columns.map((column, at) => {
          const name = columnId(column);
          const text = cellText(name, typed, line, grid);
          const before = series.filter(({ h, j }) => j !== true && h < column.h);
          const isOver = text === '' && column.jumpOff === undefined && hasNoTrialLeft(before);
          return (
            <td key={name} className={`cell bar ${isOver ? 'over' : ''}`}>
              <MarkCell
                line={line}
                handlers={handlers}
                name={name}
                text={text}
                isReadOnly={isReadOnly || isOver || isOutByStatus}
                appends
                isFull={isFullBar}
                isText
                id={`${id}-b${at}`}
                label={t('results.bar.of', { bar: formatHeight(column.h), who: whoOf(line) })}
                fault={faults[name] && t('results.fault.bar')}
              />
              <span id={`${id}-b${at}-says`} className="under">
                {faults[name] !== undefined && <span className="msg">{t('results.fault.bar')}</span>}
              </span>
            </td>
          );
        })}
        <ResultCells
          standing={standing}
          line={line}
          grid={grid}
          handlers={handlers}
          isReadOnly={isReadOnly}
          typed={typed}
          fault={faults.mark}
          id={id}
        />
        <td className="c num muted">{failures !== undefined && `${failures.last}/${failures.total}`}</td>
        <PlaceCell line={line} standing={standing} />
        <td className="ph0">
          <RowState {...props} isFaulty={isFaulty} />
        </td>
      </tr>
      <RuleRow {...props} event={grid.event} typed={typed} isReadOnly={isReadOnly} spans={8 + grid.columns.length} />
      <DraftNote draft={draft} event={grid.event} spans={8 + grid.columns.length} />
    </>
  );
});
