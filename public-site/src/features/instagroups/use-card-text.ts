import { cardsEn } from '../../locales/cards/en.ts';
import { cardsFr } from '../../locales/cards/fr.ts';
import { type PartTranslate, usePartText } from '../../locales/part-text.ts';

const TEXTS = { part: 'cards', fr: cardsFr, en: cardsEn };

export type CardTranslate = PartTranslate<keyof typeof cardsFr>;

/** The texts of the page of cards. */
export const useCardText = () => usePartText(TEXTS);
