import type { ReactNode } from 'react';
import { findNewBest, formatMark } from 'shared-domain';
import { formatLine, type Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import { type Fault, type Grid, getCellText, type Typed } from '../model/row-edit.ts';
import { type CellHandlers, MarkCell } from './MarkCell.tsx';
import type { RowProps } from './row-props.ts';

interface Props {
  readonly line: Line;
  readonly grid: Grid;
  readonly handlers: CellHandlers;
  readonly isReadOnly: boolean;
  readonly typed: Typed;
  readonly fault: Fault | undefined;
  readonly id: string;
}

interface ResultProps extends Pick<RowProps, 'standing' | 'grid' | 'line'> {
  /** The wind of the result, m/s, where the event needs one. */
  readonly wind?: number | undefined;
  /** The state of the row, below the result: beside attempts or bars a column of its own has no room. */
  readonly children: ReactNode;
}

/** The result of a series, whether it is a personal best, and the state of its row. */
export function ResultCell({ standing, grid: { event }, line, wind, children }: ResultProps) {
  const { t } = useText();
  const prf = standing?.prf;
  const isPersonalBest =
    prf !== undefined && findNewBest(prf, event, { pb: line.best, surface: line.bestSurface }, wind) !== undefined;
  return (
    <td className="r result">
      {prf !== undefined && (
        <span className={`pv num ${standing?.isDraft ? '' : 'kept'}`}>{formatMark(prf, event)}</span>
      )}
      {isPersonalBest && <span className="rec">{t('results.best')}</span>}
      {children}
    </td>
  );
}

/** The cell for a status instead of a result: DNS, DNF, DQ. */
export function WordCell({ line, grid, handlers, isReadOnly, typed, fault, id }: Props) {
  const { t } = useText();
  return (
    <td className="cell narrow">
      <MarkCell
        line={line}
        handlers={handlers}
        isReadOnly={isReadOnly}
        id={id}
        name="mark"
        isText
        text={getCellText('mark', typed, line, grid)}
        label={t('results.word.of', { who: formatLine(line) })}
        fault={fault && t('results.fault.unreadable')}
      />
      <span id={`${id}-says`} className="under">
        {fault !== undefined && <span className="msg">{t('results.fault.word')}</span>}
      </span>
    </td>
  );
}
