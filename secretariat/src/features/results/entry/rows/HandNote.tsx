import { Button } from '../../../../components/Button.tsx';
import { useText } from '../../../../locales/use-text.ts';
import type { RowProps } from './row-props.ts';

interface Props {
  readonly handlers: RowProps['handlers'];
  readonly columnCount: number;
}

/** Below a row with a hand time in a race with electric timing: offers to switch the whole race to hand timing. */
export function HandNote({ handlers, columnCount }: Props) {
  const { t } = useText();
  return (
    <tr className="note asks">
      <td colSpan={columnCount}>
        <div className="btns">
          <Button isSmall onClick={handlers.timeByHand}>
            {t('results.hand.switch')}
          </Button>
          <small>{t('results.hand.help')}</small>
        </div>
      </td>
    </tr>
  );
}
