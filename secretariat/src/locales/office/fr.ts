import { codesFr } from '../codes/fr.ts';
import { ffacodesFr } from '../ffacodes/fr.ts';
import { fieldsFr } from '../fields/fr.ts';
import { filesFr } from '../files/fr.ts';
import { journalFr } from '../journal/fr.ts';
import { organisationsFr } from '../organisations/fr.ts';
import { pricesFr } from '../prices/fr.ts';
import { recordsFr } from '../records/fr.ts';

/** Texts of the administrative screens: codes, prices, journal, files, organisations. */
export const officeFr = {
  ...codesFr,
  ...ffacodesFr,
  ...fieldsFr,
  ...filesFr,
  ...journalFr,
  ...organisationsFr,
  ...pricesFr,
  ...recordsFr,
} as const;
