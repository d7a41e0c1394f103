import { useState } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import { Button } from '../../components/Button.tsx';
import { formatRefusal } from '../../components/call/call-sentence.ts';
import { ReasonDialog } from '../../components/form/ReasonDialog.tsx';
import { useHost } from '../../components/host.ts';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';
import type { ReadingKind, ReadingRow } from './reading-rows.ts';
import { useAcceptReadingsMutation } from './readings-endpoints.ts';

interface Props {
  readonly from: ReadingKind;
  readonly rows: readonly ReadingRow[];
  readonly onDone: () => void;
}

/** Accepts readings as results, trial by trial; over official results it asks for a reason. Uploaded readings are results already. */
export function AcceptButton({ from, rows, onDone }: Props) {
  const { t, language } = useText();
  const host = useHost();
  const [accept, { isLoading }] = useAcceptReadingsMutation();
  const [isAsking, setAsking] = useState(false);
  const acceptableRows = rows.filter((row) => row.id !== undefined);
  const isCorrection = acceptableRows.some(({ trial }) => trial.status === TRIAL_STATUS.official);

  const acceptAll = async (reason?: string) => {
    const refusals: string[] = [];
    for (const [oid, trialRows] of Map.groupBy(acceptableRows, ({ trial }) => trial.oid)) {
      const ids = trialRows.flatMap(({ id }) => id ?? []);
      const answer = await accept({ oid, from, ids, ...(reason === undefined ? {} : { reason }) });
      const [first] = trialRows;
      if (answer.error !== undefined && first !== undefined)
        refusals.push(
          t('pair', { name: formatTrialName(first.trial, language), value: formatRefusal(answer.error, t) }),
        );
    }
    if (refusals.length > 0)
      host.notify(t('readings.accept.refused', { trials: refusals.join(' · ') }), { kind: 'error' });
    else {
      host.notify(t('readings.accepted', { count: acceptableRows.length }));
      onDone();
    }
  };
  return (
    <>
      <Button
        kind="main"
        isBusy={isLoading}
        disabled={acceptableRows.length === 0}
        onClick={() => (isCorrection ? setAsking(true) : void acceptAll())}
      >
        {t('readings.accept', { count: acceptableRows.length })}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('results.correct.title')}
          help={t('results.correct.help')}
          action={t('readings.accept', { count: acceptableRows.length })}
          onReason={(reason) => void acceptAll(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
