import { Button } from '../../../../components/Button.tsx';
import { useHost } from '../../../../components/host.ts';
import { type Line, whoOf } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly line: Line;
  readonly after: number;
  readonly onAdmit: ((row: string) => void) | undefined;
}

/** An athlete whom the cut takes out; an official lets them go on by an act of its own (TR 8.5). */
export function OutOfCut({ line, after, onAdmit }: Props) {
  const { t } = useText();
  const host = useHost();
  const who = whoOf(line);
  const ask = async () => {
    const isSure = await host.confirm({
      title: t('officials.cut.admit.title', { who }),
      subTitle: t('officials.cut.admit.sub', { after }),
      action: t('officials.cut.admit'),
    });
    if (isSure) onAdmit?.(line.row);
  };
  return (
    <span className="out-of-cut">
      {t('officials.cut.out', { after })}
      {onAdmit !== undefined && (
        <Button kind="link" aria-label={t('officials.cut.admit.of', { who })} onClick={() => void ask()}>
          {t('officials.cut.admit')}
        </Button>
      )}
    </span>
  );
}
