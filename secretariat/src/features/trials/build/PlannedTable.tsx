import { useText } from '../../../locales/use-text.ts';
import { PlannedRow } from './PlannedRow.tsx';
import { countEventRounds, findHeatStart, type PlannedRound } from './planned-round.ts';
import '../../../components/table/table.css';

interface Props {
  readonly planned: readonly PlannedRound[];
  readonly days: readonly string[];
  readonly onPlanned: (planned: readonly PlannedRound[]) => void;
}

/** What is about to be made, day by day and in the order of the clock; times and heats may be changed, lines left out. */
export function PlannedTable({ planned, days, onPlanned }: Props) {
  const { t, language } = useText();
  const change = (id: string, changed: Partial<PlannedRound>) =>
    onPlanned(planned.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  // A round that begins after the last day is shown on the day that it was planned for, with its error.
  const rows = planned.map((one) => ({ one, ...(findHeatStart(one, 1, days) ?? { day: one.day, minutes: one.time }) }));
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
        {[...new Set([...days, ...rows.map(({ day }) => day)])].toSorted().map((day) => {
          const ofDay = rows.filter((row) => row.day === day).toSorted((a, b) => a.minutes - b.minutes);
          if (ofDay.length === 0) return null;
          return (
            <tbody key={day}>
              <tr className="grp">
                <th colSpan={6} scope="rowgroup">
                  {format.format(new Date(day))} ·{' '}
                  {t('trials.planned.day', { count: ofDay.reduce((sum, { one }) => sum + one.heats, 0) })}
                </th>
              </tr>
              {ofDay.map(({ one, minutes }) => (
                <PlannedRow
                  key={one.id}
                  planned={one}
                  rounds={countEventRounds(one, planned)}
                  days={days}
                  start={{ day, minutes }}
                  onChange={(changed) => change(one.id, changed)}
                  onDrop={() => onPlanned(planned.filter(({ id }) => id !== one.id))}
                />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
