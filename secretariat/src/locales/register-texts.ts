import { addTexts } from 'shared-domain/platform';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const NAMESPACE = 'secretariat';

/** Adds the texts of the secretariat to the page's i18n. */
export const registerTexts = (): void => addTexts(NAMESPACE, { fr, en });
