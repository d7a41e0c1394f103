import { codesFr } from '../codes/fr.ts';
import { journalFr } from '../journal/fr.ts';
import { pricesFr } from '../prices/fr.ts';

/** Words of the office's screens: codes, prices, journal, files, organisations. */
export const officeFr = { ...codesFr, ...journalFr, ...pricesFr } as const;
