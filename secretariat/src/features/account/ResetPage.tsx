import { Alert } from 'antd';
import { type FormEvent, useState } from 'react';
import { Link } from 'shared-domain/platform';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { refusalOf } from '../../components/call/call-sentence.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { CredentialField } from '../../components/form/CredentialField.tsx';
import { useChosenPassword } from '../../components/form/use-chosen-password.ts';
import { Door } from '../../components/page/Door.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { paths } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { useReadAccountLinkQuery, useResetPasswordMutation } from './account-endpoints.ts';
import { KeptOrganisations } from './KeptOrganisations.tsx';

/** The link of a letter, to a new password; it also gives an address back that somebody else had an account with. */
export default function ResetPage({ linkKey }: { readonly linkKey: string }) {
  const { t } = useText();
  const query = useReadAccountLinkQuery(linkKey);
  const [kept, setKept] = useState<string[]>([]);
  const [reset, { isLoading, error, data }] = useResetPasswordMutation();
  const isSpent = [query.error, error].some((one) => refusalOf(one).id === 'forbidden');
  const chosen = useChosenPassword(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.check())
      void reset({ key: linkKey, password: chosen.password, ...(kept.length === 0 ? {} : { keep: kept }) });
  };
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
              {chosen.fault === undefined && <CallAlert error={error} />}
              <input type="hidden" autoComplete="username" value={email} readOnly />
              {orgs.length > 0 && <KeptOrganisations orgs={orgs} kept={kept} onKept={setKept} />}
              <CredentialField
                name="password"
                type="password"
                label={t('account.password.new')}
                required={true}
                autoComplete="new-password"
                fault={chosen.fault}
                help={t('error.password')}
                value={chosen.password}
                onChange={({ target }) => chosen.setPassword(target.value)}
              />
              <Button type="submit" kind="main" isBusy={isLoading}>
                {t('reset.submit')}
              </Button>
            </form>
          )}
        </QueryState>
      )}
      {isSpent && (
        <p className="adm-gap">
          <Link className="link" to={`${paths.challenges}?forgot`}>
            {t('reset.again')}
          </Link>
        </p>
      )}
      <p className="adm-gap">
        <Link className="link" to={paths.challenges}>
          {t('forgot.back')}
        </Link>
      </p>
    </Door>
  );
}
