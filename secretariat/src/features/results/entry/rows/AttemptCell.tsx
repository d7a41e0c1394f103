import { formatValue, formatWind, isMark, type Performance } from 'shared-domain';
import { formatLine, type Line } from '../../../../components/sheet/line.ts';
import { isFullWind, readWind } from '../../../../components/sheet/typed-wind.ts';
import { useText } from '../../../../locales/use-text.ts';
import { type Fault, type Grid, getCellText, type Typed } from '../model/row-edit.ts';
import { readAttempt } from '../model/series.ts';
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
  /** Index of the attempt, from 0. */
  readonly index: number;
  readonly id: string;
  /** A cut eliminates the athlete before this attempt. */
  readonly isBeyondCut: boolean;
}

/** One attempt of a series, with its wind if the event needs it. */
export function AttemptCell({ line, grid, handlers, typed, faults, prf, isReadOnly, index, id, isBeyondCut }: Props) {
  const { t } = useText();
  const [name, windName] = [`a${index}`, `w${index}`];
  const text = getCellText(name, typed, line, grid);
  const attempt = readAttempt(text, grid.event);
  const isValid = attempt?.r === 'o';
  const windText = getCellText(windName, typed, line, grid);
  const wind = readWind(windText);
  const fault = faults[name] ?? faults[windName];
  const isBest = isValid && fault === undefined && prf !== undefined && isMark(prf) && attempt.v === prf.v;
  const hasRetired = Array.from({ length: index }, (_, earlier) => getCellText(`a${earlier}`, typed, line, grid)).some(
    (earlierText) => readAttempt(earlierText, grid.event)?.r === 'r',
  );
  const isClosed = (isBeyondCut || hasRetired) && text === '';
  const isAfterCut = grid.rules?.cuts.some(({ after }) => after === index) === true;
  const classes = ['cell attempt', isAfterCut && 'cut', isBest && 'best', isClosed && 'over'];
  return (
    <td className={classes.filter(Boolean).join(' ')}>
      <MarkCell
        line={line}
        handlers={handlers}
        isReadOnly={isReadOnly}
        isUnused={!isReadOnly && isClosed}
        id={id}
        name={name}
        text={text}
        label={t('results.attempt.of', { n: index + 1, who: formatLine(line) })}
        fault={faults[name] && t(`results.fault.${faults[name]}`)}
        nextColumn={grid.hasWinds && isValid ? windName : undefined}
      />
      {grid.hasWinds && (
        <MarkCell
          line={line}
          handlers={handlers}
          className={isReadOnly || isClosed || isValid ? 'wind' : 'wind waits'}
          id={`${id}-w`}
          name={windName}
          text={windText}
          label={t('results.wind.of', { n: index + 1, who: formatLine(line) })}
          fault={faults[windName] && t('results.fault.wind')}
          isReadOnly={isReadOnly}
          isUnused={!isReadOnly && !isValid}
          nextRowColumn={name}
          isFull={isFullWind}
        />
      )}
      <span className="under num" id={`${id}-says`}>
        {fault === undefined ? (
          <>
            {isValid && formatValue(attempt.v, grid.event)}
            {isValid && grid.hasWinds && wind != null && <small>{formatWind(wind)}</small>}
          </>
        ) : (
          <span className="msg">{t(faults[name] === undefined ? 'results.fault.wind' : `results.fault.${fault}`)}</span>
        )}
      </span>
    </td>
  );
}
