import { type FormEvent, useState } from 'react';
import type { SecondFactorAnswer } from 'shared-domain/contract';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { refusalOf } from '../../components/call/call-sentence.ts';
import { CredentialField } from '../../components/form/CredentialField.tsx';
import { QrCode } from '../../components/qr/QrCode.tsx';
import { useText } from '../../locales/use-text.ts';
import { useConfirmSecondFactorMutation } from './account-endpoints.ts';
import './account.css';

interface Props extends SecondFactorAnswer {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The secret, for the authenticator; it counts from its first code on. */
export function SecondFactorSetup({ secret, uri, onCodes }: Props) {
  const { t } = useText();
  const [code, setCode] = useState('');
  const [confirm, { isLoading, error }] = useConfirmSecondFactorMutation();
  const isWrong = refusalOf(error).id === 'invalid request';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await confirm(code.trim());
    if (data !== undefined) onCodes(data.codes);
  };
  return (
    <form className="credentials totp" onSubmit={(event) => void submit(event)}>
      <p>{t('account.secondFactor.scan')}</p>
      <QrCode text={uri} label={t('account.secondFactor.qr')} />
      <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      {!isWrong && <CallAlert error={error} />}
      <CredentialField
        label={t('account.secondFactor.first')}
        required={true}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        fault={isWrong ? t('account.code.wrong') : undefined}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" kind="main" isBusy={isLoading}>
        {t('account.secondFactor.confirm')}
      </Button>
    </form>
  );
}
