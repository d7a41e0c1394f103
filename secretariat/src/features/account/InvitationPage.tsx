import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { SHORTEST_PASSWORD } from 'shared-domain/contract';
import { useNavigate } from 'shared-domain/platform';
import { CallAlert } from '../../components/CallAlert.tsx';
import { refusalOf } from '../../components/call-sentence.ts';
import { Door } from '../../components/Door.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { passwordFault } from '../../components/password-fault.ts';
import { paths } from '../../components/paths.ts';
import { QueryState } from '../../components/QueryState.tsx';
import { useText } from '../../locales/use-text.ts';
import { useAcceptInvitationMutation, useReadInvitationQuery } from './account-endpoints.ts';
import { KeptOrganisations } from './KeptOrganisations.tsx';

interface Draft {
  readonly password: string;
  readonly code?: string;
}

/** The one-time link of an invitation: says to what and as whom, then joins and signs in. */
export default function InvitationPage({ linkKey }: { readonly linkKey: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const query = useReadInvitationQuery(linkKey);
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  const spent = [query.error, error].some((one) => ['forbidden', 'not found'].includes(refusalOf(one).id));
  const [kept, setKept] = useState<string[]>([]);
  const [asksCode, setAsksCode] = useState(false);
  const fault = passwordFault(error, t);
  const join = async ({ password, code }: Draft) => {
    const more = { ...(code ? { code } : {}), ...(kept.length === 0 ? {} : { keep: kept }) };
    const answer = await accept({ key: linkKey, password, ...more });
    if (refusalOf(answer.error).id === 'code required') setAsksCode(true);
    if (answer.error === undefined) await navigate(paths.challenges, { replace: true });
  };
  return (
    <Door>
      <PageTitle>{t('invited.title')}</PageTitle>
      {spent ? (
        <Alert type="error" showIcon role="alert" title={t('invited.spent')} />
      ) : (
        <QueryState query={query}>
          {({ org, email, role, account, orgs }) => (
            <>
              <p className="adm-gap">
                <strong>{org.name}</strong>
                <br />
                {t('invited.as', { role: t(`role.${role}`).toLowerCase(), email })}
              </p>
              {fault === undefined ? (
                <CallAlert error={error} />
              ) : (
                <Alert type="error" showIcon role="alert" title={fault} />
              )}
              {orgs.length > 0 && <KeptOrganisations orgs={orgs} kept={kept} onKept={setKept} />}
              <Form<Draft> layout="vertical" requiredMark={false} onFinish={(draft) => void join(draft)}>
                <input type="hidden" autoComplete="username" value={email} readOnly />
                <Form.Item<Draft>
                  label={t('invited.password')}
                  name="password"
                  extra={t(account ? 'invited.account' : 'invited.new')}
                  validateTrigger="onBlur"
                  rules={
                    account
                      ? [{ required: true, message: t('error.required') }]
                      : [{ required: true, min: SHORTEST_PASSWORD, message: t('error.password') }]
                  }
                >
                  <Input type="password" autoComplete={account ? 'current-password' : 'new-password'} />
                </Form.Item>
                {asksCode && (
                  <Form.Item<Draft> label={t('account.code')} name="code">
                    <Input autoComplete="one-time-code" />
                  </Form.Item>
                )}
                <Button type="primary" htmlType="submit" block loading={isLoading}>
                  {t('invited.accept', { org: org.name })}
                </Button>
              </Form>
            </>
          )}
        </QueryState>
      )}
    </Door>
  );
}
