import { useId } from 'react';
import { formatGroupName, formatRound, formatRoundName } from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { DateInput } from '../../../components/form/DateField.tsx';
import { NumberInput } from '../../../components/form/NumberField.tsx';
import { formatClock, parseClock } from '../../../components/time/clock.ts';
import { useText } from '../../../locales/use-text.ts';
import { DAY_MINUTES, findLateHeat, type HeatStart, MAX_HEATS, type PlannedRound } from './planned-round.ts';

/** Minutes between two heats. */
const MAX_APART = 240;

interface Props {
  readonly planned: PlannedRound;
  /** Number of rounds of its event. */
  readonly rounds: number;
  readonly days: readonly string[];
  readonly start: HeatStart;
  readonly isChecked: boolean;
  /** `isRange`: all rows from the last chosen one to this one. */
  readonly onPick: (isChosen: boolean, isRange: boolean) => void;
  readonly onChange: (changes: Partial<PlannedRound>) => void;
  readonly onRemove: () => void;
}

/** A planned round; its time is marked as an error when a heat would start after the competition's last day. */
export function PlannedRow({ planned, rounds, days, start, isChecked, onPick, onChange, onRemove }: Props) {
  const { t, language } = useText();
  const errorId = useId();
  const { round, heats, time, apart } = planned;
  const name = formatGroupName(planned, language);
  const label = formatRoundName(round, language);
  const rowName = { name: `${name} – ${label}` };
  const lateHeat = findLateHeat(planned, days);
  return (
    <tr className={isChecked ? 'picked' : undefined}>
      <td className="pick">
        <input
          type="checkbox"
          aria-label={t('trials.planned.pick', rowName)}
          checked={isChecked}
          onChange={({ target, nativeEvent }) =>
            onPick(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </td>
      <td>
        <DateInput
          kind="time"
          aria-label={t('trials.time.of', rowName)}
          aria-invalid={lateHeat !== undefined || undefined}
          aria-describedby={lateHeat === undefined ? undefined : errorId}
          value={formatClock(start.minutes % DAY_MINUTES)}
          onText={(text) => {
            const minutes = parseClock(text);
            if (!Number.isNaN(minutes)) onChange({ day: start.day, time: minutes });
          }}
        />
        {lateHeat !== undefined && (
          <span id={errorId} className="table-refused">
            {t('trials.planned.late', {
              round: formatRound({ round, heat: lateHeat, heats, rounds }, language),
              time: formatClock((time + (lateHeat - 1) * apart) % DAY_MINUTES),
            })}
          </span>
        )}
      </td>
      <th scope="row">{name}</th>
      <td>{label}</td>
      <td>
        <NumberInput
          min={1}
          max={MAX_HEATS}
          aria-label={t('trials.heats.of', rowName)}
          value={heats}
          onNumber={(count = 1) => onChange({ heats: count })}
        />
      </td>
      <td>
        <NumberInput
          min={0}
          max={MAX_APART}
          disabled={heats === 1}
          aria-label={t('trials.apart.of', rowName)}
          value={apart}
          onNumber={(minutes = 0) => onChange({ apart: minutes })}
        />
      </td>
      <td className="r">
        <Button isSmall aria-label={t('trials.planned.drop.of', rowName)} onClick={onRemove}>
          {t('trials.planned.drop')}
        </Button>
      </td>
    </tr>
  );
}
