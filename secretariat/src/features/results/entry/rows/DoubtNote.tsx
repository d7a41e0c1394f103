import { formatMark, formatValue } from 'shared-domain';
import { Button } from '../../../../components/Button.tsx';
import { whoOf } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import { findOpenQuestions } from '../typed/doubts.ts';
import type { RowProps } from './row-props.ts';

interface Props extends Pick<RowProps, 'draft' | 'line' | 'grid' | 'handlers'> {
  readonly spans: number;
}

/** The row that a note stands under is the one before it. */
function focusCell(from: HTMLElement, name: string): void {
  const row = from.closest('tr')?.previousElementSibling;
  row?.querySelector<HTMLInputElement>(`[data-c="${name}"]`)?.focus();
}

/** Under a row: marks that are unlikely, each asked about once; the digits stay as they were typed. */
export function DoubtNote({ draft, line, grid, handlers, spans }: Props) {
  const { t } = useText();
  const open = findOpenQuestions(draft, line, grid);
  if (open.length === 0) return null;
  return (
    <tr className="note asks">
      <td colSpan={spans}>
        <div role="alert">
          {open.map(({ name, prf, doubt }) => {
            const mark = formatMark(prf, grid.event);
            return (
              <div key={name} className="doubt">
                <p>
                  {t(`results.doubt.${doubt.kind}`, {
                    who: whoOf(line),
                    mark,
                    than: formatValue(doubt.than, grid.event),
                  })}
                </p>
                <div className="btns">
                  <Button isSmall onClick={() => handlers.commit(line, name)}>
                    {t('results.doubt.confirm', { mark })}
                  </Button>
                  <Button kind="quiet" isSmall onClick={({ currentTarget }) => focusCell(currentTarget, name)}>
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
