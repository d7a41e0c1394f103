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
  const known = rows.filter((row) => row.id !== undefined);
  const corrects = known.some(({ trial }) => trial.status === TRIAL_STATUS.official);

  const run = async (reason?: string) => {
    const refused: string[] = [];
    for (const [oid, own] of Map.groupBy(known, ({ trial }) => trial.oid)) {
      const ids = own.flatMap(({ id }) => id ?? []);
      const answer = await accept({ oid, from, ids, ...(reason === undefined ? {} : { reason }) });
      const [first] = own;
      if (answer.error !== undefined && first !== undefined)
        refused.push(
          t('pair', { name: formatTrialName(first.trial, language), value: formatRefusal(answer.error, t) }),
        );
    }
    if (refused.length > 0)
      host.notify(t('readings.accept.refused', { trials: refused.join(' · ') }), { kind: 'error' });
    else {
      host.notify(t('readings.accepted', { count: known.length }));
      onDone();
    }
  };
  return (
    <>
      <Button
        kind="main"
        isBusy={isLoading}
        disabled={known.length === 0}
        onClick={() => (corrects ? setAsking(true) : void run())}
      >
        {t('readings.accept', { count: known.length })}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('results.correct.title')}
          help={t('results.correct.help')}
          action={t('readings.accept', { count: known.length })}
          onReason={(reason) => void run(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
