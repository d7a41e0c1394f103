import { addTexts } from 'shared-domain/platform';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const NAMESPACE = 'public-site';

/** Gives the page's i18n the words of the public site. */
export const registerTexts = (): void => addTexts(NAMESPACE, { fr, en });
