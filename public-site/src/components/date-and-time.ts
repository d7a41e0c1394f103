import { makeDateFormat } from 'shared-domain';
import type { Language } from '../locales/use-text.ts';

/** `20 novembre 2026 à 12:05`: an instant (ms) in a time zone, by default the device's. */
export const formatDateAndTime = (moment: number, language: Language, timeZone?: string): string =>
  makeDateFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(moment);
