import type { Trial } from 'shared-domain/contract';
import { Button } from '../../../../components/Button.tsx';
import { refusalOf } from '../../../../components/call/call-sentence.ts';
import { useHost } from '../../../../components/host.ts';
import { trialName } from '../../../../components/trial/trial-name.ts';
import { useText } from '../../../../locales/use-text.ts';
import { useClearResultsMutation } from '../../results-endpoints.ts';

/** All results of a trial taken out, behind the word that is typed to the letter; the log can put them back. */
export function ClearResults({ trial, count }: { readonly trial: Trial; readonly count: number }) {
  const { t, language } = useText();
  const host = useHost();
  const [clear, { isLoading }] = useClearResultsMutation();
  if (count === 0) return null;
  const ask = async () => {
    const isSure = await host.confirm({
      title: t('results.clear.title', { trial: trialName(trial, language) }),
      subTitle: t('results.clear.sub', { count }),
      action: t('results.clear'),
      securityText: t('results.clear.word'),
      destructive: true,
    });
    if (!isSure) return;
    const answer = await clear({ chOID: trial.chOID, trialOID: trial.oid });
    if (answer.error === undefined) host.notify(t('results.cleared'));
    else {
      const { sentence, call } = refusalOf(answer.error);
      host.notify(t(sentence, { call }), { kind: 'error' });
    }
  };
  return (
    <Button kind="danger" isBusy={isLoading} onClick={() => void ask()}>
      {t('results.clear')}
    </Button>
  );
}
