import type { AccessCodeKind } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../components/Button.tsx';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useMakeCodeMutation } from './codes-endpoints.ts';
import { refusedSentence } from './refused-code.ts';

/** Makes the code of a kind that has none. */
export function CreateCode({ challenge, kind }: { readonly challenge: Challenge; readonly kind: AccessCodeKind }) {
  const { t } = useText();
  const { notify } = useHost();
  const [make, { isLoading }] = useMakeCodeMutation();
  const create = async () => {
    const { data, error } = await make({ chOID: challenge.oid, kind });
    if (data === undefined) notify(refusedSentence(error, t), { kind: 'error' });
    else notify(t('codes.made', { kind: t(`codes.kind.${kind}`), code: data.code }));
  };
  return (
    <div>
      <Button
        kind="main"
        isBusy={isLoading}
        aria-label={t('codes.create.of', { kind: t(`codes.kind.${kind}`) })}
        onClick={() => void create()}
      >
        {t('codes.create')}
      </Button>
    </div>
  );
}
