import type { Language } from 'shared-domain';
import { FRENCH, type TextTable } from './french.ts';

/** Name of a text: one that agrees with its `count` stands in the tables as `…_one` and `…_other`. */
export type TextKey = keyof TextTable extends infer Stored
  ? Stored extends `${infer Name}_${'one' | 'other'}`
    ? Name
    : Stored
  : never;

export type TextValues = Readonly<Record<string, string | number>>;

/** The consoles' own texts, by language: tables of their own weigh less than a library for them. French is there from the start. */
const tables: Partial<Record<Language, Readonly<Record<string, string>>>> = { fr: FRENCH };

export const addTexts = (language: Language, table: TextTable): void => {
  tables[language] = table;
};

/** Whether the texts of a language have come. */
export const hasTexts = (language: Language): boolean => tables[language] !== undefined;

/** Loads the texts of a language; rejects where they do not come. */
export async function loadTexts(language: Language): Promise<void> {
  if (!hasTexts(language))
    addTexts('en', (await import(/* webpackMode: "lazy", webpackChunkName: "english" */ './english.ts')).ENGLISH);
}

/** The language of this browser, of those that there are texts in. */
export const findBrowserLanguage = (): Language => (/^en/i.test(navigator.language) ? 'en' : 'fr');

const PLURALS = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };

/** The text of a table, in the form that agrees with `count`: «1 athlète», «2 athlètes». */
export function chooseText(
  table: Readonly<Record<string, string>>,
  language: Language,
  key: string,
  { count }: TextValues = {},
): string {
  const form = PLURALS[language].select(Number(count ?? 0)) === 'one' ? 'one' : 'other';
  return table[key] ?? table[`${key}_${form}`] ?? '';
}

/** The text of a language. */
export const findText = (language: Language, key: TextKey, values: TextValues = {}): string =>
  chooseText(tables[language] ?? tables.fr ?? {}, language, key, values);

/** Whether there is a text of this name. */
export const hasText = (name: string): name is TextKey => name in FRENCH || `${name}_other` in FRENCH;
