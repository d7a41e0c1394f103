import { codesFr } from '../codes/fr.ts';

/** Words of the office's screens: codes, prices, journal, files, organisations. */
export const officeFr = { ...codesFr } as const;
