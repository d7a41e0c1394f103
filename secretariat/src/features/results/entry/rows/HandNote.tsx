import { Button } from '../../../../components/Button.tsx';
import { useText } from '../../../../locales/use-text.ts';
import type { RowProps } from './row-props.ts';

interface Props {
  readonly handlers: RowProps['handlers'];
  readonly spans: number;
}

/** Under a row whose time was taken by hand in a race that is timed electrically: the race changes, or the time is mended. */
export function HandNote({ handlers, spans }: Props) {
  const { t } = useText();
  return (
    <tr className="note asks">
      <td colSpan={spans}>
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
