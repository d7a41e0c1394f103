import { type PartTranslate, usePartText } from '../../../locales/part-text.ts';
import { whyEn } from '../../../locales/why/en.ts';
import { whyFr } from '../../../locales/why/fr.ts';

const TEXTS = { part: 'why', fr: whyFr, en: whyEn };

export type WhyTranslate = PartTranslate<keyof typeof whyFr>;

/** The texts that explain a place. */
export const useWhyText = () => usePartText(TEXTS);
