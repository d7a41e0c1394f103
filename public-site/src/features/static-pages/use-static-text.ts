import { usePartText } from '../../locales/part-text.ts';
import { staticEn } from '../../locales/static-pages/en.ts';
import { staticFr } from '../../locales/static-pages/fr.ts';

const TEXTS = { part: 'static-pages', fr: staticFr, en: staticEn };

/** The texts of the pages that have no competition. */
export const useStaticText = () => usePartText(TEXTS);
