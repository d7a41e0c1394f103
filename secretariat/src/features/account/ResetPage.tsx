import { Alert } from 'antd';
import { useState } from 'react';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { AccountForm } from '../../components/form/AccountForm.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useNewPassword } from '../../components/form/use-new-password.ts';
import { paths } from '../../components/page/paths.ts';
import { BackLink, SignedOutLayout } from '../../components/page/SignedOutLayout.tsx';
import { useText } from '../../locales/use-text.ts';
import { useReadAccountLinkQuery, useResetPasswordMutation } from './account-endpoints.ts';
import { OrganisationsToKeep } from './OrganisationsToKeep.tsx';

/** The page of a mailed link: sets a new password, or claims an unconfirmed account that somebody else made with the address. */
export default function ResetPage({ linkKey }: { readonly linkKey: string }) {
  const { t } = useText();
  const query = useReadAccountLinkQuery(linkKey);
  const [orgsToKeep, setOrgsToKeep] = useState<string[]>([]);
  const [reset, { isLoading, error, data }] = useResetPasswordMutation();
  const isSpent = [query.error, error].some((one) => readRefusal(one).id === 'forbidden');
  const newPassword = useNewPassword(error);
  const send = () =>
    newPassword.check() &&
    reset({ key: linkKey, password: newPassword.password, ...(orgsToKeep.length > 0 && { keep: orgsToKeep }) });
  return (
    <SignedOutLayout title={t('reset.title')}>
      {data !== undefined && <Alert type="success" showIcon role="status" title={t('reset.done', data)} />}
      {isSpent && <Alert type="error" showIcon role="alert" title={t('reset.spent')} />}
      {data === undefined && !isSpent && (
        <QueryState query={query}>
          {({ email, orgs }) => (
            <AccountForm
              action={t('reset.submit')}
              isBusy={isLoading}
              error={newPassword.fault === undefined ? error : undefined}
              onSend={send}
            >
              <p className="muted adm-gap">{t('reset.for', { email })}</p>
              <input type="hidden" autoComplete="username" value={email} readOnly />
              {orgs.length > 0 && <OrganisationsToKeep orgs={orgs} keptOids={orgsToKeep} onChoose={setOrgsToKeep} />}
              <TextField {...newPassword.field} label={t('account.password.new')} help={t('error.password')} />
            </AccountForm>
          )}
        </QueryState>
      )}
      {isSpent && <BackLink to={`${paths.challenges}?forgot`}>{t('reset.again')}</BackLink>}
      <BackLink />
    </SignedOutLayout>
  );
}
