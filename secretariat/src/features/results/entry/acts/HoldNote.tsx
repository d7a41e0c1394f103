import type { TrialHold } from 'shared-domain/contract';
import { useHoldTrialMutation, useReleaseTrialMutation } from '../../../../api/marks/entry-endpoints.ts';
import { Button } from '../../../../components/Button.tsx';
import { useHost } from '../../../../components/host.ts';
import { formatTimeOrDay } from '../../../../components/time/format-instant.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly trial: string;
  readonly hold: TrialHold | undefined;
  /** Time zone of the competition. */
  readonly tz: string;
}

/** Who holds the trial, that is, may write it now; after a confirmation, somebody else's hold can be taken over. */
export function HoldNote({ trial, hold, tz }: Props) {
  const { t, language } = useText();
  const host = useHost();
  const [holdTrial, { isLoading: isTaking }] = useHoldTrialMutation();
  const [release, { isLoading: isReleasing }] = useReleaseTrialMutation();
  if (hold === undefined) return null;
  const time = formatTimeOrDay(hold.expires, tz, language);
  if (hold.own) {
    return (
      <span className="held">
        {t('results.held.own', { time })}{' '}
        <Button kind="link" isBusy={isReleasing} onClick={() => void release(trial)}>
          {t('results.act.hold.release')}
        </Button>
      </span>
    );
  }
  const who = hold.email ?? t('results.held.device', { kind: t(`kind.code.${hold.by ?? 'judge'}`) });
  const confirmTakeOver = async () => {
    const isSure = await host.confirm({
      title: t('results.hold.take.title'),
      subTitle: t('results.hold.take.sub', { who }),
      action: t('results.act.hold.take'),
    });
    if (!isSure) return;
    await release(trial);
    await holdTrial(trial);
  };
  return (
    <div className="held-by" role="status">
      <span>{t('results.held', { who, time })}</span>
      <Button isSmall isBusy={isTaking || isReleasing} onClick={() => void confirmTakeOver()}>
        {t('results.act.hold.take')}
      </Button>
    </div>
  );
}
