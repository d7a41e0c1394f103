import { memo } from 'react';
import { formatRank, formatValue, formatWind, isMark, isOut } from 'shared-domain';
import { useText } from '../../../../locales/use-text.ts';
import { whoOf } from '../typed/line.ts';
import { cellText, readRow, type Typed } from '../typed/row-edit.ts';
import { readAttempt } from '../typed/series.ts';
import { isFullWind, readWind } from '../typed/typed-wind.ts';
import { AthleteCell } from './AthleteCell.tsx';
import { DoubtNote } from './DoubtNote.tsx';
import { DraftNote } from './DraftNote.tsx';
import { MarkCell } from './MarkCell.tsx';
import { ResultCells } from './ResultCells.tsx';
import { RowState } from './RowState.tsx';
import type { RowProps } from './row-props.ts';

const NOTHING: Typed = {};

/** A row of trials. Enter goes down the column, over the wind where one counts. */
export const SeriesRow = memo(function SeriesRow(props: RowProps) {
  const { line, grid, draft, standing, handlers, trial } = props;
  const { t } = useText();
  const typed = draft?.typed ?? NOTHING;
  const { faults } = readRow(typed, line, grid);
  const isReadOnly = props.isReadOnly || draft?.state === 'conflict';
  const id = `m-${trial}-${line.row}`.replace(/[^\w-]/g, '_');
  const prf = standing?.prf;
  // Who did not start, did not finish or was disqualified has no further trial.
  const isOutByStatus = prf !== undefined && isOut(prf);
  const cell = { line, handlers, isReadOnly: isReadOnly || isOutByStatus };
  const isFaulty = Object.keys(faults).length > 0;
  return (
    <>
      <tr data-row={line.row} className={isFaulty ? 'bad' : ''}>
        <td className="r num muted ph0">{line.bib}</td>
        <AthleteCell line={line} />
        {Array.from({ length: grid.attempts }, (_, at) => {
          const [name, windName] = [`a${at}`, `w${at}`];
          const text = cellText(name, typed, line, grid);
          const attempt = readAttempt(text, grid.event);
          const isValid = attempt?.r === 'o';
          const windText = cellText(windName, typed, line, grid);
          const wind = readWind(windText);
          const fault = faults[name] ?? faults[windName];
          const isBest = isValid && prf !== undefined && isMark(prf) && attempt.v === prf.v;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: trials are in their order
            <td key={at} className={`cell attempt ${at === 3 ? 'cut' : ''} ${isBest ? 'best' : ''}`}>
              <MarkCell
                {...cell}
                id={`${id}-${at}`}
                name={name}
                text={text}
                label={t('results.attempt.of', { n: at + 1, who: whoOf(line) })}
                fault={faults[name] && t(`results.fault.${faults[name]}`)}
                then={grid.winds && isValid ? windName : undefined}
              />
              {grid.winds && (
                <MarkCell
                  {...cell}
                  className="wind"
                  id={`${id}-${at}-w`}
                  name={windName}
                  text={windText}
                  label={t('results.wind.of', { n: at + 1, who: whoOf(line) })}
                  fault={faults[windName] && t('results.fault.wind')}
                  isReadOnly={cell.isReadOnly || !isValid}
                  down={name}
                  isFull={isFullWind}
                />
              )}
              <span className="under num" id={`${id}-${at}-says`}>
                {fault === undefined ? (
                  <>
                    {isValid && formatValue(attempt.v, grid.event)}
                    {isValid && grid.winds && wind != null && <small>{formatWind(wind)}</small>}
                  </>
                ) : (
                  <span className="msg">
                    {t(faults[name] === undefined ? 'results.fault.wind' : `results.fault.${fault}`)}
                  </span>
                )}
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
        <td className="c num place">{standing?.rank !== undefined && formatRank(standing.rank)}</td>
        <td className="ph0">
          <RowState {...props} isFaulty={isFaulty} />
        </td>
      </tr>
      <DoubtNote {...props} spans={6 + grid.attempts} />
      <DraftNote draft={draft} event={grid.event} spans={6 + grid.attempts} />
    </>
  );
});
