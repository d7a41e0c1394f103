import { useId } from 'react';
import type { Member, Role } from 'shared-domain/contract';
import type { Org } from '../../api/my-orgs.ts';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { useHost } from '../../components/host.ts';
import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';
import { useChangeMemberMutation, useMembersQuery, useRemoveMemberMutation } from './organisations-endpoints.ts';
import { RoleSelect } from './RoleSelect.tsx';
import '../../components/table/table.css';

/** The members of an organisation; its owners change roles and remove members. */
export function Members({ org }: { readonly org: Org }) {
  const { t } = useText();
  const query = useMembersQuery(org.oid);
  return (
    <Section id="members" title={t('members.title')}>
      <QueryState query={query}>
        {(members) => (
          <div className="sheet">
            <table className="tbl members-table">
              <caption className="sr">{t('members.title')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('members.email')}</th>
                  <th scope="col">{t('members.role')}</th>
                </tr>
              </thead>
              <tbody>
                {members.map((member) => (
                  <MemberRow
                    key={member.oid}
                    org={org}
                    member={member}
                    isLastOwner={member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryState>
    </Section>
  );
}

interface RowProps {
  readonly org: Org;
  readonly member: Member;
  readonly isLastOwner: boolean;
}

function MemberRow({ org, member, isLastOwner }: RowProps) {
  const { t } = useText();
  const id = useId();
  const { confirm, notify } = useHost();
  const showRefusal = useRefusal();
  const [change, { isLoading: isChanging }] = useChangeMemberMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveMemberMutation();
  const { email, role } = member;
  const memberRef = { orgOID: org.oid, memberOID: member.oid };
  const notifyOutcome = (error: unknown, done: string) => {
    if (error === undefined) return notify(done);
    showRefusal(error);
  };
  const changeRole = async (next: Role) => {
    const { error } = await change({ ...memberRef, role: next });
    notifyOutcome(error, t('members.changed', { email, role: t(`role.${next}`) }));
  };
  const removeAfterQuestion = async () => {
    const isSure = await confirm({
      title: t('members.remove.title', { email, org: org.name }),
      subTitle: t('members.remove.sub'),
      action: t('members.remove'),
      destructive: true,
    });
    if (!isSure) return;
    const { error } = await remove(memberRef);
    notifyOutcome(error, t('members.removed', { email }));
  };
  if (org.role !== 'owner') {
    return (
      <tr>
        <th scope="row">
          {email}
          {!member.verified && <small className="muted last-owner">{t('account.address.unconfirmed')}</small>}
        </th>
        <td>{t(`role.${role}`)}</td>
      </tr>
    );
  }
  const noteId = isLastOwner ? id : undefined;
  return (
    <tr>
      <th scope="row">
        {email}
        {!member.verified && <small className="muted last-owner">{t('account.address.unconfirmed')}</small>}
        {isLastOwner && (
          <small id={id} className="muted last-owner">
            {t('members.lastOwner')}
          </small>
        )}
      </th>
      <td>
        <div className="member-acts">
          <RoleSelect
            value={role}
            aria-label={t('members.role.of', { email })}
            disabled={isLastOwner || isChanging}
            aria-describedby={noteId}
            onChoose={(next) => void changeRole(next)}
          />
          <Button
            kind="danger"
            disabled={isLastOwner || isRemoving}
            aria-label={t('members.remove.act', { email })}
            aria-describedby={noteId}
            onClick={() => void removeAfterQuestion()}
          >
            {t('members.remove')}
          </Button>
        </div>
      </td>
    </tr>
  );
}
