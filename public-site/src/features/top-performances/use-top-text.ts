import { usePartText } from '../../locales/part-text.ts';
import { topEn } from '../../locales/top-performances/en.ts';
import { topFr } from '../../locales/top-performances/fr.ts';

const TEXTS = { part: 'top-performances', fr: topFr, en: topEn };

/** The texts of the best performances. */
export const useTopText = () => usePartText(TEXTS);
