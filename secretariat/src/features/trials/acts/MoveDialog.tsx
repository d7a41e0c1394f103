import { useState } from 'react';
import { addDays, formatLocalTime } from 'shared-domain';
import type { Challenge, Trial, UploadTrial } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { useHost } from '../../../components/host.ts';
import { useText } from '../../../locales/use-text.ts';
import { useSendTrialsMutation } from '../trials-endpoints.ts';

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
    <FormDialog
      title={t('trials.move.title', { count: trials.length })}
      action={t('trials.move.act')}
      isBusy={isLoading}
      isDisabled={minutes === 0}
      onSend={() => minutes !== 0 && move()}
      onClose={onClose}
    >
      <CallAlert error={error} />
      <NumberField
        label={t('trials.move.minutes')}
        autoFocus
        min={-1440}
        max={1440}
        value={minutes}
        onNumber={(count = 0) => setMinutes(count)}
      />
      <div className="btns trial-move">
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
    </FormDialog>
  );
}

const MINUTE = 60_000;

const later = (date: string, minutes: number): string => new Date(Date.parse(date) + minutes * MINUTE).toISOString();

type Sent = Pick<Trial, 'uid' | 'group' | 'name' | 'date' | 'g0' | 'g1' | 'category' | 'round' | 'heat'>;

/** A known trial as an upload says it: what is left out stays as it is. */
function sentTrial({ uid, group, name, date, g0, g1, category, round, heat }: Sent): UploadTrial {
  return { uid, group, name, date, g0, g1, category, round, heat };
}

/** Trials some minutes later, or earlier; sent together, so that either all move or none does. */
function moveTrials(trials: readonly Sent[], minutes: number): readonly UploadTrial[] {
  return trials.map((trial) => ({ ...sentTrial(trial), date: later(trial.date, minutes) }));
}
