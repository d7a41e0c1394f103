import { codesEn } from '../codes/en.ts';
import { journalEn } from '../journal/en.ts';
import { pricesEn } from '../prices/en.ts';
import type { officeFr } from './fr.ts';

export const officeEn = { ...codesEn, ...journalEn, ...pricesEn } as const satisfies Record<
  keyof typeof officeFr,
  string
>;
