import type { ProgrammeTrial } from '../../../api/programme.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import { useGiveBackTrialMutation } from '../trials-endpoints.ts';

/** Releases trials, whoever holds them (Q11), after a confirmation. */
export function useRelease(chOID: string) {
  const { t } = useText();
  const { confirm, notify } = useHost();
  const showRefusal = useRefusal();
  const [giveBack] = useGiveBackTrialMutation();
  return async (trials: readonly ProgrammeTrial[]) => {
    const heldTrials = trials.filter(({ hold }) => hold !== undefined);
    if (heldTrials.length === 0) {
      notify(t('trials.release.none'));
      return;
    }
    const confirmed = await confirm({
      title: t('trials.release.title', { count: heldTrials.length }),
      subTitle: t('trials.release.sub', { count: heldTrials.length }),
      action: t('trials.release'),
    });
    if (!confirmed) return;
    const answers = await Promise.all(heldTrials.map(({ oid }) => giveBack({ chOID, oid })));
    const failedAnswer = answers.find(({ error }) => error !== undefined);
    if (failedAnswer === undefined) {
      notify(t('trials.released', { count: heldTrials.length }));
      return;
    }
    showRefusal(failedAnswer.error);
  };
}
