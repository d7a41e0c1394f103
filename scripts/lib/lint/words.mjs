import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';

const PAGE = 'docs/words.md';
/** Folder of the secretariat's texts, in files of one language each. */
const TEXTS = 'secretariat/src/locales';
/** File of the texts of printed lists: one object for each language, `FR` and `EN`. */
const PRINTED = 'api/src/services/documents/sheet/words.ts';

const HEADS = { 'never in French': 'fr', 'never in English': 'en' };
/** Sentences of the page by which words in backquotes are refused, with the languages. */
const SENTENCES = [
  [/([^.:]*) are refused in French/, ['fr']],
  [/([^.:]*) are refused in both/, ['fr', 'en']],
  [/, ([^.,]*) in French\./, ['fr']],
];

const quoted = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word);
const cells = (line) => line.split('|').map((cell) => cell.trim());

/** The words that the page forbids, by language. */
function readForbidden(root) {
  const forbidden = { fr: [], en: [] };
  let heads = [];
  for (const line of readFileSync(join(root, PAGE), 'utf8').split('\n')) {
    if (line.startsWith('|')) {
      const row = cells(line);
      if (row.some((cell) => cell in HEADS)) heads = row;
      else for (const [at, cell] of row.entries()) forbidden[HEADS[heads[at]]]?.push(...quoted(cell));
    } else if (line.startsWith('- '))
      for (const [sentence, languages] of SENTENCES)
        for (const language of languages) forbidden[language].push(...quoted(sentence.exec(line)?.[1] ?? ''));
  }
  return { fr: [...new Set(forbidden.fr)], en: [...new Set(forbidden.en)] };
}

const LETTER = '[\\p{L}\\p{N}_-]';

/** The pattern that finds a word in a text: as a whole word, or as a beginning where it ends with `…`. */
function makePattern(word) {
  const isOpen = word.endsWith('…');
  const text = isOpen ? word.slice(0, -1) : word;
  const before = /^[\p{L}\p{N}]/u.test(text) ? `(?<!${LETTER})` : '';
  const after = isOpen || !/[\p{L}\p{N}]$/u.test(text) ? '' : `(?!${LETTER})`;
  return new RegExp(before + text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + after, 'iu');
}

/** The texts of a source file of one language, with their keys. */
const readTexts = (source) =>
  [...source.matchAll(/^\s*(?:'([^']+)'|(\w[\w.]*)):\s*'((?:[^'\\\n]|\\.)*)',?$/gm)].map(([, key, bare, text]) => ({
    key: key ?? bare,
    text: text.replace(/\{\{\w+\}\}/g, '0'),
  }));

/** The secretariat's texts with the path and the language of their file. */
const readSecretariat = (root) =>
  readdirSync(join(root, TEXTS), { recursive: true })
    .map((path) => `${TEXTS}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /(^|\/)(fr|en)\.ts$/.test(path))
    .flatMap((path) => {
      const language = path.endsWith('fr.ts') ? 'fr' : 'en';
      return readTexts(readFileSync(join(root, path), 'utf8')).map((text) => ({ path, language, ...text }));
    });

/** The texts of printed lists; both languages must be found, lest the check silently reads nothing. */
function readPrinted(root) {
  const source = readFileSync(join(root, PRINTED), 'utf8');
  return ['fr', 'en'].flatMap((language) => {
    const [block] = new RegExp(`^const ${language.toUpperCase()}\\b.*?^\\}`, 'ms').exec(source) ?? [];
    if (block === undefined) throw new Error(`${PRINTED} has no ${language.toUpperCase()}`);
    return readTexts(block).map((text) => ({ path: PRINTED, language, ...text }));
  });
}

/** Looks in every text of the secretariat and of printed lists for words that `docs/words.md` says are never used. */
export function checkWords(root = ROOT) {
  const forbidden = readForbidden(root);
  const patterns = Object.fromEntries(
    Object.entries(forbidden).map(([language, words]) => [language, words.map((word) => [word, makePattern(word)])]),
  );
  const texts = [...readSecretariat(root), ...readPrinted(root)];
  const wrong = texts.flatMap(({ path, language, key, text }) =>
    patterns[language].flatMap(([word, pattern]) => (pattern.test(text) ? [{ at: path, key, word, text }] : [])),
  );
  return { checked: texts.length, words: forbidden.fr.length + forbidden.en.length, wrong };
}
