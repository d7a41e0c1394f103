import type { CSSProperties } from 'react';
import type { StatsAnswer } from 'shared-domain/contract';
import { formatTinyDay } from '../../components/page/dates.ts';
import { SegmentedLinks } from '../../components/page/SegmentedLinks.tsx';
import { useParam } from '../../components/page/use-param.ts';
import { useStatsText } from './use-stats-text.ts';

type Hour = StatsAnswer['hours'][number];

/** All hours from the day's first to its last; those without a trial have zeros. */
function fillHours(hours: readonly Hour[]): readonly Hour[] {
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: last.hour - first.hour + 1 }, (_, index) => {
    const hour = first.hour + index;
    return hours.find((entry) => entry.hour === hour) ?? { date: first.date, hour, trials: 0, done: 0 };
  });
}

interface HourChartProps {
  readonly stats: StatsAnswer;
  /** The day in the stadium, which is shown first where the competition is on. */
  readonly today: string | undefined;
}

/** Trials of a day by hour; hours with trials to come are hatched. */
export function HourChart({ stats, today }: HourChartProps) {
  const { t, language } = useStatsText();
  const [dayParam] = useParam('j');
  const days = [...new Set(stats.hours.map(({ date }) => date))];
  const first = today !== undefined && days.includes(today) ? today : days[0];
  if (first === undefined) return null;
  const day = days.includes(dayParam) ? dayParam : first;
  const hours = fillHours(stats.hours.filter(({ date }) => date === day).toSorted((a, b) => a.hour - b.hour));
  const maxTrials = Math.max(...hours.map(({ trials }) => trials), 1);
  return (
    <section className="sec" aria-labelledby="hours">
      <header>
        <h2 id="hours">{t('stats.hours')}</h2>
        <span className="aside">{t('stats.hours.aside')}</span>
      </header>
      {days.length > 1 && (
        <SegmentedLinks
          label={t('stats.day')}
          param="j"
          value={day}
          fallback={first}
          className="days"
          items={days.map((date) => ({ value: date, label: formatTinyDay(date, language) }))}
        />
      )}
      <ol className="colchart" aria-label={t('stats.hours.aside')}>
        {hours.map(({ hour, trials, done }) => (
          <li key={hour} className={done < trials ? 'todo' : undefined}>
            <span className="sr">{t('stats.hour', { hour, trials, done })}</span>
            <span aria-hidden="true">{trials > 0 && trials}</span>
            <i style={{ '--v': (trials / maxTrials).toFixed(3) } as CSSProperties} />
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
