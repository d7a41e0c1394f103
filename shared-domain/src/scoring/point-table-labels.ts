import type { Language } from '../text/language.ts';

/** The point tables a competition can ask for, by their number in its flag (specification 9, decision 5). */
export const POINT_TABLES = { 1: 'hungarian', 2: 'combined', 3: 'youth' } as const;
export type PointTableNumber = keyof typeof POINT_TABLES;
export type PointTableKind = (typeof POINT_TABLES)[PointTableNumber];

/** The specification's labels; it has the first in both languages, the French of the others is ours. */
export const POINT_TABLE_LABELS: Readonly<Record<PointTableKind, Readonly<Record<Language, string>>>> = {
  hungarian: { fr: 'Pts Hongrois', en: 'WA Pts' },
  combined: { fr: 'Pts Combinés', en: 'Combined Pts' },
  youth: { fr: 'Pts Jeunes', en: 'Youth Pts' },
};

/** @example isPointTableNumber(3) // true */
export function isPointTableNumber(number: number): number is PointTableNumber {
  return Object.hasOwn(POINT_TABLES, number);
}

/** Heading of a column of points by the number of their table; undefined for another number. @example pointTableLabel(1, 'en') // 'WA Pts' */
export function pointTableLabel(number: number, language: Language): string | undefined {
  return isPointTableNumber(number) ? POINT_TABLE_LABELS[POINT_TABLES[number]][language] : undefined;
}
