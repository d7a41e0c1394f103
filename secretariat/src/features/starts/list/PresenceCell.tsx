import { Button } from '../../../components/Button.tsx';
import type { StartEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import type { Start } from '../starts-endpoints.ts';

interface Props {
  readonly row: Start;
  readonly trial: string;
  readonly who: string;
  readonly canWrite: boolean;
  readonly edit: StartEdits['edit'];
}

const PRESENCES = ['present', 'absent'] as const;

/** Presence in the call room; pressing the same button again clears it. */
export function PresenceCell({ row, trial, who, canWrite, edit }: Props) {
  const { t } = useText();
  const { presence } = row;
  if (!canWrite) return <>{presence === undefined ? '' : t(`starts.presence.${presence}`)}</>;
  return (
    <span className="presence">
      {PRESENCES.map((value) => (
        <Button
          key={value}
          className={`call ${value}`}
          aria-pressed={presence === value}
          aria-label={t(`starts.presence.${value}.of`, { who })}
          onClick={() => void edit([{ op: 'check', trial, row: row.row, presence: presence === value ? null : value }])}
        >
          {t(`starts.presence.${value}`)}
        </Button>
      ))}
      {(presence === 'scratched' || presence === 'confirmed') && <small>{t(`starts.presence.${presence}`)}</small>}
    </span>
  );
}
