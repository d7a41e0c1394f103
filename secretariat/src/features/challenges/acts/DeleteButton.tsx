import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import { useDeleteChallengeMutation } from '../challenges-endpoints.ts';

interface Props {
  readonly challenge: Challenge;
  readonly isSmall?: boolean;
  readonly onDeleted?: (() => void) | undefined;
}

/** Deletes a competition once its name has been typed exactly. */
export function DeleteButton({ challenge, isSmall = false, onDeleted }: Props) {
  const { t } = useText();
  const { confirm, notify } = useHost();
  const showRefusal = useRefusal();
  const [remove, { isLoading }] = useDeleteChallengeMutation();
  const { oid, name, trials } = challenge;
  const ask = async () => {
    const isSure = await confirm({
      title: t('challenge.delete.title', { name }),
      subTitle: t('challenge.delete.sub', { count: trials }),
      action: t('challenge.delete.act'),
      securityText: name,
      destructive: true,
    });
    if (!isSure) return;
    const answer = await remove(oid);
    if (answer.error === undefined) {
      notify(t('challenge.deleted'));
      onDeleted?.();
      return;
    }
    showRefusal(answer.error);
  };
  return (
    <Button
      kind="danger"
      isSmall={isSmall}
      isBusy={isLoading}
      onClick={ask}
      aria-label={t('challenge.delete.of', { name })}
    >
      {t('challenge.delete')}
    </Button>
  );
}
