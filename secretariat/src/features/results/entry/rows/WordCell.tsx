import { useText } from '../../../../locales/use-text.ts';
import { type Line, whoOf } from '../typed/line.ts';
import { cellText, type Fault, type Grid, type Typed } from '../typed/row-edit.ts';
import { type CellHandlers, MarkCell } from './MarkCell.tsx';

interface Props {
  readonly line: Line;
  readonly grid: Grid;
  readonly handlers: CellHandlers;
  readonly isReadOnly: boolean;
  readonly typed: Typed;
  readonly fault: Fault | undefined;
  readonly id: string;
}

/** Where a series has no mark of its own to type, a word may stand in its place: did not start, did not finish, disqualified. */
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
        text={cellText('mark', typed, line, grid)}
        label={t('results.word.of', { who: whoOf(line) })}
        fault={fault && t('results.fault.unreadable')}
      />
      <span id={`${id}-says`} className="under">
        {fault !== undefined && <span className="msg">{t('results.fault.word')}</span>}
      </span>
    </td>
  );
}
