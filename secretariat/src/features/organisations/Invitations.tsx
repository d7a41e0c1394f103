import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { useHost } from '../../components/host.ts';
import { Section } from '../../components/page/Section.tsx';
import { formatDay } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';
import { useInvitationsQuery, useRevokeInvitationMutation } from './organisations-endpoints.ts';

/** The open invitations of an organisation; nothing where there are none. */
export function Invitations({ orgOID, tz }: { readonly orgOID: string; readonly tz: string }) {
  const { t, language } = useText();
  const { notify } = useHost();
  const showRefusal = useRefusal();
  const query = useInvitationsQuery(orgOID);
  const [revoke, { isLoading }] = useRevokeInvitationMutation();
  if (query.data?.length === 0) return null;
  const revokeInvitation = async (invitationOID: string, email: string) => {
    const { error } = await revoke({ orgOID, invitationOID });
    if (error === undefined) return notify(t('members.revoked', { email }));
    showRefusal(error);
  };
  return (
    <Section id="invitations" title={t('members.invitations')}>
      <QueryState query={query}>
        {(invitations) => (
          <ul className="rows adm-orgs">
            {invitations.map(({ oid, email, role, expires }) => (
              <li key={oid}>
                <div className="row">
                  <span>
                    <span className="ev">{email}</span>
                    <span className="sub">
                      {t(`role.${role}`)} · {t('members.invite.until', { when: formatDay(expires, tz, language) })}
                    </span>
                  </span>
                  <Button
                    isBusy={isLoading}
                    aria-label={t('members.revoke.of', { email })}
                    onClick={() => void revokeInvitation(oid, email)}
                  >
                    {t('members.remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
