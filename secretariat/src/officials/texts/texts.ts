import { LANGUAGES, type Language, spaceFrench } from 'shared-domain';
import { awaitPart, type Part } from '../part.ts';
import type { TextTable } from './french.ts';

/** Name of a text: one that agrees with its `count` stands in the tables as `…_one` and `…_other`. */
export type TextKey = keyof TextTable extends infer Stored
  ? Stored extends `${infer Name}_${'one' | 'other'}`
    ? Name
    : Stored
  : never;

export type TextValues = Readonly<Record<string, string | number>>;

/** The consoles' own texts, by language, as they come: tables of their own weigh less than a library for them. */
const tables = new Map<Language, TextTable>();

export const addTexts = (language: Language, table: TextTable): void => {
  tables.set(language, table);
};

/** Whether the texts of a language have come. */
export const hasTexts = (language: Language): boolean => tables.has(language);

/** A language's texts as a script of their own; pages that have both from the start load none. */
const createTextPart = (language: Language, importTable: () => Promise<TextTable>): Part<TextTable> => ({
  find: () => tables.get(language),
  async load() {
    const table = tables.get(language) ?? (await importTable());
    addTexts(language, table);
    return table;
  },
});

/** The texts, by language. */
export const TEXT_PARTS: Readonly<Record<Language, Part<TextTable>>> = {
  fr: createTextPart(
    'fr',
    async () => (await import(/* webpackMode: "lazy", webpackChunkName: "french" */ './french.ts')).FRENCH,
  ),
  en: createTextPart(
    'en',
    async () => (await import(/* webpackMode: "lazy", webpackChunkName: "english" */ './english.ts')).ENGLISH,
  ),
};

/** Waits for texts to draw with: of this language, or where they do not come at once of the first one that comes. */
export async function awaitTexts(language: Language): Promise<void> {
  const first = () => Promise.race(LANGUAGES.map((one) => awaitPart(TEXT_PARTS[one])));
  await TEXT_PARTS[language].load().catch(first);
}

/** A language, or the other one until its texts have come. */
export const findShownLanguage = (language: Language): Language =>
  hasTexts(language) ? language : (LANGUAGES.find(hasTexts) ?? language);

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

/** A text with its values in it, and with the spaces of its language. */
export function fillText(text: string, language: Language, values: TextValues = {}): string {
  const spaced = language === 'fr' ? spaceFrench(text) : text;
  return spaced.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The text of a language, or of the other one until it has come. */
export function findText(language: Language, key: TextKey, values: TextValues = {}): string {
  const shown = findShownLanguage(language);
  return chooseText(tables.get(shown) ?? {}, shown, key, values);
}

/** Whether there is a text of this name: both languages have the same. */
export const hasText = (name: string): name is TextKey =>
  [...tables.values()].some((table) => name in table || `${name}_other` in table);
