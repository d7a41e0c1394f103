import type { ChallengeLine } from 'shared-domain/contract';
import { ChallengeRow } from '../../components/ChallengeRow.tsx';
import { findToday, formatFullDay, shiftDay } from '../../components/page/dates.ts';
import { Reveal } from '../../components/Reveal.tsx';
import { useText } from '../../locales/use-text.ts';

interface Dated {
  readonly date: string;
}

interface Week<Item> {
  /** Its Monday, ISO. */
  readonly monday: string;
  /** Weeks from the current one: −1 last week, 0 this week, 1 next week. */
  readonly weeksAway: number;
  readonly items: readonly Item[];
}

const DAY_MS = 86_400_000;

/** The Monday of a day's week. @example findMonday('2026-06-13') // '2026-06-08' */
export function findMonday(day: string): string {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return shiftDay(day, -weekday);
}

/** Competitions by the week they begin in, weeks in the order of the list. */
export function groupByWeek<Item extends Dated>(items: readonly Item[], today: string): Week<Item>[] {
  const thisMonday = Date.parse(findMonday(today));
  const weeks = new Map<string, Item[]>();
  for (const item of items) {
    const monday = findMonday(item.date.slice(0, 10));
    weeks.set(monday, [...(weeks.get(monday) ?? []), item]);
  }
  return [...weeks].map(([monday, weekItems]) => ({
    monday,
    weeksAway: Math.round((Date.parse(monday) - thisMonday) / (7 * DAY_MS)),
    items: weekItems,
  }));
}

interface MeetingsProps {
  readonly title: string;
  readonly challenges: readonly ChallengeLine[];
}

const NEAR_WEEKS = ['week.last', 'week.this', 'week.next'] as const;

/** Competitions by the week they begin in; nothing where there are none. */
export function Meetings({ title, challenges }: MeetingsProps) {
  const { t, language } = useText();
  if (challenges.length === 0) return null;
  return (
    <Reveal className="sec" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      {groupByWeek(challenges, findToday()).map(({ monday, weeksAway, items }) => {
        const nearKey = NEAR_WEEKS[weeksAway + 1];
        return (
          <section key={monday}>
            <h3 className="week">
              {nearKey === undefined ? t('week.of', { day: formatFullDay(monday, language) }) : t(nearKey)}
            </h3>
            <ul className="rows">
              {items.map((challenge) => (
                <ChallengeRow key={challenge.oid} challenge={challenge} />
              ))}
            </ul>
          </section>
        );
      })}
    </Reveal>
  );
}
