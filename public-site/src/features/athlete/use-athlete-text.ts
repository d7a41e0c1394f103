import { athleteEn } from '../../locales/athlete/en.ts';
import { athleteFr } from '../../locales/athlete/fr.ts';
import { type PartTranslate, usePartText } from '../../locales/part-text.ts';

const TEXTS = { part: 'athlete', fr: athleteFr, en: athleteEn };

export type AthleteTranslate = PartTranslate<keyof typeof athleteFr>;

/** The texts of the page of an athlete. */
export const useAthleteText = () => usePartText(TEXTS);
