import { useState } from 'react';
import type { SecondFactorAnswer } from 'shared-domain/contract';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { AccountForm } from '../../components/form/AccountForm.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useBusy } from '../../components/form/use-busy.ts';
import { QrCode } from '../../components/qr/QrCode.tsx';
import { useText } from '../../locales/use-text.ts';
import { useConfirmSecondFactorMutation } from './account-endpoints.ts';
import { useConfirmOtherSessionsEnd } from './stadium-sessions.ts';
import './account.css';

interface Props extends SecondFactorAnswer {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret for the authenticator app; the second factor is active once its first code is confirmed, and all other sessions then end. */
export function SecondFactorSetup({ secret, uri, onCodes }: Props) {
  const { t } = useText();
  const [code, setCode] = useState('');
  const [confirm, { error }] = useConfirmSecondFactorMutation();
  const isWrongCode = readRefusal(error).id === 'invalid request';
  const confirmEnd = useConfirmOtherSessionsEnd();
  const [isBusy, send] = useBusy(async () => {
    if (!(await confirmEnd(t('account.secondFactor.confirm')))) return;
    const { data } = await confirm(code.trim());
    if (data !== undefined) onCodes(data.codes);
  });
  return (
    <AccountForm
      action={t('account.secondFactor.confirm')}
      isBusy={isBusy}
      error={isWrongCode ? undefined : error}
      onSend={send}
    >
      <div className="totp">
        <p>{t('account.secondFactor.scan')}</p>
        <QrCode text={uri} label={t('account.secondFactor.qr')} />
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <TextField
        label={t('account.secondFactor.first')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        fault={isWrongCode ? t('account.code.wrong') : undefined}
        value={code}
        onText={setCode}
      />
    </AccountForm>
  );
}
