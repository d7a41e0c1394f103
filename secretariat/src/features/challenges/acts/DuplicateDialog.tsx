import { useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useNavigate } from 'shared-domain/platform';
import { recordsApi, useWriteRecordsMutation } from '../../../api/event-records.ts';
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

  const [readRecords] = recordsApi.endpoints.records.useLazyQuery();
  const [writeRecords] = useWriteRecordsMutation();

  /** Whether the programme is in the copy, its dates moved with the competition's. */
  const copyProgramme = async (chOID: string): Promise<boolean> => {
    const { data } = await readProgramme(challenge.oid);
    if (data === undefined) return false;
    const trials = shiftProgramme(data, countDaysBetween(challenge.date, date), challenge.tz);
    return trials.length === 0 || (await sendProgramme({ chOID, trials })).error === undefined;
  };
  /** Whether the records of meeting and stadium are in the copy: they are those of its next edition too. */
  const copyRecords = async (chOID: string): Promise<boolean> => {
    const { data } = await readRecords(challenge.oid);
    if (data === undefined) return false;
    const records = data.records.map(({ oid: _, ...record }) => record);
    return records.length === 0 || (await writeRecords({ chOID, records, revision: 0 })).error === undefined;
  };
  const copy = async () => {
    setCopying(true);
    const draft = { ...makeDraft(challenge), name, date, visible: false };
    const created = await create(makeBody(draft, challenge.metadata));
    setRefusal(created.error);
    if (created.data !== undefined) {
      const { oid } = created.data;
      const isProgrammeCopied = !hasProgramme || (await copyProgramme(oid));
      const areRecordsCopied = await copyRecords(oid);
      if (!isProgrammeCopied) notify(t('challenge.duplicated.noProgramme'));
      else notify(t(areRecordsCopied ? 'challenge.duplicated' : 'challenge.duplicated.noRecords'));
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
