import type { Language } from '../text/language.ts';

/** 1 male, 2 female, 3 mixed, 0 not known (P3.6). */
export type Sex = 0 | 1 | 2 | 3;

/** How a category's ages are counted (P3.6): by the season, by the day, or as the caller chooses. */
export const CATEGORY_KINDS = { season: 2, rolling: 3, either: 4 } as const;

/** 2 by the season, 3 by the day, 4 either. */
export type CategoryKind = (typeof CATEGORY_KINDS)[keyof typeof CATEGORY_KINDS];

/**
 * A category (P3.6, Q31). `id` is its CUID; `youngest` and `oldest` are its p1 and p2 in whole years, `oldest` absent where it is
 * open-ended. The rules of its table (CategoryRules) say on which day an age counts.
 */
export interface Category {
  readonly id: number;
  /** Codes of the federations that use the row, `FFA`. */
  readonly federations: readonly string[];
  /** French code, `SE`. */
  readonly code: string;
  /** International code, `U23`, or the French one where there is none. */
  readonly short: string;
  /** All codes by which the category is recognised; the first of each list is the one shown. */
  readonly codes: Readonly<Record<Language, readonly string[]>>;
  readonly name: Readonly<Record<Language, string>>;
  readonly sex: Sex;
  /** 1 for a main category, 0 for a wildcard or a part of another category. */
  readonly main: 0 | 1;
  readonly kind: CategoryKind;
  readonly youngest: number;
  readonly oldest?: number;
  /** Bits; those of CATEGORY_SUBSETS say to which subset the category belongs. */
  readonly flags: number;
  /** Athletes of every category may enter its events. */
  readonly wildcard?: true;
}

const SEX_LETTERS: Readonly<Record<Language, Readonly<Partial<Record<Sex, 'F' | 'M' | 'X' | 'W'>>>>> = {
  fr: { 1: 'M', 2: 'F', 3: 'X' },
  en: { 1: 'M', 2: 'W', 3: 'X' },
};

/** Letter of a sex; undefined where it is not known. @example formatSex(2, 'en') // 'W' */
export function formatSex(sex: Sex, language: Language): 'F' | 'M' | 'X' | 'W' | undefined {
  return SEX_LETTERS[language][sex];
}
