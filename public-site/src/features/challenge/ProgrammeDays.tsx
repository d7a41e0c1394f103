import type { Challenge } from 'shared-domain/contract';
import { formatLongDay } from '../../components/page/dates.ts';
import { Reveal } from '../../components/Reveal.tsx';
import { useText } from '../../locales/use-text.ts';
import { NowLine } from './NowLine.tsx';
import { ProgrammeRow } from './ProgrammeRow.tsx';
import { groupByDay, type ProgrammeHour, type ProgrammeItem } from './programme.ts';
import { useStableDays } from './use-stable-days.ts';

interface ProgrammeDaysProps {
  readonly challenge: Challenge;
  readonly items: readonly ProgrammeItem[];
  readonly isLive: boolean;
  readonly now: Date;
  readonly today: string;
}

/** The programme by day and hour, items in progress first; their order stays while the reader has scrolled down. */
export function ProgrammeDays({ challenge, items, isLive, now, today }: ProgrammeDaysProps) {
  const { t, language } = useText();
  const { days, pendingCount, release } = useStableDays(groupByDay(items, isLive), items);
  return (
    <>
      {days.map((each) => (
        <section key={each.day} aria-labelledby={`day-${each.day}`}>
          <h2 id={`day-${each.day}`} className={days.length > 1 ? 'day-title' : 'sr'}>
            {formatLongDay(each.day, language)}
          </h2>
          {each.running.length > 0 && (
            <div className="hour running">
              <h3>
                <span className="live">{t('state.running')}</span>
              </h3>
              <ProgrammeRows items={each.running} />
            </div>
          )}
          {each.hours.map((hour, index) => {
            const isNowHere = each.day === today && isNowBefore(now, hour, each.hours[index - 1]);
            return (
              <div key={hour.hour}>
                {isNowHere && <NowLine now={now} tz={challenge.tz} />}
                <Reveal as="div" className="hour">
                  <h3>
                    {hour.hour}
                    <span> h</span>
                  </h3>
                  <ProgrammeRows items={hour.items} />
                </Reveal>
              </div>
            );
          })}
        </section>
      ))}
      {pendingCount > 0 && (
        <button type="button" className="pill-new" onClick={release}>
          {t('programme.moved', { count: pendingCount })}
        </button>
      )}
    </>
  );
}

/** Lines of the programme. */
export function ProgrammeRows({ items }: { readonly items: readonly ProgrammeItem[] }) {
  return (
    <ol className="rows">
      {items.map((item) => (
        <ProgrammeRow key={item.key} item={item} />
      ))}
    </ol>
  );
}

/** Whether the line of the current time is before this hour: it is in the future and the previous one has begun. */
function isNowBefore(now: Date, hour: ProgrammeHour, previousHour: ProgrammeHour | undefined): boolean {
  const findFirstStart = (each: ProgrammeHour | undefined) =>
    Math.min(...(each?.items ?? []).map(({ startMs }) => startMs));
  return (
    previousHour !== undefined && findFirstStart(hour) > now.getTime() && findFirstStart(previousHour) <= now.getTime()
  );
}
