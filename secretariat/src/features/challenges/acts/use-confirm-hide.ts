import { isLiveChallenge } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';

/** Returns a function that asks before a live competition is hidden from the public; resolves to whether it may be. */
export function useConfirmHide(challenge: Challenge): () => Promise<boolean> {
  const { t } = useText();
  const { confirm } = useHost();
  return async () =>
    !isLiveChallenge(challenge, new Date()) ||
    confirm({
      title: t('challenge.hide.title', { name: challenge.name }),
      subTitle: t('challenge.hide.sub'),
      action: t('challenge.hide.act'),
      destructive: true,
    });
}
