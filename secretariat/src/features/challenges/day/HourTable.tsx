import { findLocalDay, formatLocalTime, makeDateFormat, TRIAL_STATUS } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { useText } from '../../../locales/use-text.ts';
import '../../../components/table/table.css';

/** The progress of the programme, one line for each hour. */
export function HourTable({ programme, tz }: { readonly programme: readonly ProgrammeTrial[]; readonly tz: string }) {
  const { t, language } = useText();
  const hours = countByHour(programme, tz);
  const format = makeDateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const days = [...new Set(hours.map(({ day }) => day))];
  return (
    <div className="sheet">
      <table className="tbl dense">
        <caption className="sr">{t('day.progress')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day.hour')}</th>
            <th scope="col" className="r">
              {t('challenge.trials')}
            </th>
            <th scope="col" className="r">
              {t('day.withResults')}
            </th>
            <th scope="col" className="r">
              {t('day.official')}
            </th>
            <th scope="col" className="ph0">
              <span className="sr">{t('day.share')}</span>
            </th>
          </tr>
        </thead>
        {days.map((day) => (
          <tbody key={day}>
            {days.length > 1 && (
              <tr className="grp">
                <th colSpan={5} scope="rowgroup">
                  {format.format(new Date(day))}
                </th>
              </tr>
            )}
            {hours
              .filter((one) => one.day === day)
              .map(({ hour, trials, results, official }) => (
                <tr key={hour}>
                  <th scope="row" className="num">
                    {t('day.at', { hour })}
                  </th>
                  <td className="r">{trials}</td>
                  <td className="r">{results}</td>
                  <td className="r">{official}</td>
                  <td className="ph0">
                    <span className="day-bar" aria-hidden="true">
                      <i className="some" style={{ ['--v' as string]: results / trials }} />
                      <i style={{ ['--v' as string]: official / trials }} />
                    </span>
                  </td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The number of trials in one hour of one day, of those with results, and of official ones. */
interface Hour {
  readonly day: string;
  /** `14`: from 14:00 to 14:59 in the time zone of the competition. */
  readonly hour: string;
  readonly trials: number;
  readonly results: number;
  readonly official: number;
}

/** Counts the trials of each hour of the programme; cancelled ones are left out. */
export function countByHour(programme: readonly ProgrammeTrial[], tz: string): readonly Hour[] {
  const hours = Map.groupBy(
    programme.filter(({ status }) => status !== TRIAL_STATUS.cancelled),
    ({ date }) => `${findLocalDay(date, tz)} ${formatLocalTime(date, tz).slice(0, 2)}`,
  );
  return [...hours]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, trials]) => ({
      day: key.slice(0, 10),
      hour: key.slice(11),
      trials: trials.length,
      results: trials.filter(({ results }) => results > 0).length,
      official: trials.filter(({ status }) => status === TRIAL_STATUS.official).length,
    }));
}
