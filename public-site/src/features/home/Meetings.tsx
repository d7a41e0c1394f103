import type { ChallengeLine } from 'shared-domain/contract';
import { ChallengeRow } from '../../components/ChallengeRow.tsx';
import { fullDay, shiftDay, today } from '../../components/page/dates.ts';
import { Reveal } from '../../components/Reveal.tsx';
import { useText } from '../../locales/use-text.ts';

interface Dated {
  readonly date: string;
}

interface Week<Item> {
  /** Its Monday, ISO. */
  readonly monday: string;
  /** Weeks from the current one: −1 last week, 0 this week, 1 next week. */
  readonly away: number;
  readonly items: readonly Item[];
}

const DAY = 86_400_000;

/** The Monday of a day's week. @example findMonday('2026-06-13') // '2026-06-08' */
export function findMonday(day: string): string {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return shiftDay(day, -weekday);
}

/** Competitions by the week they begin in, weeks in the order of the list. */
export function byWeek<Item extends Dated>(items: readonly Item[], today: string): Week<Item>[] {
  const present = Date.parse(findMonday(today));
  const weeks = new Map<string, Item[]>();
  for (const item of items) {
    const monday = findMonday(item.date.slice(0, 10));
    weeks.set(monday, [...(weeks.get(monday) ?? []), item]);
  }
  return [...weeks].map(([monday, own]) => ({
    monday,
    away: Math.round((Date.parse(monday) - present) / (7 * DAY)),
    items: own,
  }));
}

interface MeetingsProps {
  readonly title: string;
  readonly challenges: readonly ChallengeLine[];
}

const NEAR = ['week.last', 'week.this', 'week.next'] as const;

/** Competitions by the week they begin in; nothing where there are none. */
export function Meetings({ title, challenges }: MeetingsProps) {
  const { t, language } = useText();
  if (challenges.length === 0) return null;
  return (
    <Reveal className="sec" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      {byWeek(challenges, today()).map(({ monday, away, items }) => {
        const near = NEAR[away + 1];
        return (
          <section key={monday}>
            <h3 className="week">{near === undefined ? t('week.of', { day: fullDay(monday, language) }) : t(near)}</h3>
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
