import { codesFr } from '../codes/fr.ts';
import { pricesFr } from '../prices/fr.ts';

/** Words of the office's screens: codes, prices, journal, files, organisations. */
export const officeFr = { ...codesFr, ...pricesFr } as const;
