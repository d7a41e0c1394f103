import { addTexts } from 'shared-domain/platform';
import { later as en } from './later.en.ts';
import { later as fr } from './later.fr.ts';

export const laterTexts = { fr, en };

/** Adds the texts of dialogs and of the pages of modules to those of the frame, which a first visit loads without them. */
export const addLaterTexts = (): void => addTexts('shell', laterTexts);
