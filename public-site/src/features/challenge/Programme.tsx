import { challengeDays, dayOf } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { longDay } from '../../components/page/dates.ts';
import { useParam } from '../../components/page/use-param.ts';
import { useText } from '../../locales/use-text.ts';
import { Filters } from './Filters.tsx';
import { NowLine } from './NowLine.tsx';
import { ProgrammeRow } from './ProgrammeRow.tsx';
import { filterProgramme, inProgress, type ProgrammeHour, type ProgrammeItem, programmeDays } from './programme.ts';
import { useNow } from './use-now.ts';

interface ProgrammeProps {
  readonly challenge: Challenge;
  readonly items: readonly ProgrammeItem[];
  readonly live: boolean;
}

/** The programme of the chosen day, or of every day that holds the text looked for. */
export function Programme({ challenge, items, live }: ProgrammeProps) {
  const { t, language } = useText();
  const now = useNow();
  const today = dayOf(now, challenge.tz);
  const days = daysOf(challenge, items);
  const firstDay = days.includes(today) ? today : (days[0] ?? '');
  const [j] = useParam('j');
  const [sex] = useParam('sx');
  const [category] = useParam('cat');
  const [sort] = useParam('fam');
  const [text] = useParam('q');
  const day = days.includes(j) ? j : firstDay;
  const found = filterProgramme(live ? broughtTo(today, items) : items, { day, sex, category, sort, text });
  const shown = programmeDays(found, live);
  return (
    <div>
      <Filters items={items} days={days} day={day} firstDay={firstDay} />
      <p className="sr" role="status">
        {t('programme.count', { count: found.length })}
      </p>
      {shown.length === 0 && <p className="muted none">{t('programme.none')}</p>}
      {shown.map((each) => (
        <section key={each.day} aria-labelledby={`day-${each.day}`}>
          <h2 id={`day-${each.day}`} className={shown.length > 1 ? 'day-title' : 'sr'}>
            {longDay(each.day, language)}
          </h2>
          {each.running.length > 0 && (
            <div className="hour">
              <h3>
                <span className="live">{t('state.running')}</span>
              </h3>
              <Rows items={each.running} />
            </div>
          )}
          {each.hours.map((hour, index) => {
            const mark = each.day === today && isNowBefore(now, hour, each.hours[index - 1]);
            return (
              <div key={hour.hour}>
                {mark && <NowLine now={now} tz={challenge.tz} />}
                <div className="hour">
                  <h3>
                    {hour.hour}
                    <span> h</span>
                  </h3>
                  <Rows items={hour.items} />
                </div>
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}

function Rows({ items }: { readonly items: readonly ProgrammeItem[] }) {
  return (
    <ol className="rows">
      {items.map((item) => (
        <ProgrammeRow key={item.key} item={item} />
      ))}
    </ol>
  );
}

/** What is in progress is of today, whatever day it began: a combined event goes on overnight. */
const broughtTo = (today: string, items: readonly ProgrammeItem[]): ProgrammeItem[] =>
  items.map((item) => (inProgress(item) ? { ...item, day: today } : item));

/** The competition's own days, with those of trials that fall outside them. */
function daysOf(challenge: Challenge, items: readonly ProgrammeItem[]): string[] {
  const used = new Set(items.map(({ day }) => day));
  const own = challengeDays(challenge).filter((day) => used.has(day));
  return [...new Set([...own, ...used])].sort();
}

/** The line stands before the first hour to come, once at least one has begun. */
function isNowBefore(now: Date, hour: ProgrammeHour, before: ProgrammeHour | undefined): boolean {
  const starts = (each: ProgrammeHour | undefined) => Math.min(...(each?.items ?? []).map(({ instant }) => instant));
  return before !== undefined && starts(hour) > now.getTime() && starts(before) <= now.getTime();
}
