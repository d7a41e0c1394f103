import type { CSSProperties } from 'react';
import type { StatsAnswer } from 'shared-domain/contract';
import { tinyDay } from '../../components/page/dates.ts';
import { Seg } from '../../components/page/Seg.tsx';
import { useParam } from '../../components/page/use-param.ts';
import { useText } from '../../locales/use-text.ts';

type Hour = StatsAnswer['hours'][number];

/** All hours from the day's first to its last; those without a trial have zeros. */
function wholeDay(hours: readonly Hour[]): readonly Hour[] {
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: last.hour - first.hour + 1 }, (_, at) => {
    const hour = first.hour + at;
    return hours.find((one) => one.hour === hour) ?? { date: first.date, hour, trials: 0, done: 0 };
  });
}

/** Trials of a day by hour; hours with trials to come are hatched. */
export function HourChart({ stats }: { readonly stats: StatsAnswer }) {
  const { t, language } = useText();
  const [asked] = useParam('j');
  const days = [...new Set(stats.hours.map(({ date }) => date))];
  const [first] = days;
  if (first === undefined) return null;
  const day = days.includes(asked) ? asked : first;
  const hours = wholeDay(stats.hours.filter(({ date }) => date === day).toSorted((a, b) => a.hour - b.hour));
  const most = Math.max(...hours.map(({ trials }) => trials), 1);
  return (
    <section className="sec" aria-labelledby="hours">
      <header>
        <h2 id="hours">{t('stats.hours')}</h2>
        <span className="aside">{t('stats.hours.aside')}</span>
      </header>
      {days.length > 1 && (
        <Seg
          label={t('stats.day')}
          param="j"
          value={day}
          fallback={first}
          className="days"
          items={days.map((date) => ({ value: date, label: tinyDay(date, language) }))}
        />
      )}
      <ol className="colchart" aria-label={t('stats.hours.aside')}>
        {hours.map(({ hour, trials, done }) => (
          <li key={hour} className={done < trials ? 'todo' : undefined}>
            <span className="sr">{t('stats.hour', { hour, trials, done })}</span>
            <span aria-hidden="true">{trials > 0 && trials}</span>
            <i style={{ '--v': (trials / most).toFixed(3) } as CSSProperties} />
          </li>
        ))}
      </ol>
      <div className="colhours" aria-hidden="true">
        {hours.map(({ hour }) => (
          <span key={hour}>{t('stats.hour.short', { hour })}</span>
        ))}
      </div>
    </section>
  );
}
