import { EN } from './en.ts';
import { FR } from './fr.ts';

export type TextKey = keyof typeof FR;

/** The consoles' own texts: a table of their own weighs less than a library for them. */
export const TEXTS: Readonly<Record<'fr' | 'en', Readonly<Record<TextKey, string>>>> = { fr: FR, en: EN };
