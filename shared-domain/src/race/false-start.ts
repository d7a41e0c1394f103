import type { RefusedFact } from './refused-fact.ts';

/** Rule of a disqualification for a false start; the number is from a press text and not confirmed. */
export const FALSE_START_RULE = 'TR16.8';

/** A start that was recalled. */
export interface FalseStart {
  /** Responsible athletes by bib or oid; empty where the start was recalled for another reason (a green card). */
  readonly athletes: readonly string[];
}

/** Options of a race. */
export interface StartOptions {
  /** The race is part of a combined event. */
  readonly combined?: boolean;
}

/** Why a false start is not accepted. */
export const START_REFUSALS = ['already disqualified'] as const;

/** Outcome of the starts of one race. */
export interface RaceStarts {
  /** Number of false starts; recalls that were nobody's fault do not count. */
  readonly falseStarts: number;
  /** Whether the whole field has been warned: in combined events after the first false start. */
  readonly fieldWarned: boolean;
  /** Athletes who caused the warning and stay in the race. */
  readonly warned: readonly string[];
  readonly disqualified: readonly string[];
  readonly refused: readonly RefusedFact<(typeof START_REFUSALS)[number]>[];
}

/**
 * Warnings and disqualifications for the false starts of one race (TR 16.8). A false start disqualifies at once; in combined
 * events the first one of the race warns the whole field, and any later one disqualifies. A false start of an athlete who is
 * already disqualified is refused.
 * @example judgeFalseStarts([{ athletes: ['7'] }, { athletes: ['4'] }], { combined: true }).disqualified // ['4']
 */
export function judgeFalseStarts(facts: readonly FalseStart[], { combined = false }: StartOptions = {}): RaceStarts {
  const warned: string[] = [];
  const disqualified: string[] = [];
  const refused: RaceStarts['refused'][number][] = [];
  let falseStarts = 0;
  facts.forEach(({ athletes }, index) => {
    const stillInRace = [...new Set(athletes)].filter((athlete) => !disqualified.includes(athlete));
    if (stillInRace.length < new Set(athletes).size) refused.push({ index, reason: 'already disqualified' });
    if (stillInRace.length === 0) return;
    falseStarts++;
    (combined && falseStarts === 1 ? warned : disqualified).push(...stillInRace);
  });
  return { falseStarts, fieldWarned: warned.length > 0, warned, disqualified, refused };
}
