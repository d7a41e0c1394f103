import { foldText } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { type Period, periodOf } from './period.ts';

interface Selection {
  readonly period: Period;
  readonly search: string;
}

/** The competitions of a period whose name, place or organisation holds the words; the nearest in time first. */
export function selectChallenges(
  challenges: readonly Challenge[],
  { period, search }: Selection,
  now: Date,
): readonly Challenge[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const holds = ({ name, place = '', org }: Challenge) => {
    const text = foldText(`${name} ${place} ${org.name}`);
    return words.every((word) => text.includes(word));
  };
  const towardsPast = period === 'past' ? -1 : 1;
  return challenges
    .filter((challenge) => periodOf(challenge, now) === period && holds(challenge))
    .toSorted((a, b) => towardsPast * a.date.localeCompare(b.date) || a.name.localeCompare(b.name));
}
