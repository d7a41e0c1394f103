import { addTexts } from 'shared-domain/platform';
import { dialogs as en } from './dialogs.en.ts';
import { dialogs as fr } from './dialogs.fr.ts';

export const dialogTexts = { fr, en };

/** Adds the texts of the dialogs to those of the frame, which a first visit loads without them. */
export const addDialogTexts = (): void => addTexts('shell', dialogTexts);
