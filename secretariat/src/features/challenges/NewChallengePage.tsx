import { Alert } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'shared-domain/platform';
import { useMyOrgsQuery } from '../../api/my-orgs.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { RestoredDraftAlert } from '../../components/form/RestoredDraftAlert.tsx';
import { useConfirmDiscard } from '../../components/form/use-confirm-discard.ts';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import { useUnsavedGuard } from '../../components/form/use-unsaved-guard.ts';
import { hasWriteRole } from '../../components/has-write-role.ts';
import { useHost } from '../../components/host.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { buildCompetitionPath, paths } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { useCreateChallengeMutation } from './challenges-endpoints.ts';
import { ChallengeForm } from './form/ChallengeForm.tsx';
import { type ChallengeDraft, EMPTY_DRAFT, makeBody } from './form/challenge-draft.ts';

const NEW_CHALLENGE = 'new-challenge';

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
            </>
          );
        }}
      </QueryState>
    </>
  );
}
