import { Alert } from 'antd';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { useConfirmSessionEnd } from '../../components/form/use-confirm-session-end.ts';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useAccountQuery, useDeleteAccountMutation } from './account-endpoints.ts';
import { ProofForm } from './ProofForm.tsx';

/** Deletes the user's account; refused while they are the last owner of an organisation. */
export function DeleteAccount() {
  const { t } = useText();
  const { notify } = useHost();
  const { data: account } = useAccountQuery();
  const [isOpen, setOpen] = useState(false);
  const [deleteAccount, { isLoading, error }] = useDeleteAccountMutation();
  const confirmLeaving = useConfirmSessionEnd();
  const isLastOwner = readRefusal(error).id === 'last owner';
  return (
    <>
      <h3>{t('account.delete')}</h3>
      <p className="muted">{t('account.delete.help')}</p>
      {isLastOwner && (
        <Alert className="adm-gap" type="error" showIcon role="alert" title={t('account.delete.owner')} />
      )}
      <Button kind="danger" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('account.delete')}
      </Button>
      {isOpen && account !== undefined && (
        <ProofForm
          asksCode={account.secondFactor}
          isBusy={isLoading}
          error={isLastOwner ? undefined : error}
          isDangerous={true}
          action={t('account.delete.act')}
          onProof={async (proof) => {
            if (!(await confirmLeaving(t('leave.delete')))) return;
            if ((await deleteAccount(proof)).error === undefined) notify(t('account.delete.done'));
          }}
        />
      )}
    </>
  );
}
