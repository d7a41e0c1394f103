import { Button } from '../../../components/Button.tsx';
import type { Edits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import type { Start } from '../starts-endpoints.ts';

interface Props {
  readonly row: Start;
  readonly trial: string;
  readonly who: string;
  readonly canWrite: boolean;
  readonly edit: Edits['edit'];
}

const MARKS = ['present', 'absent'] as const;

/** The call room: present or absent in one press, taken back by the same. */
export function PresenceCell({ row, trial, who, canWrite, edit }: Props) {
  const { t } = useText();
  const { presence } = row;
  if (!canWrite) return <>{presence === undefined ? '' : t(`starts.presence.${presence}`)}</>;
  return (
    <span className="presence">
      {MARKS.map((mark) => (
        <Button
          key={mark}
          className={`call ${mark}`}
          aria-pressed={presence === mark}
          aria-label={t(`starts.presence.${mark}.of`, { who })}
          onClick={() => void edit([{ op: 'check', trial, row: row.row, presence: presence === mark ? null : mark }])}
        >
          {t(`starts.presence.${mark}`)}
        </Button>
      ))}
      {(presence === 'scratched' || presence === 'confirmed') && <small>{t(`starts.presence.${presence}`)}</small>}
    </span>
  );
}
