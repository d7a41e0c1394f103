import { usePartText } from '../../locales/part-text.ts';
import { statsEn } from '../../locales/stats/en.ts';
import { statsFr } from '../../locales/stats/fr.ts';

const TEXTS = { part: 'stats', fr: statsFr, en: statsEn };

/** The texts of the page of statistics. */
export const useStatsText = () => usePartText(TEXTS);
