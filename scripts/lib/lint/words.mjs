import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';

const PAGE = 'docs/words.md';
/** Folder of the secretariat's texts, in files of one language each. */
const TEXTS = 'secretariat/src/locales';
/** Folder of the texts of printed lists, in files of one language each. */
const PRINTED = 'api/src/services/documents/words';

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

const listFiles = (root) =>
  [TEXTS, PRINTED].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true })
          .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
          .filter((path) => /(^|\/)(fr|en)\.ts$/.test(path))
      : [],
  );

/** Looks in every text of the secretariat for words that `docs/words.md` says are never used. */
export function checkWords(root = ROOT) {
  const forbidden = readForbidden(root);
  const patterns = Object.fromEntries(
    Object.entries(forbidden).map(([language, words]) => [language, words.map((word) => [word, makePattern(word)])]),
  );
  let checked = 0;
  const wrong = [];
  for (const path of listFiles(root)) {
    const language = path.endsWith('fr.ts') ? 'fr' : 'en';
    for (const { key, text } of readTexts(readFileSync(join(root, path), 'utf8'))) {
      checked += 1;
      for (const [word, pattern] of patterns[language])
        if (pattern.test(text)) wrong.push({ at: path, key, word, text });
    }
  }
  return { checked, words: forbidden.fr.length + forbidden.en.length, wrong };
}
