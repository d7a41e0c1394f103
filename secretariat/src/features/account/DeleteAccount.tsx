import { Alert } from 'antd';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { useLeaving } from '../../components/form/use-leaving.ts';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useAccountQuery, useDeleteAccountMutation } from './account-endpoints.ts';
import { ProofForm } from './ProofForm.tsx';

/** The end of one's account; an organisation that would be left to nobody holds it back. */
export function DeleteAccount() {
  const { t } = useText();
  const { notify } = useHost();
  const { data: account } = useAccountQuery();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error }] = useDeleteAccountMutation();
  const mayLeave = useLeaving();
  const isHeld = readRefusal(error).id === 'last owner';
  return (
    <>
      <h3>{t('account.delete')}</h3>
      <p className="muted">{t('account.delete.help')}</p>
      {isHeld && <Alert className="adm-gap" type="error" showIcon role="alert" title={t('account.delete.owner')} />}
      <Button kind="danger" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('account.delete')}
      </Button>
      {isOpen && account !== undefined && (
        <ProofForm
          asksCode={account.secondFactor}
          isBusy={isLoading}
          error={isHeld ? undefined : error}
          isDangerous={true}
          action={t('account.delete.act')}
          onProof={async (proof) => {
            if (!(await mayLeave(t('leave.delete')))) return;
            if ((await remove(proof)).error === undefined) notify(t('account.delete.done'));
          }}
        />
      )}
    </>
  );
}
