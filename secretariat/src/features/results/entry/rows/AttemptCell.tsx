import { formatValue, formatWind, isMark, type Performance } from 'shared-domain';
import { type Line, whoOf } from '../../../../components/sheet/line.ts';
import { isFullWind, readWind } from '../../../../components/sheet/typed-wind.ts';
import { useText } from '../../../../locales/use-text.ts';
import { cellText, type Fault, type Grid, type Typed } from '../typed/row-edit.ts';
import { readAttempt } from '../typed/series.ts';
import { type CellHandlers, MarkCell } from './MarkCell.tsx';

interface Props {
  readonly line: Line;
  readonly grid: Grid;
  readonly handlers: CellHandlers;
  readonly typed: Typed;
  readonly faults: Readonly<Record<string, Fault>>;
  /** The mark of the row. */
  readonly prf: Performance | undefined;
  readonly isReadOnly: boolean;
  /** Number of the trial, from 0. */
  readonly at: number;
  readonly id: string;
  /** The athlete is out by a cut before this trial. */
  readonly isBeyondCut: boolean;
}

/** One trial of a series, with its wind where one counts. */
export function AttemptCell({ line, grid, handlers, typed, faults, prf, isReadOnly, at, id, isBeyondCut }: Props) {
  const { t } = useText();
  const [name, windName] = [`a${at}`, `w${at}`];
  const text = cellText(name, typed, line, grid);
  const attempt = readAttempt(text, grid.event);
  const isValid = attempt?.r === 'o';
  const windText = cellText(windName, typed, line, grid);
  const wind = readWind(windText);
  const fault = faults[name] ?? faults[windName];
  const isBest = isValid && prf !== undefined && isMark(prf) && attempt.v === prf.v;
  const isClosed = isBeyondCut && text === '';
  const isAfterCut = grid.rules?.cuts.some(({ after }) => after === at) === true;
  const classes = ['cell attempt', isAfterCut && 'cut', isBest && 'best', isClosed && 'over'];
  return (
    <td className={classes.filter(Boolean).join(' ')}>
      <MarkCell
        line={line}
        handlers={handlers}
        isReadOnly={isReadOnly || isClosed}
        id={id}
        name={name}
        text={text}
        label={t('results.attempt.of', { n: at + 1, who: whoOf(line) })}
        fault={faults[name] && t(`results.fault.${faults[name]}`)}
        then={grid.winds && isValid ? windName : undefined}
      />
      {grid.winds && (
        <MarkCell
          line={line}
          handlers={handlers}
          className="wind"
          id={`${id}-w`}
          name={windName}
          text={windText}
          label={t('results.wind.of', { n: at + 1, who: whoOf(line) })}
          fault={faults[windName] && t('results.fault.wind')}
          isReadOnly={isReadOnly || !isValid}
          down={name}
          isFull={isFullWind}
        />
      )}
      <span className="under num" id={`${id}-says`}>
        {fault === undefined ? (
          <>
            {isValid && formatValue(attempt.v, grid.event)}
            {isValid && grid.winds && wind != null && <small>{formatWind(wind)}</small>}
          </>
        ) : (
          <span className="msg">{t(faults[name] === undefined ? 'results.fault.wind' : `results.fault.${fault}`)}</span>
        )}
      </span>
    </td>
  );
}
