import { codesEn } from '../codes/en.ts';
import { ffacodesEn } from '../ffacodes/en.ts';
import { fieldsEn } from '../fields/en.ts';
import { filesEn } from '../files/en.ts';
import { journalEn } from '../journal/en.ts';
import { organisationsEn } from '../organisations/en.ts';
import { pricesEn } from '../prices/en.ts';
import { recordsEn } from '../records/en.ts';
import type { officeFr } from './fr.ts';

export const officeEn = {
  ...codesEn,
  ...ffacodesEn,
  ...fieldsEn,
  ...filesEn,
  ...journalEn,
  ...organisationsEn,
  ...pricesEn,
  ...recordsEn,
} as const satisfies Record<keyof typeof officeFr, string>;
