import { useState } from 'react';
import { addDays, compareStartTimes, findLocalDay, findStartTime, formatLocalTime, moveStart } from 'shared-domain';
import type { Challenge, Trial, UploadTrial } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { useHost } from '../../../components/host.ts';
import { useMinute } from '../../../components/time/use-minute.ts';
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

/** Moves the chosen trials by some minutes; shows the new times of the first and the last, and says where a delay is announced. */
export function MoveDialog({ challenge: { oid: chOID, tz, date, duration }, trials, proposed = 5, onClose }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const [minutes, setMinutes] = useState(proposed);
  const [send, { isLoading, error }] = useSendTrialsMutation();
  const now = new Date(useMinute());
  const sortedTrials = trials.toSorted(compareStartTimes);
  const moves = sortedTrials.map((trial) => moveStart(trial, minutes, { now, tz }));
  const starts = moves.map((moved) => moved.dateE ?? moved.date);
  const [first, last] = [starts[0], starts.at(-1)];
  const lastDay = addDays(date, duration - 1);
  const isOutside = starts.some((start) => {
    const day = findLocalDay(start, tz);
    return day < date || day > lastDay;
  });
  const isAnnounced = moves.some(({ dateE }) => dateE !== undefined);
  const move = async () => {
    const moved = sortedTrials.map((trial, at) => ({ ...makeUploadTrial(trial), ...moves[at] }));
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
        {MINUTE_STEPS.map((step) => (
          <Button key={step} isSmall onClick={() => setMinutes(step)}>
            {step > 0 ? `+${step}` : `−${-step}`}
          </Button>
        ))}
      </div>
      <p role="status">
        {first !== undefined &&
          last !== undefined &&
          t(sortedTrials.length === 1 ? 'trials.move.becomes.one' : 'trials.move.becomes', {
            from: formatStart(sortedTrials[0], tz),
            to: formatLocalTime(first, tz),
            lastFrom: formatStart(sortedTrials.at(-1), tz),
            lastTo: formatLocalTime(last, tz),
          })}
      </p>
      {isAnnounced && <p className="sub">{t('trials.move.announced')}</p>}
      {isOutside && <p className="table-refused">{t('trials.move.outside')}</p>}
    </FormDialog>
  );
}

const formatStart = (trial: ProgrammeTrial | undefined, tz: string): string =>
  trial === undefined ? '' : formatLocalTime(findStartTime(trial), tz);

type SentTrial = Pick<Trial, 'uid' | 'group' | 'name' | 'date' | 'g0' | 'g1' | 'category' | 'round' | 'heat'>;

/** A trial as an upload has it; the fields left out are not changed. */
function makeUploadTrial({ uid, group, name, date, g0, g1, category, round, heat }: SentTrial): UploadTrial {
  return { uid, group, name, date, g0, g1, category, round, heat };
}
