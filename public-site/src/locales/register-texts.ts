import { addTexts } from 'shared-domain/platform';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const NAMESPACE = 'public-site';

/** Adds the texts of the public site to i18next. */
export const registerTexts = (): void => addTexts(NAMESPACE, { fr, en });
