import { usePartText } from '../../locales/part-text.ts';
import { registrationEn } from '../../locales/registration/en.ts';
import { registrationFr } from '../../locales/registration/fr.ts';

const TEXTS = { part: 'registration', fr: registrationFr, en: registrationEn };

/** The texts of registration and prices. */
export const useRegistrationText = () => usePartText(TEXTS);
export type RegistrationTranslate = ReturnType<typeof useRegistrationText>['t'];
