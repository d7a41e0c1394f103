import { Alert } from 'antd';
import { useState } from 'react';
import type { InviteAnswer, Role } from 'shared-domain/contract';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { Form } from '../../components/form/Form.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useLinkOrigin } from '../../components/site-address/use-link-origin.ts';
import { useText } from '../../locales/use-text.ts';
import { useInviteMemberMutation } from './organisations-endpoints.ts';
import { RoleField } from './RoleSelect.tsx';

/** Invites somebody by a one-time link, which is mailed or, where the server sends no mail, shown once to be passed on. */
export function Invite({ orgOID }: { readonly orgOID: string }) {
  const { t } = useText();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('secretary');
  // Asked for with the page: an address that is copied does not change.
  const origin = useLinkOrigin();
  const [invite, { isLoading, error, data }] = useInviteMemberMutation();
  const send = async () => {
    const answer = await invite({ orgOID, body: { email: email.trim(), role } });
    if (answer.error === undefined) setEmail('');
  };
  return (
    <Section id="invite" title={t('members.invite')} help={t('members.invite.help')}>
      <Form className="bar-filters" onSend={send}>
        <TextField
          className="org-name"
          label={t('members.email')}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          onText={setEmail}
        />
        <RoleField label={t('members.role')} value={role} onChoose={setRole} />
        <Button type="submit" kind="main" isBusy={isLoading}>
          {t('members.invite.act')}
        </Button>
      </Form>
      <CallAlert error={error} />
      {error === undefined && data !== undefined && <InvitedNote invited={data} origin={origin} />}
    </Section>
  );
}

interface InvitedProps {
  readonly invited: InviteAnswer;
  /** Where the link starts. */
  readonly origin: string;
}

function InvitedNote({ invited: { invitation, link }, origin }: InvitedProps) {
  const { t } = useText();
  const { email } = invitation;
  if (link === undefined) {
    return <Alert type="success" showIcon role="status" title={t('members.invite.mailed', { email })} />;
  }
  const address = `${origin}${link}`;
  return (
    <Alert
      type="info"
      role="status"
      title={t('members.invite.link.help', { email })}
      description={
        <div className="btns">
          <code className="invite-link">{address}</code>
          <CopyButton text={address} what={t('members.invite.link')} />
        </div>
      }
    />
  );
}
