import { makeDateFormat } from 'shared-domain';
import type { Language } from '../locales/use-text.ts';

/** A moment in a zone, the reader's own without one: `20 novembre 2026 à 12:05`. */
export const dateAndTime = (moment: number, language: Language, timeZone?: string): string =>
  makeDateFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(moment);
