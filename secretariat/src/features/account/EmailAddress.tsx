import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useAccountQuery, useAskVerificationMutation, useChangeAddressMutation } from './account-endpoints.ts';
import { ProofForm } from './ProofForm.tsx';

/** The user's e-mail address: whether it is confirmed, and a form to change it. */
export function EmailAddress() {
  const { t } = useText();
  const { notify } = useHost();
  const query = useAccountQuery();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [sendVerification, { isLoading: isSendingVerification, error: verificationError }] =
    useAskVerificationMutation();
  const [changeAddress, { isLoading: isChanging, error }] = useChangeAddressMutation();
  return (
    <>
      <h3>{t('account.address')}</h3>
      <QueryState query={query}>
        {(account) => {
          const verify = async () => {
            const answer = await sendVerification();
            if (answer.error === undefined) notify(t('account.address.asked', { email: account.email }));
          };
          return (
            <>
              <p>
                <strong>{account.email}</strong>{' '}
                <span className="chip">
                  {t(account.verified ? 'account.address.confirmed' : 'account.address.unconfirmed')}
                </span>
              </p>
              {!account.verified && <p className="muted">{t('account.address.unconfirmed.help')}</p>}
              {!account.mail && <p className="muted">{t('account.address.noMail')}</p>}
              <CallAlert error={verificationError} />
              {account.mail && (
                <div className="btns adm-gap">
                  {!account.verified && (
                    <Button kind="main" isBusy={isSendingVerification} onClick={() => void verify()}>
                      {t('account.address.verify')}
                    </Button>
                  )}
                  <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                    {t('account.address.change')}
                  </Button>
                </div>
              )}
              {isOpen && (
                <ProofForm
                  isBusy={isChanging}
                  error={error}
                  asksCode={account.secondFactor}
                  action={t('account.address.change')}
                  onProof={async (proof) => {
                    const answer = await changeAddress({ ...proof, email: email.trim() });
                    if (answer.error !== undefined) return;
                    setOpen(false);
                    notify(t('account.address.asked', { email: email.trim() }));
                  }}
                >
                  <TextField
                    type="email"
                    label={t('account.address.new')}
                    required
                    autoFocus
                    value={email}
                    onText={setEmail}
                  />
                </ProofForm>
              )}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
