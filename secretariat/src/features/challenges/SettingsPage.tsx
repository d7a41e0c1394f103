import { useState } from 'react';
import type { Challenge, ChallengeEdit } from 'shared-domain/contract';
import { useNavigate } from 'shared-domain/platform';
import { type Org, useMyOrgsQuery } from '../../api/my-orgs.ts';
import { useProgrammeQuery } from '../../api/programme.ts';
import { RestoredDraftAlert } from '../../components/form/RestoredDraftAlert.tsx';
import { useConfirmDiscard } from '../../components/form/use-confirm-discard.ts';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import { useUnsavedGuard } from '../../components/form/use-unsaved-guard.ts';
import { hasWriteRole } from '../../components/has-write-role.ts';
import { useHost } from '../../components/host.ts';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { buildCompetitionPath, paths } from '../../components/page/paths.ts';
import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';
import { DeleteButton } from './acts/DeleteButton.tsx';
import { countDaysBetween, shiftProgramme } from './acts/shift-programme.ts';
import { useConfirmHide } from './acts/use-confirm-hide.ts';
import { ChallengeFacts } from './ChallengeFacts.tsx';
import { useEditChallengeMutation, useSendProgrammeMutation } from './challenges-endpoints.ts';
import { ChallengeForm } from './form/ChallengeForm.tsx';
import { type ChallengeDraft, makeBody, makeDraft } from './form/challenge-draft.ts';
import { HiddenAthletes } from './HiddenAthletes.tsx';
import './challenges.css';

/** P11.4: the settings of a competition; members whose role only reads see its details instead. */
export function SettingsPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const { data: orgs = [] } = useMyOrgsQuery();
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <>
          <PageTitle>{t('screen.settings')}</PageTitle>
          {canWrite ? (
            <>
              <Settings key={challenge.oid} challenge={challenge} orgs={listChoices(challenge, orgs)} />
              <HiddenAthletes chOID={challenge.oid} />
              <DeleteSection challenge={challenge} />
            </>
          ) : (
            <ChallengeFacts challenge={challenge} now={new Date()} />
          )}
        </>
      )}
    </OwnCompetition>
  );
}

/** The organisations that the competition may be of: only an owner of its own gives it to another one. */
function listChoices({ org }: Challenge, orgs: readonly Org[]): readonly Org[] {
  const isOwner = orgs.some(({ oid, role }) => oid === org.oid && role === 'owner');
  return orgs.filter((one) => one.oid === org.oid || (isOwner && hasWriteRole(one)));
}

/** Only the changed fields, so that another person's change of another field is not overwritten. */
function findChanges<T extends object>(after: T, before: object): Partial<T> {
  const valuesBefore: Readonly<Record<string, unknown>> = { ...before };
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(valuesBefore[name])),
  ) as Partial<T>;
}

function Settings({ challenge, orgs }: { readonly challenge: Challenge; readonly orgs: readonly Org[] }) {
  const { t } = useText();
  const { notify, confirm } = useHost();
  const confirmDiscard = useConfirmDiscard();
  const confirmHide = useConfirmHide(challenge);
  const navigate = useNavigate();
  const [initial, setInitial] = useState(() => makeDraft(challenge));
  const { isRead, storedDraft, saveDraft, deleteDraft } = useFormDraft<Partial<ChallengeDraft>>(
    `settings ${challenge.oid}`,
  );
  const [formKey, setFormKey] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const hasUnsaved = isTouched || storedDraft !== undefined;
  const [isSaving, setSaving] = useState(false);
  const { data: programme = [] } = useProgrammeQuery(challenge.oid);
  const [edit] = useEditChallengeMutation();
  const [sendProgramme] = useSendProgrammeMutation();
  useUnsavedGuard(hasUnsaved);

  const deleteUnsaved = () => {
    deleteDraft();
    setTouched(false);
  };
  const discardDraft = () => {
    deleteUnsaved();
    setFormKey((before) => before + 1);
  };
  const saveTyped = (draft: Partial<ChallengeDraft>) => {
    const changed = findChanges(draft, initial);
    const isChanged = Object.keys(changed).length > 0;
    setTouched(isChanged);
    if (isChanged) saveDraft(changed);
    else deleteDraft();
  };
  const save = async (draft: ChallengeDraft): Promise<unknown> => {
    const { oid: chOID, date, tz, metadata } = challenge;
    const days = countDaysBetween(date, draft.date);
    const question = {
      title: t('challenge.move.title', { count: programme.length }),
      subTitle: t('challenge.move.sub'),
      action: t('challenge.move.act'),
    };
    if (days !== 0 && programme.length > 0 && !(await confirm(question))) return undefined;
    const isHidden = initial.visible === true && draft.visible === false;
    if (isHidden && !(await confirmHide())) return undefined;
    setSaving(true);
    const editAnswer = await edit({
      chOID,
      edit: findChanges<ChallengeEdit>(makeBody(draft, metadata), makeBody(initial, metadata)),
    });
    const shouldMove = editAnswer.error === undefined && days !== 0 && programme.length > 0;
    const moveAnswer = shouldMove
      ? await sendProgramme({ chOID, trials: shiftProgramme(programme, days, tz) })
      : editAnswer;
    setSaving(false);
    const refusal = editAnswer.error ?? moveAnswer.error;
    if (refusal !== undefined) return refusal;
    deleteUnsaved();
    setInitial(draft);
    notify(t('challenge.saved'));
    return undefined;
  };
  const leave = async () => {
    if (hasUnsaved && !(await confirmDiscard())) return;
    deleteUnsaved();
    void navigate(buildCompetitionPath(challenge.oid));
  };
  if (!isRead) return null;
  return (
    <>
      {storedDraft !== undefined && <RestoredDraftAlert changedAt={storedDraft.at} onDiscard={discardDraft} />}
      <ChallengeForm
        key={formKey}
        orgs={orgs}
        initial={{ ...initial, ...storedDraft?.value }}
        onSend={save}
        isSending={isSaving}
        onTyped={saveTyped}
        onCancel={() => void leave()}
      />
    </>
  );
}

function DeleteSection({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <Section id="delete-challenge" title={t('challenge.delete.act')} help={t('challenge.delete.help')}>
      <DeleteButton challenge={challenge} onDeleted={() => void navigate(paths.challenges)} />
    </Section>
  );
}
