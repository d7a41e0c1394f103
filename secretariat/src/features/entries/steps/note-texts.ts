import { addTexts } from 'shared-domain/platform';
import { importsEn } from '../../../locales/imports/en.ts';
import { importsFr } from '../../../locales/imports/fr.ts';
import { NAMESPACE } from '../../../locales/register-texts.ts';

/** Adds the texts of notes about files, which are loaded only where there is a note. */
export const registerNoteTexts = (): void => addTexts(NAMESPACE, { fr: importsFr, en: importsEn });
