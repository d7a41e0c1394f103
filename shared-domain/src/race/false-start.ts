import type { RefusedFact } from './refused-fact.ts';

/** The rule a false start is disqualified under; the number comes from a press text, not confirmed. */
export const FALSE_START_RULE = 'TR16.8';

/** One start that was called back: the starter names who is responsible, or nobody. */
export interface FalseStart {
  /** Athletes of the race by their bib or oid; empty when the start was called back for another reason (a green card). */
  readonly athletes: readonly string[];
}

/** What the race is part of. */
export interface StartOptions {
  /** The race is part of a combined event. */
  readonly combined?: boolean;
}

/** Why a false start is not accepted. */
export const START_REFUSALS = ['already disqualified'] as const;

/** Starts of one race so far. */
export interface RaceStarts {
  /** False starts counted; recalls that were nobody's fault are not. */
  readonly falseStarts: number;
  /** The whole field stands under the warning: combined events after their first false start. */
  readonly fieldWarned: boolean;
  /** Who caused that warning: they stay in the race. */
  readonly warned: readonly string[];
  readonly disqualified: readonly string[];
  readonly refused: readonly RefusedFact<(typeof START_REFUSALS)[number]>[];
}

/**
 * What the false starts of one race lead to (TR 16.8). Outside combined events whoever makes a false start is disqualified
 * at once; in them the first warns the whole field and any later one, whoever's, disqualifies. The count belongs to the
 * race: each race of a combined event starts at none. A start by an athlete who is out already is refused.
 * @example raceStarts([{ athletes: ['7'] }, { athletes: ['4'] }], { combined: true }).disqualified // ['4']
 */
export function raceStarts(facts: readonly FalseStart[], { combined = false }: StartOptions = {}): RaceStarts {
  const warned: string[] = [];
  const disqualified: string[] = [];
  const refused: RaceStarts['refused'][number][] = [];
  let falseStarts = 0;
  facts.forEach(({ athletes }, index) => {
    const still = [...new Set(athletes)].filter((athlete) => !disqualified.includes(athlete));
    if (still.length < new Set(athletes).size) refused.push({ index, reason: 'already disqualified' });
    if (still.length === 0) return;
    falseStarts++;
    (combined && falseStarts === 1 ? warned : disqualified).push(...still);
  });
  return { falseStarts, fieldWarned: warned.length > 0, warned, disqualified, refused };
}
