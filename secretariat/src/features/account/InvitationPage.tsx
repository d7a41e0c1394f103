import { Alert } from 'antd';
import { useState } from 'react';
import type { InvitationAnswer } from 'shared-domain/contract';
import { useNavigate } from 'shared-domain/platform';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { AccountForm } from '../../components/form/AccountForm.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useNewPassword } from '../../components/form/use-new-password.ts';
import { paths } from '../../components/page/paths.ts';
import { BackLink, SignedOutLayout } from '../../components/page/SignedOutLayout.tsx';
import { useText } from '../../locales/use-text.ts';
import { useAcceptInvitationMutation, useReadInvitationQuery } from './account-endpoints.ts';
import { OrganisationsToKeep } from './OrganisationsToKeep.tsx';

/** The page of an invitation's one-time link: names the organisation and the role, then joins and signs in. */
export default function InvitationPage({ linkKey }: { readonly linkKey: string }) {
  const { t } = useText();
  const query = useReadInvitationQuery(linkKey);
  const acceptMutation = useAcceptInvitationMutation();
  const isSpent = [query.error, acceptMutation[1].error].some((one) =>
    ['forbidden', 'not found'].includes(readRefusal(one).id),
  );
  return (
    <SignedOutLayout title={t('invited.title')}>
      {isSpent ? (
        <>
          <Alert type="error" showIcon role="alert" title={t('invited.spent')} />
          <BackLink>{t('invited.leave')}</BackLink>
        </>
      ) : (
        <QueryState query={query}>
          {(invitation) => <AcceptForm linkKey={linkKey} invitation={invitation} acceptMutation={acceptMutation} />}
        </QueryState>
      )}
    </SignedOutLayout>
  );
}

interface Props {
  readonly linkKey: string;
  readonly invitation: InvitationAnswer;
  readonly acceptMutation: ReturnType<typeof useAcceptInvitationMutation>;
}

/** Asks for the password of the new or existing account and, if it has a second factor, for its code. */
function AcceptForm({ linkKey, invitation: { org, email, role, account, orgs }, acceptMutation }: Props) {
  const { t } = useText();
  const navigate = useNavigate();
  const [accept, { isLoading, error }] = acceptMutation;
  const newPassword = useNewPassword(error);
  const [code, setCode] = useState('');
  const [orgsToKeep, setOrgsToKeep] = useState<string[]>([]);
  const [asksCode, setAsksCode] = useState(false);
  const { id } = readRefusal(error);
  const isWrongPassword = id === 'unauthorized';
  const fault = isWrongPassword ? t('account.password.wrong') : newPassword.fault;
  const join = async () => {
    if (!account && !newPassword.check()) return;
    const optionalFields = {
      ...(code.trim() !== '' && { code: code.trim() }),
      ...(orgsToKeep.length > 0 && { keep: orgsToKeep }),
    };
    const answer = await accept({ key: linkKey, password: newPassword.password, ...optionalFields });
    if (readRefusal(answer.error).id === 'code required') setAsksCode(true);
    if (answer.error === undefined) await navigate(paths.challenges, { replace: true });
  };
  return (
    <>
      <p className="adm-gap">
        <strong>{org.name}</strong>
        <br />
        {t('invited.as', { role: t(`role.${role}`).toLowerCase(), email })}
      </p>
      <AccountForm
        action={t('invited.accept', { org: org.name })}
        isBusy={isLoading}
        error={fault === undefined && id !== 'code required' ? error : undefined}
        onSend={join}
      >
        {orgs.length > 0 && <OrganisationsToKeep orgs={orgs} keptOids={orgsToKeep} onChoose={setOrgsToKeep} />}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          {...newPassword.field}
          label={t('invited.password')}
          fault={fault}
          autoComplete={account ? 'current-password' : 'new-password'}
          help={t(account ? 'invited.account' : 'invited.new')}
        />
        {asksCode && (
          <TextField
            label={t('account.code')}
            required
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            fault={id === 'code required' && code !== '' ? t('account.code.wrong') : undefined}
            value={code}
            onText={setCode}
          />
        )}
      </AccountForm>
    </>
  );
}
