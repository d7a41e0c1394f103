import { Switch } from 'antd';
import type { Challenge } from 'shared-domain/contract';
import { refusalOf } from '../../components/call/call-sentence.ts';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useEditChallengeMutation } from './challenges-endpoints.ts';

/** Shows a competition to the public, or takes it back. */
export function VisibleSwitch({ challenge: { oid, name, visible } }: { readonly challenge: Challenge }) {
  const { t } = useText();
  const { notify } = useHost();
  const [edit, { isLoading }] = useEditChallengeMutation();
  const change = async (next: boolean) => {
    const { error } = await edit({ chOID: oid, edit: { visible: next } });
    if (error === undefined) {
      notify(t(next ? 'challenge.published' : 'challenge.withdrawn', { name }));
      return;
    }
    const { sentence, call } = refusalOf(error);
    notify(t(sentence, { call }), { kind: 'error' });
  };
  return (
    <Switch
      checked={visible}
      loading={isLoading}
      aria-label={t('challenge.visible.of', { name })}
      onChange={(next) => void change(next)}
    />
  );
}
