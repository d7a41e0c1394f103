import { Alert } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'shared-domain/platform';
import { useMyOrgsQuery } from '../../api/my-orgs.ts';
import { useHost } from '../../components/host.ts';
import { mayWrite } from '../../components/may-write.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { competitionPath, paths } from '../../components/paths.ts';
import { QueryState } from '../../components/QueryState.tsx';
import { useUnsavedGuard } from '../../components/use-unsaved-guard.ts';
import { useText } from '../../locales/use-text.ts';
import { ChallengeForm } from './ChallengeForm.tsx';
import { bodyOf, type ChallengeDraft, emptyDraft } from './challenge-draft.ts';
import { useCreateChallengeMutation } from './challenges-endpoints.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts';

/** S3: one page, three groups; what was typed before an interruption is found again. */
export function NewChallengePage() {
  const { t } = useText();
  const { notify, confirm } = useHost();
  const navigate = useNavigate();
  const orgs = useMyOrgsQuery();
  const [found] = useState(readDraft);
  const [typed, setTyped] = useState(found !== undefined);
  useUnsavedGuard(typed);
  const leave = (to: string) => {
    forgetDraft();
    void navigate(to);
  };
  const [create, { isLoading }] = useCreateChallengeMutation();
  const send = async (draft: ChallengeDraft) => {
    const answer = await create(bodyOf(draft));
    if (answer.data === undefined) return answer.error;
    notify(t('challenge.created'));
    leave(competitionPath(answer.data.oid));
    return undefined;
  };
  const cancel = async () => {
    const question = {
      title: t('challenge.leave.title'),
      subTitle: t('challenge.leave.sub'),
      action: t('challenge.leave.act'),
      destructive: true,
    };
    if (!typed || (await confirm(question))) leave(paths.challenges);
  };
  return (
    <>
      <PageTitle>{t('challenge.new')}</PageTitle>
      <QueryState query={orgs}>
        {(list) => {
          const writable = list.filter(mayWrite);
          const [only, another] = writable;
          if (only === undefined) return <Alert type="info" showIcon title={t('challenge.noOrg')} />;
          return (
            <>
              {found !== undefined && (
                <Alert className="adm-gap" type="info" showIcon role="status" title={t('challenge.draft.kept')} />
              )}
              <ChallengeForm
                orgs={writable}
                initial={{ ...emptyDraft, ...(another === undefined ? { org: only.oid } : {}), ...found }}
                onSend={send}
                sending={isLoading}
                onTyped={(draft) => {
                  keepDraft(draft);
                  setTyped(true);
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
