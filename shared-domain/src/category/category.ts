import type { Language } from '../text/language.ts';

/** 1 male, 2 female, 3 mixed, 0 not said (specification 3). */
export type Sex = 0 | 1 | 2 | 3;

/**
 * A category of the FFA (decision 31). `youngest` and `oldest` are the specification's p1 and p2: ages reached in the
 * calendar year the season ends in, `oldest` absent where it is open-ended.
 */
export interface Category {
  readonly id: number;
  /** French code, `SE`. */
  readonly code: string;
  /** International code, `U23`, or the French one where there is none. */
  readonly short: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly sex: Sex;
  /** 1 a main category, 0 a wildcard or a part of another. */
  readonly main: 0 | 1;
  readonly youngest: number;
  readonly oldest?: number;
}

const SEX_LETTERS: Readonly<Record<Language, Readonly<Partial<Record<Sex, 'F' | 'M' | 'X' | 'W'>>>>> = {
  fr: { 1: 'M', 2: 'F', 3: 'X' },
  en: { 1: 'M', 2: 'W', 3: 'X' },
};

export function letterOfSex(sex: Sex, language: Language): 'F' | 'M' | 'X' | 'W' | undefined {
  return SEX_LETTERS[language][sex];
}
