import type { Language } from '../text/language.ts';

/** 1 male, 2 female, 3 mixed, 0 not said (P3.6). */
export type Sex = 0 | 1 | 2 | 3;

/**
 * What a category's ages are counted by (P3.6): the season, the day, or either of them as the caller asks.
 */
export const CATEGORY_KINDS = { season: 2, rolling: 3, either: 4 } as const;

/** 2 by the season, 3 by the day, 4 either. */
export type CategoryKind = (typeof CATEGORY_KINDS)[keyof typeof CATEGORY_KINDS];

/**
 * A category (P3.6, Q31). `id` is its CUID; `youngest` and `oldest` are its p1 and p2
 * in whole years, `oldest` absent where it is open-ended. The rules of its table say when an age is looked at.
 */
export interface Category {
  readonly id: number;
  /** Codes of the federations that use the row, `FFA`. */
  readonly federations: readonly string[];
  /** French code, `SE`. */
  readonly code: string;
  /** International code, `U23`, or the French one where there is none. */
  readonly short: string;
  /** Every code the row is read by; the first of a list is the one shown. */
  readonly codes: Readonly<Record<Language, readonly string[]>>;
  readonly name: Readonly<Record<Language, string>>;
  readonly sex: Sex;
  /** 1 a main category, 0 a wildcard or a part of another. */
  readonly main: 0 | 1;
  readonly kind: CategoryKind;
  readonly youngest: number;
  readonly oldest?: number;
  /** A bit set; the bits from 3 on say which subsets the row belongs to, see CATEGORY_SUBSETS. */
  readonly flags: number;
  /** Every category may enter. */
  readonly wildcard?: true;
}

const SEX_LETTERS: Readonly<Record<Language, Readonly<Partial<Record<Sex, 'F' | 'M' | 'X' | 'W'>>>>> = {
  fr: { 1: 'M', 2: 'F', 3: 'X' },
  en: { 1: 'M', 2: 'W', 3: 'X' },
};

/** Letter of a sex; undefined where it is not said. @example formatSex(2, 'en') // 'W' */
export function formatSex(sex: Sex, language: Language): 'F' | 'M' | 'X' | 'W' | undefined {
  return SEX_LETTERS[language][sex];
}
