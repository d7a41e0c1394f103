import { useId } from 'react';
import { formatGroupName, formatRound, formatRoundName } from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { NumberInput } from '../../../components/form/NumberField.tsx';
import { formatClock, parseClock } from '../../../components/time/clock.ts';
import { useText } from '../../../locales/use-text.ts';
import { DAY_MINUTES, findLateHeat, type HeatStart, type PlannedRound } from './planned-round.ts';

interface Props {
  readonly planned: PlannedRound;
  /** Rounds of its event. */
  readonly rounds: number;
  readonly days: readonly string[];
  readonly start: HeatStart;
  readonly isPicked: boolean;
  /** `isRange`: from the last line that was picked to this one. */
  readonly onPick: (isIn: boolean, isRange: boolean) => void;
  readonly onChange: (changed: Partial<PlannedRound>) => void;
  readonly onDrop: () => void;
}

/** A round that is about to be made; a heat that would start after the competition's last day is an error at its time. */
export function PlannedRow({ planned, rounds, days, start, isPicked, onPick, onChange, onDrop }: Props) {
  const { t, language } = useText();
  const note = useId();
  const { round, heats, time, apart } = planned;
  const name = formatGroupName(planned, 'fr');
  const label = formatRoundName(round, language);
  const of = { name: `${name} – ${label}` };
  const late = findLateHeat(planned, days);
  return (
    <tr className={isPicked ? 'picked' : undefined}>
      <td className="pick">
        <input
          type="checkbox"
          aria-label={t('trials.planned.pick', of)}
          checked={isPicked}
          onChange={({ target, nativeEvent }) =>
            onPick(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </td>
      <td>
        <input
          className="in num"
          type="time"
          aria-label={t('trials.time.of', of)}
          aria-invalid={late !== undefined || undefined}
          aria-describedby={late === undefined ? undefined : note}
          value={formatClock(start.minutes % DAY_MINUTES)}
          onChange={({ target }) => {
            const minutes = parseClock(target.value);
            if (!Number.isNaN(minutes)) onChange({ day: start.day, time: minutes });
          }}
        />
        {late !== undefined && (
          <span id={note} className="table-refused">
            {t('trials.planned.late', {
              round: formatRound({ round, heat: late, heats, rounds }, language),
              time: formatClock((time + (late - 1) * apart) % DAY_MINUTES),
            })}
          </span>
        )}
      </td>
      <th scope="row">{name}</th>
      <td>{label}</td>
      <td>
        <NumberInput
          min={1}
          max={40}
          aria-label={t('trials.heats.of', of)}
          value={heats}
          onNumber={(count = 1) => onChange({ heats: count })}
        />
      </td>
      <td>
        <NumberInput
          min={0}
          max={240}
          disabled={heats === 1}
          aria-label={t('trials.apart.of', of)}
          value={apart}
          onNumber={(minutes = 0) => onChange({ apart: minutes })}
        />
      </td>
      <td className="r">
        <Button isSmall aria-label={t('trials.planned.drop.of', of)} onClick={onDrop}>
          {t('trials.planned.drop')}
        </Button>
      </td>
    </tr>
  );
}
