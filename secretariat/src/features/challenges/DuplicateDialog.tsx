import { Checkbox, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useNavigate } from 'shared-domain/platform';
import { programmeApi } from '../../api/programme.ts';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { useHost } from '../../components/host.ts';
import { competitionPath } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { bodyOf, draftOf } from './challenge-draft.ts';
import { useCreateChallengeMutation, useSendProgrammeMutation } from './challenges-endpoints.ts';
import { daysBetween, shiftProgramme } from './shift-programme.ts';

/** Its new name and date, and whether the programme comes along. */
export function DuplicateDialog({
  challenge,
  onClose,
}: {
  readonly challenge: Challenge;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { notify } = useHost();
  const id = useId();
  const navigate = useNavigate();
  const [name, setName] = useState(t('challenge.copy', { name: challenge.name }));
  const [date, setDate] = useState(challenge.date);
  const [whole, setWhole] = useState(true);
  const [copying, setCopying] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [create] = useCreateChallengeMutation();
  const [sendProgramme] = useSendProgrammeMutation();
  const [readProgramme] = programmeApi.endpoints.programme.useLazyQuery();

  const copy = async () => {
    setCopying(true);
    const draft = { ...draftOf(challenge), name, date, visible: false };
    const created = await create(bodyOf(draft, challenge.metadata));
    setRefusal(created.error);
    if (created.data !== undefined) {
      const { oid } = created.data;
      const { data = [] } = whole ? await readProgramme(challenge.oid) : {};
      const trials = shiftProgramme(data, daysBetween(challenge.date, date), challenge.tz);
      if (trials.length > 0) await sendProgramme({ chOID: oid, trials });
      notify(t('challenge.duplicated'));
      void navigate(competitionPath(oid));
      onClose();
    }
    setCopying(false);
  };
  return (
    <Modal
      open
      title={t('challenge.duplicate.of', { name: challenge.name })}
      okText={t('challenge.duplicate')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: copying, disabled: name.trim() === '' || date === '' }}
      onOk={() => void copy()}
      onCancel={onClose}
      destroyOnHidden
    >
      <CallAlert error={refusal} />
      <div className="adm-duplicate">
        <label htmlFor={`${id}-name`}>{t('challenge.name')}</label>
        <Input id={`${id}-name`} value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
        <label htmlFor={`${id}-date`}>{t('challenge.date')}</label>
        <Input id={`${id}-date`} type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        <Checkbox checked={whole} onChange={({ target }) => setWhole(target.checked)}>
          {t('challenge.duplicate.programme', { count: challenge.trials })}
        </Checkbox>
      </div>
    </Modal>
  );
}
