import type { Language } from 'shared-domain';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Key = keyof typeof fr;
/** Keys that a count chooses a form of. */
type Counted = Key extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never;

/** What a printed list says in one language. */
export interface Words {
  readonly language: Language;
  say(key: Key, values?: Readonly<Record<string, string | number>>): string;
  /** The form of a count. French has one form for 0 and 1. */
  count(key: Counted, count: number): string;
}

/** The words of printed lists in a language. @example findWords('fr').count('rows.starts', 2) // '2 engagés' */
export function findWords(language: Language): Words {
  const texts: Readonly<Record<Key, string>> = language === 'fr' ? fr : en;
  const say: Words['say'] = (key, values = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  const isOne = (count: number): boolean => (language === 'fr' ? count < 2 : count === 1);
  return { language, say, count: (key, count) => say(`${key}_${isOne(count) ? 'one' : 'other'}`, { count }) };
}
