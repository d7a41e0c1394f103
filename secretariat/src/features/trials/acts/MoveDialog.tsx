import { InputNumber, Modal } from 'antd';
import { useId, useState } from 'react';
import { addDays, formatLocalTime } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import { useSendTrialsMutation } from '../trials-endpoints.ts';
import { moveTrials } from './move-trials.ts';

interface Props {
  readonly challenge: Challenge;
  readonly trials: readonly ProgrammeTrial[];
  readonly onClose: () => void;
}

const STEPS = [-15, -5, 5, 10, 15, 30] as const;

/** Moves the chosen trials by minutes, all or none; the first and the last say what becomes of them. */
export function MoveDialog({ challenge: { oid: chOID, tz, date, duration }, trials, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const id = useId();
  const [minutes, setMinutes] = useState(5);
  const [send, { isLoading, error }] = useSendTrialsMutation();
  const inOrder = trials.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  const moved = moveTrials(inOrder, minutes);
  const [first, last] = [moved[0], moved.at(-1)];
  const lastDay = addDays(date, duration - 1);
  const outside = moved.some((trial) => {
    const day = new Date(trial.date).toLocaleDateString('sv-SE', { timeZone: tz });
    return day < date || day > lastDay;
  });
  const move = async () => {
    const answer = await send({ chOID, trials: moved });
    if (answer.error !== undefined) return;
    notify(t('trials.moved', { count: trials.length }));
    onClose();
  };
  return (
    <Modal
      open
      title={t('trials.move.title', { count: trials.length })}
      okText={t('trials.move.act')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: minutes === 0, loading: isLoading }}
      onOk={() => void move()}
      onCancel={onClose}
      destroyOnHidden
    >
      <CallAlert error={error} />
      <label htmlFor={id}>{t('trials.move.minutes')}</label>
      <div className="btns trial-move">
        <InputNumber
          id={id}
          autoFocus
          precision={0}
          min={-1440}
          max={1440}
          value={minutes}
          onChange={(value) => setMinutes(value ?? 0)}
          onPressEnter={() => void (minutes !== 0 && move())}
        />
        {STEPS.map((step) => (
          <Button key={step} isSmall onClick={() => setMinutes(step)}>
            {step > 0 ? `+${step}` : `−${-step}`}
          </Button>
        ))}
      </div>
      <p role="status">
        {first !== undefined &&
          last !== undefined &&
          t('trials.move.becomes', {
            from: formatLocalTime(inOrder[0]?.date ?? '', tz),
            to: formatLocalTime(first.date, tz),
            lastFrom: formatLocalTime(inOrder.at(-1)?.date ?? '', tz),
            lastTo: formatLocalTime(last.date, tz),
          })}
      </p>
      {outside && <p className="table-refused">{t('trials.move.outside')}</p>}
    </Modal>
  );
}
