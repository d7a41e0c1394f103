import type { Language } from '../text/language.ts';

/**
 * Colour of each family of levels. P9.2 names the five colours, but not which family has which; this assignment is the project's own.
 */
export const LEVEL_COLOURS = { I: 'red', N: 'blue', IR: 'green', R: 'deep-purple', D: 'orange' } as const;

/** Letters that a level begins with. */
export type LevelFamily = keyof typeof LEVEL_COLOURS;

/** Colour of a family, a name of the screens’ palette. */
export type LevelColour = (typeof LEVEL_COLOURS)[LevelFamily];

/** The levels of `pts.lvl`, by their number: lvl 0 is IA, lvl 10 is R1 (P9.2). */
export const LEVELS = ['IA', 'IB', 'N1', 'N2', 'N3', 'N4', 'IR1', 'IR2', 'IR3', 'IR4', 'R1'] as const;

/** A level by its code. */
export type Level = (typeof LEVELS)[number];

/** The level in a row's `pts`: `lvl` its number, or below R1 `grade` its code. */
interface LevelPoints {
  readonly lvl?: number | undefined;
  readonly grade?: string | undefined;
}

const FAMILY_NAMES: Readonly<Record<LevelFamily, Readonly<Record<Language, string>>>> = {
  I: { fr: 'International', en: 'International' },
  N: { fr: 'National', en: 'National' },
  IR: { fr: 'Interrégional', en: 'Interregional' },
  R: { fr: 'Régional', en: 'Regional' },
  D: { fr: 'Départemental', en: 'Departmental' },
};

const CODE_PATTERN = /^(I|N|IR|R|D)([AB]|\d{1,2})$/;

/**
 * Number of a level’s code, 0 to 10 (P9.2); undefined below R1 and for any other text.
 * @example findLevelNumber('N1') // 2
 */
export function findLevelNumber(code: string): number | undefined {
  const lvl = LEVELS.indexOf(code as Level);
  return lvl < 0 ? undefined : lvl;
}

/** Code of `pts.lvl`; undefined outside 0 to 10. @example formatLevel(10) // 'R1' */
export function formatLevel(lvl: number): Level | undefined {
  return LEVELS[lvl];
}

/**
 * Code of the level in `pts`: that of `lvl`, else `grade`, which is below R1; undefined without either.
 * @example findLevelCode({ grade: 'D2' }) // 'D2'
 */
export function findLevelCode({ lvl, grade }: LevelPoints): string | undefined {
  return lvl === undefined ? grade : formatLevel(lvl);
}

/** Family of a level's code, also below R1; undefined for another text. @example findLevelFamily('IR2') // 'IR' */
export function findLevelFamily(code: string): LevelFamily | undefined {
  return CODE_PATTERN.exec(code)?.[1] as LevelFamily | undefined;
}

/**
 * Colour of a level's code, also below R1; undefined for another text.
 * @example findLevelColour('R1') // 'deep-purple'
 */
export function findLevelColour(code: string): LevelColour | undefined {
  const family = findLevelFamily(code);
  return family && LEVEL_COLOURS[family];
}

/**
 * Name of a level's code in words, for screen readers and titles; undefined for another text.
 * @example formatLevelName('IR1', 'fr') // 'Interrégional 1'
 */
export function formatLevelName(code: string, language: Language): string | undefined {
  const [, family, number] = CODE_PATTERN.exec(code) ?? [];
  return family && `${FAMILY_NAMES[family as LevelFamily][language]} ${number}`;
}
