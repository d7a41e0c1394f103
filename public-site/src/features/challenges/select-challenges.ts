import { addDays, findChallengeStart, isLiveChallenge } from 'shared-domain';
import type { ShortChallengeLine } from 'shared-domain/contract';
import type { CalendarQuery } from '../../api/challenges-endpoints.ts';
import { formatMonth } from '../../components/page/dates.ts';
import type { Language } from '../../locales/use-text.ts';

export const PERIODS = ['avenir', 'direct', 'passees'] as const;
export type Period = (typeof PERIODS)[number];

/** Fewest letters a search needs (P2.6). */
export const MIN_LETTERS = 3;

/** Most days that a competition lasts, and one for the time zones. */
const MAX_DAYS = 32;

function findPeriod(challenge: ShortChallengeLine, now: Date): Period {
  if (isLiveChallenge(challenge, now)) return 'direct';
  return findChallengeStart(challenge) > now ? 'avenir' : 'passees';
}

/** The range of first days that may match in any time zone, and the order: upcoming soonest first, past latest first. */
export function findDayRange(period: Period, now: Date): Pick<CalendarQuery, 'from' | 'to' | 'order'> {
  const today = now.toISOString().slice(0, 10);
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  if (period === 'avenir') return { from: yesterday, order: 'asc' };
  if (period === 'direct') return { from: addDays(today, -MAX_DAYS), to: tomorrow };
  return { to: tomorrow };
}

/** Removes competitions that are not of this period in their own time zone. */
export const selectChallenges = (
  challenges: readonly ShortChallengeLine[],
  period: Period,
  now: Date,
): ShortChallengeLine[] => challenges.filter((challenge) => findPeriod(challenge, now) === period);

/** Competitions by month, in the order of the list. */
export function groupByMonth(
  challenges: readonly ShortChallengeLine[],
  language: Language,
): [string, ShortChallengeLine[]][] {
  const months = new Map<string, ShortChallengeLine[]>();
  for (const challenge of challenges) {
    const month = formatMonth(challenge.date, language);
    months.set(month, [...(months.get(month) ?? []), challenge]);
  }
  return [...months];
}
