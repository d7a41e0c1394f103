import { memo } from 'react';
import { findBestAttemptIndex, type HorizontalAttempt, isOut } from 'shared-domain';
import { readRow, type Typed } from '../model/row-edit.ts';
import { EliminatedByCut } from '../officials/EliminatedByCut.tsx';
import { RuleRow } from '../officials/RuleRow.tsx';
import { AthleteCell } from './AthleteCell.tsx';
import { AttemptCell } from './AttemptCell.tsx';
import { BestCell } from './BestCell.tsx';
import { DoubtNote } from './DoubtNote.tsx';
import { DraftNote } from './DraftNote.tsx';
import { OrderCell } from './OrderCell.tsx';
import { PlaceCell } from './PlaceCell.tsx';
import { ResultCell, WordCell } from './ResultCells.tsx';
import { RowState } from './RowState.tsx';
import type { RowProps } from './row-props.ts';

const NO_TEXTS: Typed = {};

/** The wind of the best attempt, as typed where a draft has changed it, m/s. */
function findSeriesWind({ draft, line }: RowProps): number | undefined {
  const attempts = (draft?.fields.attempts ?? line.result?.attempts ?? []) as readonly HorizontalAttempt[];
  return attempts[findBestAttemptIndex(attempts) ?? -1]?.w;
}

/** A row of attempts. Enter moves down the column, after the wind if the event needs it. */
export const SeriesRow = memo(function SeriesRow(props: RowProps) {
  const { line, grid, draft, standing, handlers, trialOid, cutAfter, onAdmit } = props;
  const typed = draft?.typed ?? NO_TEXTS;
  const { faults } = readRow(typed, line, grid);
  const isReadOnly = props.isReadOnly || draft?.state === 'conflict';
  const id = `m-${trialOid}-${line.row}`.replace(/[^\w-]/g, '_');
  const prf = standing?.prf;
  // Athletes with DNS, DNF or DQ have no further attempt.
  const isOutByStatus = prf !== undefined && isOut(prf);
  const cellProps = { line, grid, handlers, typed, faults, prf, isReadOnly: isReadOnly || isOutByStatus };
  const isFaulty = Object.keys(faults).length > 0;
  const columnCount = 6 + grid.attemptCount;
  return (
    <>
      <tr data-row={line.row} className={isFaulty ? 'bad' : ''}>
        <OrderCell line={line} />
        <AthleteCell line={line} hasCategory>
          {cutAfter !== undefined && draft === undefined && (
            <EliminatedByCut line={line} onAdmit={isReadOnly ? undefined : onAdmit} cutAfter={cutAfter} />
          )}
        </AthleteCell>
        <BestCell line={line} grid={grid} />
        {Array.from({ length: grid.attemptCount }, (_, index) => (
          <AttemptCell
            {...cellProps}
            // biome-ignore lint/suspicious/noArrayIndexKey: attempts never change their order
            key={index}
            index={index}
            id={`${id}-${index}`}
            isBeyondCut={cutAfter !== undefined && index >= cutAfter}
          />
        ))}
        <ResultCell line={line} standing={standing} grid={grid} wind={findSeriesWind(props)}>
          <RowState {...props} isFaulty={isFaulty} />
        </ResultCell>
        <WordCell
          line={line}
          grid={grid}
          handlers={handlers}
          isReadOnly={isReadOnly}
          typed={typed}
          fault={faults.mark}
          id={id}
        />
        <PlaceCell line={line} standing={standing} />
      </tr>
      <DoubtNote {...props} columnCount={columnCount} />
      <RuleRow {...props} event={grid.event} typed={typed} isReadOnly={isReadOnly} columnCount={columnCount} />
      <DraftNote draft={draft} event={grid.event} columnCount={columnCount} />
    </>
  );
});
