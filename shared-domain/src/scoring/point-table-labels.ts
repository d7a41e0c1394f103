import type { Language } from '../text/language.ts';
import { POINTS_TABLES } from './points-table-number.ts';

/**
 * Column headings of the points tables, by their number in a competition's flag (P9.1, Q5). Only the first is given in P9.1 in both
 * languages; the other French ones are ours.
 */
export const POINT_TABLE_LABELS = {
  1: { fr: 'Pts Hongrois', en: 'WA Pts' },
  2: { fr: 'Pts Combinés', en: 'Combined Pts' },
  3: { fr: 'Pts Jeunes', en: 'Youth Pts' },
} as const satisfies Readonly<Record<number, Readonly<Record<Language, string>>>>;

/** A field of `pts` that holds points. */
export type PointsField = (typeof POINTS_TABLES)[keyof typeof POINTS_TABLES]['field'];

/** Column heading of a field of `pts`. @example formatPointsField('hun', 'fr') // 'Pts Hongrois' */
export function formatPointsField(field: PointsField, language: Language): string {
  const numbers = [1, 2, 3] as const;
  const number = numbers.find((each) => POINTS_TABLES[each].field === field) ?? 1;
  return POINT_TABLE_LABELS[number][language];
}
