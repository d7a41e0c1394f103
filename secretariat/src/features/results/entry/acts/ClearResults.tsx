import { useState } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { Button } from '../../../../components/Button.tsx';
import { useRefusal } from '../../../../components/call/use-refusal.ts';
import { ReasonDialog } from '../../../../components/form/ReasonDialog.tsx';
import { useHost } from '../../../../components/host.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import { formatTrialName, joinUnit } from '../../../../components/trial/trial-name.ts';
import { useText } from '../../../../locales/use-text.ts';
import { useClearResultsMutation } from '../../results-endpoints.ts';

interface Props {
  readonly trial: Trial;
  readonly lines: readonly Line[];
}

/** Deletes all results of a trial once a security word is typed, official ones with a reason; the journal can undo it. */
export function ClearResults({ trial, lines }: Props) {
  const { t, language } = useText();
  const host = useHost();
  const showRefusal = useRefusal();
  const [clear, { isLoading }] = useClearResultsMutation();
  const [isAskingReason, setAskingReason] = useState(false);
  const isOfficial = trial.status === TRIAL_STATUS.official;
  const count = lines.filter(({ result }) => result !== undefined).length;
  if (count === 0) return null;
  const confirmClearing = async (reason?: string) => {
    const isSure = await host.confirm({
      title: t('results.clear.title', { trial: joinUnit(formatTrialName(trial, language)) }),
      subTitle: t('results.clear.sub', { count }),
      action: t('results.clear'),
      securityText: t('results.clear.word'),
      destructive: true,
    });
    if (!isSure) return;
    const answer = await clear({ chOID: trial.chOID, trialOID: trial.oid, reason });
    if (answer.error === undefined) host.notify(t('results.cleared'));
    else {
      showRefusal(answer.error);
    }
  };
  return (
    <div className="trial-acts btns">
      <Button
        kind="danger"
        isBusy={isLoading}
        onClick={() => {
          if (isOfficial) setAskingReason(true);
          else void confirmClearing();
        }}
      >
        {t('results.clear')}
      </Button>
      {isAskingReason && (
        <ReasonDialog
          title={t('results.clear.reason')}
          help={t('results.clear.reason.help')}
          action={t('results.clear')}
          isDangerous
          onReason={(reason) => void confirmClearing(reason)}
          onClose={() => setAskingReason(false)}
        />
      )}
    </div>
  );
}
