import { formatMark, formatValue } from 'shared-domain';
import { Button } from '../../../../components/Button.tsx';
import { formatLine } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import { findOpenQuestions } from '../model/doubts.ts';
import type { RowProps } from './row-props.ts';

interface Props extends Pick<RowProps, 'draft' | 'line' | 'grid' | 'handlers'> {
  readonly columnCount: number;
}

/** Focuses a cell of the athlete's row, which is the row before the note. */
function focusCell(from: HTMLElement, name: string): void {
  const row = from.closest('tr')?.previousElementSibling;
  row?.querySelector<HTMLInputElement>(`[data-c="${name}"]`)?.focus();
}

/** Below a row: asks to confirm unlikely marks; what was typed is not changed. */
export function DoubtNote({ draft, line, grid, handlers, columnCount }: Props) {
  const { t } = useText();
  const openQuestions = findOpenQuestions(draft, line, grid);
  if (openQuestions.length === 0) return null;
  return (
    <tr className="note asks">
      <td colSpan={columnCount}>
        <div role="alert">
          {openQuestions.map(({ name, prf, doubt }) => {
            const mark = formatMark(prf, grid.event);
            return (
              <div key={name} className="doubt">
                <p>
                  {t(`results.doubt.${doubt.kind}`, {
                    who: formatLine(line),
                    mark,
                    than: formatValue(doubt.than, grid.event),
                  })}
                </p>
                <div className="btns">
                  <Button isSmall onClick={() => handlers.commit(line, name)}>
                    {t('results.doubt.confirm', { mark })}
                  </Button>
                  <Button isSmall onClick={({ currentTarget }) => focusCell(currentTarget, name)}>
                    {t('results.doubt.mend')}
                  </Button>
                </div>
              </div>
            );
          })}
          <small>{t('results.doubt.help')}</small>
        </div>
      </td>
    </tr>
  );
}
