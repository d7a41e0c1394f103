import { Button } from '../../components/Button.tsx';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly text: string;
  /** How many columns the table has. */
  readonly spans: number;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Saves or drops the price above it, on a row of its own that stays in sight on a phone. */
export function UnsavedRow({ text, spans, onSave, onCancel }: Props) {
  const { t } = useText();
  return (
    <tr className="note unsaved">
      <td colSpan={spans}>
        <div>
          <p>{text}</p>
          <div className="btns">
            <Button kind="main" isSmall onClick={onSave}>
              {t('prices.new.save')}
            </Button>
            <Button kind="quiet" isSmall onClick={onCancel}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      </td>
    </tr>
  );
}
