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
  /** Minutes that are proposed. */
  readonly proposed?: number | undefined;
  readonly onClose: () => void;
}

const MINUTE_STEPS = [-15, -5, 5, 10, 15, 30] as const;

/** Moves the chosen trials by some minutes; shows the new times of the first and the last. */
export function MoveDialog({ challenge: { oid: chOID, tz, date, duration }, trials, proposed = 5, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const [minutes, setMinutes] = useState(proposed);
  const [send, { isLoading, error }] = useSendTrialsMutation();
  const sortedTrials = trials.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  const movedTrials = moveTrials(sortedTrials, minutes);
  const [first, last] = [movedTrials[0], movedTrials.at(-1)];
  const lastDay = addDays(date, duration - 1);
  const isOutside = movedTrials.some((trial) => {
    const day = new Date(trial.date).toLocaleDateString('sv-SE', { timeZone: tz });
    return day < date || day > lastDay;
  });
  const move = async () => {
    const answer = await send({ chOID, trials: movedTrials });
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
        {MINUTE_STEPS.map((step) => (
          <Button key={step} isSmall onClick={() => setMinutes(step)}>
            {step > 0 ? `+${step}` : `−${-step}`}
          </Button>
        ))}
      </div>
      <p role="status">
        {first !== undefined &&
          last !== undefined &&
          t('trials.move.becomes', {
            from: formatLocalTime(sortedTrials[0]?.date ?? '', tz),
            to: formatLocalTime(first.date, tz),
            lastFrom: formatLocalTime(sortedTrials.at(-1)?.date ?? '', tz),
            lastTo: formatLocalTime(last.date, tz),
          })}
      </p>
      {isOutside && <p className="table-refused">{t('trials.move.outside')}</p>}
    </FormDialog>
  );
}

const MINUTE_MS = 60_000;

const addMinutes = (date: string, minutes: number): string =>
  new Date(Date.parse(date) + minutes * MINUTE_MS).toISOString();

type SentTrial = Pick<Trial, 'uid' | 'group' | 'name' | 'date' | 'g0' | 'g1' | 'category' | 'round' | 'heat'>;

/** A trial as an upload has it; the fields left out are not changed. */
function makeUploadTrial({ uid, group, name, date, g0, g1, category, round, heat }: SentTrial): UploadTrial {
  return { uid, group, name, date, g0, g1, category, round, heat };
}

/** The trials moved by some minutes; sent in one upload, so that all move or none. */
function moveTrials(trials: readonly SentTrial[], minutes: number): readonly UploadTrial[] {
  return trials.map((trial) => ({ ...makeUploadTrial(trial), date: addMinutes(trial.date, minutes) }));
}
