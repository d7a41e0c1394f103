import { useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useNavigate } from 'shared-domain/platform';
import { programmeApi } from '../../../api/programme.ts';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useHost } from '../../../components/host.ts';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { findDateFault } from '../../../components/time/typed-date.ts';
import { useText } from '../../../locales/use-text.ts';
import { useCreateChallengeMutation, useSendProgrammeMutation } from '../challenges-endpoints.ts';
import { makeBody, makeDraft } from '../form/challenge-draft.ts';
import { countDaysBetween, shiftProgramme } from './shift-programme.ts';

/** Asks for the name and the date of the copy, and whether to copy the programme. */
export function DuplicateDialog({
  challenge,
  onClose,
}: {
  readonly challenge: Challenge;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { notify } = useHost();
  const navigate = useNavigate();
  const [name, setName] = useState(t('challenge.copy', { name: challenge.name }));
  const [date, setDate] = useState(challenge.date);
  const [hasProgramme, setHasProgramme] = useState(true);
  const [isCopying, setCopying] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [create] = useCreateChallengeMutation();
  const [sendProgramme] = useSendProgrammeMutation();
  const [readProgramme] = programmeApi.endpoints.programme.useLazyQuery();

  const copy = async () => {
    setCopying(true);
    const draft = { ...makeDraft(challenge), name, date, visible: false };
    const created = await create(makeBody(draft, challenge.metadata));
    setRefusal(created.error);
    if (created.data !== undefined) {
      const { oid } = created.data;
      const { data = [] } = hasProgramme ? await readProgramme(challenge.oid) : {};
      const trials = shiftProgramme(data, countDaysBetween(challenge.date, date), challenge.tz);
      if (trials.length > 0) await sendProgramme({ chOID: oid, trials });
      notify(t('challenge.duplicated'));
      void navigate(buildCompetitionPath(oid));
      onClose();
    }
    setCopying(false);
  };
  return (
    <FormDialog
      title={t('challenge.duplicate.of', { name: challenge.name })}
      action={t('challenge.duplicate')}
      isBusy={isCopying}
      isDisabled={name.trim() === '' || date === '' || findDateFault(date, 'date') !== undefined}
      onSend={copy}
      onClose={onClose}
    >
      <CallAlert error={refusal} />
      <TextField label={t('challenge.name')} value={name} maxLength={200} onText={setName} />
      <DateField isWrittenOut label={t('challenge.date')} value={date} onText={setDate} />
      <CheckField checked={hasProgramme} onCheck={setHasProgramme}>
        {t('challenge.duplicate.programme', { count: challenge.trials })}
      </CheckField>
    </FormDialog>
  );
}
