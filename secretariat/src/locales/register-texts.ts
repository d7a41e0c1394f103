import { addTexts } from 'shared-domain/platform';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const NAMESPACE = 'secretariat';

/** Gives the page's i18n the words of the secretariat. */
export const registerTexts = (): void => addTexts(NAMESPACE, { fr, en });
