import type { Challenge } from 'shared-domain/contract';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { Switch } from '../../../components/form/CheckField.tsx';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import { useEditChallengeMutation } from '../challenges-endpoints.ts';
import { useConfirmHide } from './use-confirm-hide.ts';

/** Shows a competition to the public or hides it; a live one only after confirmation. */
export function VisibleSwitch({ challenge }: { readonly challenge: Challenge }) {
  const { oid, name, visible } = challenge;
  const { t } = useText();
  const { notify } = useHost();
  const confirmHide = useConfirmHide(challenge);
  const showRefusal = useRefusal();
  const [edit, { isLoading }] = useEditChallengeMutation();
  const change = async (next: boolean) => {
    if (!next && !(await confirmHide())) return;
    const { error } = await edit({ chOID: oid, edit: { visible: next } });
    if (error === undefined) {
      notify(t(next ? 'challenge.published' : 'challenge.withdrawn', { name }));
      return;
    }
    showRefusal(error);
  };
  return (
    <Switch
      checked={visible}
      isBusy={isLoading}
      aria-label={t('challenge.visible.of', { name })}
      onSwitch={(next) => void change(next)}
    />
  );
}
