import { listChallengeDays, makeDateFormat } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { Language } from 'shared-domain/platform';

/** The days of a competition, in words: «13 juin 2026», «13–14 juin 2026». */
export function formatChallengeDays(challenge: Pick<Challenge, 'date' | 'duration'>, language: Language): string {
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const days = listChallengeDays(challenge);
  const format = makeDateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const range = format.formatRange(noon(challenge.date), noon(days.at(-1) ?? challenge.date));
  // Between two days of one month no space, in English as in French.
  return range.replace(/^(\d+)\s–\s(?=\d+\s\p{L}+\s\d+$)/u, '$1–');
}
