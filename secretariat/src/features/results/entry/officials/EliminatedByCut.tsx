import { Button } from '../../../../components/Button.tsx';
import { useHost } from '../../../../components/host.ts';
import { formatLine, type Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly line: Line;
  /** Rounds of attempts after which the cut was made. */
  readonly cutAfter: number;
  readonly onAdmit: ((row: string) => void) | undefined;
}

/** An athlete whom the cut eliminates; an official may let them continue by a separate, recorded decision (TR 8.5). */
export function EliminatedByCut({ line, cutAfter, onAdmit }: Props) {
  const { t } = useText();
  const host = useHost();
  const who = formatLine(line);
  const confirmAdmission = async () => {
    const isSure = await host.confirm({
      title: t('officials.cut.admit.title', { who }),
      subTitle: t('officials.cut.admit.sub', { after: cutAfter }),
      action: t('officials.cut.admit'),
    });
    if (isSure) onAdmit?.(line.row);
  };
  return (
    <span className="eliminated-by-cut">
      {t('officials.cut.out', { after: cutAfter })}
      {onAdmit !== undefined && (
        <Button kind="link" aria-label={t('officials.cut.admit.of', { who })} onClick={() => void confirmAdmission()}>
          {t('officials.cut.admit')}
        </Button>
      )}
    </span>
  );
}
