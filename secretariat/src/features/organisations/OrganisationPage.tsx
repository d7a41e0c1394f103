import { useCallback } from 'react';
import type { LogLine } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useJournalQuery } from '../../api/journal.ts';
import type { Org } from '../../api/my-orgs.ts';
import { formatRefusal, readRefusal } from '../../components/call/call-sentence.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { CheckField } from '../../components/form/CheckField.tsx';
import { useHost } from '../../components/host.ts';
import { Journal } from '../../components/journal/Journal.tsx';
import { UndoButton } from '../../components/journal/UndoButton.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { paths } from '../../components/page/paths.ts';
import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';
import { Invitations } from './Invitations.tsx';
import { Invite } from './Invite.tsx';
import { Members } from './Members.tsx';
import { NameForm } from './NameForm.tsx';
import {
  useMembersQuery,
  useRenameOrganisationMutation,
  useRequireSecondFactorMutation,
} from './organisations-endpoints.ts';
import { People } from './People.tsx';
import { RecordLists } from './RecordLists.tsx';

/** One organisation (P11.1): its members and, for its owners, its name, invitations and journal. */
export default function OrganisationPage({ org }: { readonly org: Org }) {
  const { t } = useText();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isOwner = org.role === 'owner';
  return (
    <div className="org-page">
      <Link className="link adm-back" to={paths.organisations}>
        ‹ {t('orgs.title')}
      </Link>
      <PageTitle>{org.name}</PageTitle>
      {isOwner && <Rename org={org} />}
      <Members org={org} />
      {isOwner && <SecondFactorRule org={org} />}
      {isOwner && <Invite orgOID={org.oid} />}
      {isOwner && <Invitations orgOID={org.oid} tz={timeZone} />}
      <RecordLists org={org} tz={timeZone} />
      {isOwner && <People orgOID={org.oid} />}
      {isOwner && <OrganisationJournal org={org} tz={timeZone} />}
    </div>
  );
}

function Rename({ org }: { readonly org: Org }) {
  const { t } = useText();
  const { notify } = useHost();
  const [rename, { isLoading, error }] = useRenameOrganisationMutation();
  const save = async (name: string) => {
    const answer = await rename({ orgOID: org.oid, name });
    if (answer.error === undefined) notify(t('org.renamed'));
    return answer.error === undefined;
  };
  return (
    <NameForm
      key={org.name}
      name={org.name}
      action={t('org.rename')}
      isSaving={isLoading}
      error={error}
      onSave={save}
    />
  );
}

function OrganisationJournal({ org, tz }: { readonly org: Org; readonly tz: string }) {
  const { t } = useText();
  const query = useJournalQuery({ orgOID: org.oid });
  const { data: members } = useMembersQuery(org.oid);
  const getObject = useCallback(
    ({ detail }: LogLine) => {
      const memberEmail = members?.find(({ oid }) => oid === detail.member)?.email;
      return { text: memberEmail ?? (typeof detail.name === 'string' ? detail.name : '') };
    },
    [members],
  );
  const renderActs = useCallback(
    // The acts of a competition that is there are undone in its own journal.
    (line: LogLine) => (line.action === 'challenge deleted' ? <UndoButton line={line} tz={tz} /> : null),
    [tz],
  );
  return (
    <Section id="org-journal" title={t('org.journal')}>
      <QueryState query={query}>
        {(lines) => (
          <Journal
            title={t('org.journal')}
            noneHelp={t('org.journal.none')}
            lines={lines}
            tz={tz}
            getObject={getObject}
            renderActs={renderActs}
          />
        )}
      </QueryState>
    </Section>
  );
}

/** A checkbox that requires a second factor of members who write. */
function SecondFactorRule({ org }: { readonly org: Org }) {
  const { t } = useText();
  const { notify } = useHost();
  const [require, { isLoading }] = useRequireSecondFactorMutation();
  const changeRule = async (required: boolean) => {
    const { error } = await require({ orgOID: org.oid, required });
    if (error === undefined) return;
    const isMissingForSelf = readRefusal(error).id === 'conflict';
    notify(isMissingForSelf ? t('members.secondFactor.own') : formatRefusal(error, t), { kind: 'error' });
  };
  return (
    <div className="adm-gap second-factor-rule">
      <CheckField
        checked={org.secondFactor === true}
        disabled={isLoading}
        onCheck={(isRequired) => void changeRule(isRequired)}
      >
        {t('members.secondFactor')}
      </CheckField>
      <p className="muted">{t('members.secondFactor.help')}</p>
    </div>
  );
}
