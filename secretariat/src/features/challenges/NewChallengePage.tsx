import { Alert } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'shared-domain/platform';
import { type Org, useMyOrgsQuery } from '../../api/my-orgs.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { RestoredDraftAlert } from '../../components/form/RestoredDraftAlert.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { useConfirmDiscard } from '../../components/form/use-confirm-discard.ts';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import { useUnsavedGuard } from '../../components/form/use-unsaved-guard.ts';
import { hasWriteRole } from '../../components/has-write-role.ts';
import { useHost } from '../../components/host.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { buildCompetitionPath, paths } from '../../components/page/paths.ts';
import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';
import { useCreateChallengeMutation } from './challenges-endpoints.ts';
import { ChallengeForm } from './form/ChallengeForm.tsx';
import { type ChallengeDraft, EMPTY_DRAFT, makeBody } from './form/challenge-draft.ts';

const OpenCompetitionFile = lazy(async () => ({
  default: (await import('../../components/competition-file/OpenCompetitionFile.tsx')).OpenCompetitionFile,
}));

const NEW_CHALLENGE = 'new-challenge';

/** The file of a competition of another server in place of a new one, as for the laptop of a stadium. */
function FromFile({ orgs }: { readonly orgs: readonly Org[] }) {
  const { t } = useText();
  const [chosen, setChosen] = useState<string>();
  const org = orgs.find(({ oid }) => oid === chosen) ?? orgs[0];
  if (org === undefined) return null;
  return (
    <Section id="challenge-file" title={t('challenge.file')} help={t('challenge.file.help')}>
      {orgs.length > 1 && (
        <SelectField
          label={t('challenge.org')}
          value={org.oid}
          options={orgs.map(({ oid, name }) => ({ value: oid, label: name }))}
          onChoose={setChosen}
        />
      )}
      <Suspense fallback={null}>
        <OpenCompetitionFile org={org} />
      </Suspense>
    </Section>
  );
}

/** P11.3: the form of a new competition; what was typed before an interruption is restored. */
export function NewChallengePage() {
  const { t } = useText();
  const { notify } = useHost();
  const confirmDiscard = useConfirmDiscard();
  const navigate = useNavigate();
  const orgs = useMyOrgsQuery();
  const { isRead, storedDraft, saveDraft, deleteDraft } = useFormDraft<Partial<ChallengeDraft>>(NEW_CHALLENGE);
  const [formKey, setFormKey] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const hasUnsaved = isTouched || storedDraft !== undefined;
  useUnsavedGuard(hasUnsaved);
  const discardDraft = () => {
    deleteDraft();
    setTouched(false);
    setFormKey((before) => before + 1);
  };
  const leave = (to: string) => {
    deleteDraft();
    void navigate(to);
  };
  const [create, { isLoading }] = useCreateChallengeMutation();
  const send = async (draft: ChallengeDraft) => {
    const answer = await create(makeBody(draft));
    if (answer.data === undefined) return answer.error;
    notify(t(draft.visible ? 'challenge.created' : 'challenge.created.hidden'));
    leave(buildCompetitionPath(answer.data.oid));
    return undefined;
  };
  const cancel = async () => {
    if (!hasUnsaved || (await confirmDiscard())) leave(paths.challenges);
  };
  return (
    <>
      <PageTitle>{t('challenge.new')}</PageTitle>
      <QueryState query={orgs}>
        {(list) => {
          const writableOrgs = list.filter(hasWriteRole);
          const [only, another] = writableOrgs;
          if (only === undefined) return <Alert type="info" showIcon title={t('challenge.noOrg')} />;
          if (!isRead) return null;
          return (
            <>
              {storedDraft !== undefined && <RestoredDraftAlert changedAt={storedDraft.at} onDiscard={discardDraft} />}
              <ChallengeForm
                key={formKey}
                orgs={writableOrgs}
                initial={{ ...EMPTY_DRAFT, ...(another === undefined ? { org: only.oid } : {}), ...storedDraft?.value }}
                onSend={send}
                isSending={isLoading}
                onTyped={(draft) => {
                  saveDraft(draft);
                  setTouched(true);
                }}
                onCancel={() => void cancel()}
              />
              <FromFile orgs={writableOrgs} />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
