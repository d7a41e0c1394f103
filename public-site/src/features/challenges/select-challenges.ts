import { federationOf, foldText, isLiveChallenge, zonedStart } from 'shared-domain';
import type { ChallengeLine } from 'shared-domain/contract';
import { monthOf } from '../../components/page/dates.ts';
import type { Language } from '../../locales/use-text.ts';

export const WHEN = ['avenir', 'direct', 'passees'] as const;
export type When = (typeof WHEN)[number];

/** Fewest letters a search needs (specification 2). */
export const LEAST_LETTERS = 3;

export interface ChallengeFilters {
  readonly when: When;
  readonly kind: string;
  readonly federation: string;
  readonly text: string;
}

export function whenOf(challenge: ChallengeLine, now: Date): When {
  if (isLiveChallenge(challenge, now)) return 'direct';
  return zonedStart(challenge) > now ? 'avenir' : 'passees';
}

/** The competitions asked for: to come soonest first, past latest first. */
export function selectChallenges(
  challenges: readonly ChallengeLine[],
  { when, kind, federation, text }: ChallengeFilters,
  now: Date,
): ChallengeLine[] {
  const wanted = foldText(text.trim());
  const found = challenges.filter(
    (challenge) =>
      whenOf(challenge, now) === when &&
      (kind === '' || challenge.kind === kind) &&
      (federation === '' || federationOf(challenge.rtype) === federation) &&
      (wanted.length < LEAST_LETTERS || foldText(`${challenge.name} ${challenge.place ?? ''}`).includes(wanted)),
  );
  const sign = when === 'passees' ? -1 : 1;
  return found.sort((a, b) => sign * a.date.localeCompare(b.date));
}

/** Months in the order of the list. */
export function byMonth(challenges: readonly ChallengeLine[], language: Language): [string, ChallengeLine[]][] {
  const months = new Map<string, ChallengeLine[]>();
  for (const challenge of challenges) {
    const month = monthOf(challenge.date, language);
    months.set(month, [...(months.get(month) ?? []), challenge]);
  }
  return [...months];
}
