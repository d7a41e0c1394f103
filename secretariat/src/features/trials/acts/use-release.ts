import type { ProgrammeTrial } from '../../../api/programme.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import { useGiveBackTrialMutation } from '../trials-endpoints.ts';

/** Gives trials back, whoever holds them (Q11); those that nobody holds are left alone. */
export function useRelease(chOID: string) {
  const { t } = useText();
  const { confirm, notify } = useHost();
  const showRefusal = useRefusal();
  const [giveBack] = useGiveBackTrialMutation();
  return async (trials: readonly ProgrammeTrial[]) => {
    const held = trials.filter(({ hold }) => hold !== undefined);
    if (held.length === 0) {
      notify(t('trials.release.none'));
      return;
    }
    const confirmed = await confirm({
      title: t('trials.release.title', { count: held.length }),
      subTitle: t('trials.release.sub', { count: held.length }),
      action: t('trials.release'),
    });
    if (!confirmed) return;
    const answers = await Promise.all(held.map(({ oid }) => giveBack({ chOID, oid })));
    const failed = answers.find(({ error }) => error !== undefined);
    if (failed === undefined) {
      notify(t('trials.released', { count: held.length }));
      return;
    }
    showRefusal(failed.error);
  };
}
