import { Alert } from 'antd';
import { type FormEvent, useState } from 'react';
import { SHORTEST_PASSWORD } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CallAlert } from '../../components/CallAlert.tsx';
import { CredentialField } from '../../components/CredentialField.tsx';
import { refusalOf } from '../../components/call-sentence.ts';
import { Door } from '../../components/Door.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { passwordFault } from '../../components/password-fault.ts';
import { paths } from '../../components/paths.ts';
import { QueryState } from '../../components/QueryState.tsx';
import { useText } from '../../locales/use-text.ts';
import { useReadAccountLinkQuery, useResetPasswordMutation } from './account-endpoints.ts';
import { KeptOrganisations } from './KeptOrganisations.tsx';

/** The link of a letter, to a new password; it also gives an address back that somebody else had an account with. */
export default function ResetPage({ linkKey }: { readonly linkKey: string }) {
  const { t } = useText();
  const query = useReadAccountLinkQuery(linkKey);
  const [password, setPassword] = useState('');
  const [kept, setKept] = useState<string[]>([]);
  const [reset, { isLoading, error, data }] = useResetPasswordMutation();
  const isSpent = [query.error, error].some((one) => refusalOf(one).id === 'forbidden');
  const fault = passwordFault(error, t);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void reset({ key: linkKey, password, ...(kept.length === 0 ? {} : { keep: kept }) });
  };
  const toSignIn = (
    <p className="adm-gap">
      <Link className="link" to={paths.challenges}>
        {t('forgot.back')}
      </Link>
    </p>
  );
  return (
    <Door>
      <PageTitle>{t('reset.title')}</PageTitle>
      {data !== undefined && <Alert type="success" showIcon role="status" title={t('reset.done', data)} />}
      {isSpent && <Alert type="error" showIcon role="alert" title={t('reset.spent')} />}
      {data === undefined && !isSpent && (
        <QueryState query={query}>
          {({ email, orgs }) => (
            <form className="credentials" onSubmit={submit}>
              <p className="muted adm-gap">{t('reset.for', { email })}</p>
              {fault === undefined && <CallAlert error={error} />}
              <input type="hidden" autoComplete="username" value={email} readOnly />
              {orgs.length > 0 && <KeptOrganisations orgs={orgs} kept={kept} onKept={setKept} />}
              <CredentialField
                {...{ name: 'password', type: 'password', label: t('account.password.new'), fault, required: true }}
                {...{ autoComplete: 'new-password', minLength: SHORTEST_PASSWORD, title: t('error.password') }}
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
              <button type="submit" className="btn main" disabled={isLoading}>
                {t('reset.submit')}
              </button>
            </form>
          )}
        </QueryState>
      )}
      {toSignIn}
    </Door>
  );
}
