import { Alert } from 'antd';
import { type FormEvent, useState } from 'react';
import type { InvitationAnswer } from 'shared-domain/contract';
import { Link, useNavigate } from 'shared-domain/platform';
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
import { useAcceptInvitationMutation, useReadInvitationQuery } from './account-endpoints.ts';
import { KeptOrganisations } from './KeptOrganisations.tsx';

/** The one-time link of an invitation: says to what and as whom, then joins and signs in. */
export default function InvitationPage({ linkKey }: { readonly linkKey: string }) {
  const { t } = useText();
  const query = useReadInvitationQuery(linkKey);
  const accepting = useAcceptInvitationMutation();
  const spent = [query.error, accepting[1].error].some((one) => ['forbidden', 'not found'].includes(refusalOf(one).id));
  return (
    <Door>
      <PageTitle>{t('invited.title')}</PageTitle>
      {spent ? (
        <>
          <Alert type="error" showIcon role="alert" title={t('invited.spent')} />
          <p className="adm-gap">
            <Link className="link" to={paths.challenges}>
              {t('invited.leave')}
            </Link>
          </p>
        </>
      ) : (
        <QueryState query={query}>
          {(invited) => <AcceptForm linkKey={linkKey} invited={invited} accepting={accepting} />}
        </QueryState>
      )}
    </Door>
  );
}

interface Props {
  readonly linkKey: string;
  readonly invited: InvitationAnswer;
  readonly accepting: ReturnType<typeof useAcceptInvitationMutation>;
}

/** The password of a new account, or of the one that is there, and its code. */
function AcceptForm({ linkKey, invited: { org, email, role, account, orgs }, accepting }: Props) {
  const { t } = useText();
  const navigate = useNavigate();
  const [accept, { isLoading, error }] = accepting;
  const chosen = useChosenPassword(error);
  const [code, setCode] = useState('');
  const [kept, setKept] = useState<string[]>([]);
  const [asksCode, setAsksCode] = useState(false);
  const { id } = refusalOf(error);
  const isWrong = id === 'unauthorized';
  const fault = isWrong ? t('account.password.wrong') : chosen.fault;
  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (!account && !chosen.check()) return;
    const more = { ...(code.trim() === '' ? {} : { code: code.trim() }), ...(kept.length === 0 ? {} : { keep: kept }) };
    const answer = await accept({ key: linkKey, password: chosen.password, ...more });
    if (refusalOf(answer.error).id === 'code required') setAsksCode(true);
    if (answer.error === undefined) await navigate(paths.challenges, { replace: true });
  };
  return (
    <>
      <p className="adm-gap">
        <strong>{org.name}</strong>
        <br />
        {t('invited.as', { role: t(`role.${role}`).toLowerCase(), email })}
      </p>
      <form className="credentials" onSubmit={(event) => void join(event)}>
        {fault === undefined && id !== 'code required' && <CallAlert error={error} />}
        {orgs.length > 0 && <KeptOrganisations orgs={orgs} kept={kept} onKept={setKept} />}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <CredentialField
          name="password"
          type="password"
          label={t('invited.password')}
          required={true}
          fault={fault}
          autoComplete={account ? 'current-password' : 'new-password'}
          help={t(account ? 'invited.account' : 'invited.new')}
          value={chosen.password}
          onChange={({ target }) => chosen.setPassword(target.value)}
        />
        {asksCode && (
          <CredentialField
            label={t('account.code')}
            required={true}
            focused={true}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            fault={id === 'code required' && code !== '' ? t('account.code.wrong') : undefined}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        <Button type="submit" kind="main" isBusy={isLoading}>
          {t('invited.accept', { org: org.name })}
        </Button>
      </form>
    </>
  );
}
