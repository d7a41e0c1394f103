import type { StatsAnswer } from 'shared-domain/contract';
import type { Language } from '../../locales/use-text.ts';
import { useStatsText } from './use-stats-text.ts';

/** «10 %», in English “10%”. */
export const formatShare = (part: number, whole: number, language: Language): string | undefined =>
  whole === 0 || part === 0
    ? undefined
    : (Math.round((100 * part) / whole) / 100).toLocaleString(language, { style: 'percent' });

/** The six main figures of a competition. */
export function StatsTiles({ stats }: { readonly stats: StatsAnswer }) {
  const { t, language } = useStatsText();
  const tiles: readonly [string, number, string | undefined][] = [
    [t('stats.athletes'), stats.athletes, stats.clubs > 0 ? t('stats.clubs.count', { count: stats.clubs }) : undefined],
    [t('stats.events'), stats.groups, t('stats.done', { count: stats.groupsDone })],
    [t('stats.marks'), stats.marks, undefined],
    [t('stats.pb'), stats.pb, formatShare(stats.pb, stats.marks, language)],
    [t('stats.qualified'), stats.qualified, undefined],
    [t('stats.dns'), stats.status.dns, formatShare(stats.status.dns, stats.results, language)],
  ];
  return (
    <dl className="tiles">
      {tiles.map(([name, count, detail]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">
            {count.toLocaleString(language)}
            {detail !== undefined && <small>{detail}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
