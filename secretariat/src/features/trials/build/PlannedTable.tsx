import { formatRound } from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { NumberInput } from '../../../components/form/NumberField.tsx';
import { formatClock, parseClock } from '../../../components/time/clock.ts';
import { useText } from '../../../locales/use-text.ts';
import { groupName, type Planned } from './planned.ts';
import '../../../components/table/table.css';

interface Props {
  readonly planned: readonly Planned[];
  readonly days: readonly string[];
  readonly onPlanned: (planned: readonly Planned[]) => void;
}

/** What is about to be made, day by day and in the order of the clock; times and heats may be changed, lines left out. */
export function PlannedTable({ planned, days, onPlanned }: Props) {
  const { t, language } = useText();
  const change = (id: string, changed: Partial<Planned>) =>
    onPlanned(planned.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div className="sheet">
      <table className="tbl dense planned">
        <caption className="sr">{t('trials.planned')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('trials.time')}</th>
            <th scope="col">{t('trials.event')}</th>
            <th scope="col">{t('trials.round')}</th>
            <th scope="col">{t('trials.heats')}</th>
            <th scope="col">{t('trials.apart')}</th>
            <th scope="col">
              <span className="sr">{t('challenge.acts')}</span>
            </th>
          </tr>
        </thead>
        {days.map((day) => {
          const ofDay = planned.filter((one) => one.day === day).toSorted((a, b) => a.time - b.time);
          if (ofDay.length === 0) return null;
          return (
            <tbody key={day}>
              <tr className="grp">
                <th colSpan={6} scope="rowgroup">
                  {format.format(new Date(day))} ·{' '}
                  {t('trials.planned.day', { count: ofDay.reduce((sum, { heats }) => sum + heats, 0) })}
                </th>
              </tr>
              {ofDay.map((one) => {
                const name = groupName(one);
                const of = { name: `${name} – ${formatRound({ round: one.round, heat: 1, heats: 1 }, language)}` };
                return (
                  <tr key={one.id}>
                    <td>
                      <input
                        className="in num"
                        type="time"
                        aria-label={t('trials.time.of', of)}
                        value={formatClock(one.time)}
                        onChange={({ target }) => {
                          const time = parseClock(target.value);
                          if (!Number.isNaN(time)) change(one.id, { time });
                        }}
                      />
                    </td>
                    <th scope="row">{name}</th>
                    <td>{formatRound({ round: one.round, heat: 1, heats: 1 }, language)}</td>
                    <td>
                      <NumberInput
                        min={1}
                        max={40}
                        aria-label={t('trials.heats.of', of)}
                        value={one.heats}
                        onNumber={(heats = 1) => change(one.id, { heats })}
                      />
                    </td>
                    <td>
                      <NumberInput
                        min={0}
                        max={240}
                        disabled={one.heats === 1}
                        aria-label={t('trials.apart.of', of)}
                        value={one.apart}
                        onNumber={(apart = 0) => change(one.id, { apart })}
                      />
                    </td>
                    <td className="r">
                      <Button
                        isSmall
                        aria-label={t('trials.planned.drop.of', of)}
                        onClick={() => onPlanned(planned.filter(({ id }) => id !== one.id))}
                      >
                        {t('trials.planned.drop')}
                      </Button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
