import { memo } from 'react';
import { isOut } from 'shared-domain';
import { EliminatedByCut } from '../officials/EliminatedByCut.tsx';
import { RuleRow } from '../officials/RuleRow.tsx';
import { readRow, type Typed } from '../typed/row-edit.ts';
import { AthleteCell } from './AthleteCell.tsx';
import { AttemptCell } from './AttemptCell.tsx';
import { BestCell } from './BestCell.tsx';
import { DoubtNote } from './DoubtNote.tsx';
import { DraftNote } from './DraftNote.tsx';
import { PlaceCell } from './PlaceCell.tsx';
import { ResultCells } from './ResultCells.tsx';
import { RowState } from './RowState.tsx';
import type { RowProps } from './row-props.ts';

const NOTHING: Typed = {};

/** A row of trials. Enter goes down the column, over the wind where one counts. */
export const SeriesRow = memo(function SeriesRow(props: RowProps) {
  const { line, grid, draft, standing, handlers, trial, closedAfter, onAdmit } = props;
  const typed = draft?.typed ?? NOTHING;
  const { faults } = readRow(typed, line, grid);
  const isReadOnly = props.isReadOnly || draft?.state === 'conflict';
  const id = `m-${trial}-${line.row}`.replace(/[^\w-]/g, '_');
  const prf = standing?.prf;
  // Who did not start, did not finish or was disqualified has no further trial.
  const isOutByStatus = prf !== undefined && isOut(prf);
  const cell = { line, grid, handlers, typed, faults, prf, isReadOnly: isReadOnly || isOutByStatus };
  const isFaulty = Object.keys(faults).length > 0;
  const spans = 7 + grid.attempts;
  return (
    <>
      <tr data-row={line.row} className={isFaulty ? 'bad' : ''}>
        <td className="r num muted ph0">{line.bib}</td>
        <AthleteCell line={line} />
        <BestCell line={line} grid={grid} />
        {Array.from({ length: grid.attempts }, (_, at) => (
          <AttemptCell
            {...cell}
            // biome-ignore lint/suspicious/noArrayIndexKey: trials are in their order
            key={at}
            at={at}
            id={`${id}-${at}`}
            isBeyondCut={closedAfter !== undefined && at >= closedAfter}
          />
        ))}
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
        <PlaceCell line={line} standing={standing} />
        <td className="ph0">
          {closedAfter === undefined || draft !== undefined ? (
            <RowState {...props} isFaulty={isFaulty} />
          ) : (
            <EliminatedByCut line={line} onAdmit={isReadOnly ? undefined : onAdmit} cutAfter={closedAfter} />
          )}
        </td>
      </tr>
      <DoubtNote {...props} spans={spans} />
      <RuleRow {...props} event={grid.event} typed={typed} isReadOnly={isReadOnly} spans={spans} />
      <DraftNote draft={draft} event={grid.event} spans={spans} />
    </>
  );
});
