import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/project.mjs';

/** Where the words of each application stand, and where they are used. */
const APPS = ['shell', 'public-site', 'secretariat'];

/** Whole pages written in each language, and the licence, which shows both at once (P2.1). */
const IN_BOTH_LANGUAGES = /\.(fr|en)\.tsx$|EndUserPage\.tsx$/;

const sourcesOf = (app) =>
  readdirSync(join(ROOT, app, 'src'), { recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/^locales\//.test(path))
    .map((path) => ({ path: `${app}/src/${path}`, text: readFileSync(join(ROOT, app, 'src', path), 'utf8') }));

/** Texts that come with a part of an application instead of with its language. */
const PARTS = { shell: [], 'public-site': ['panel', 'athlete', 'cards', 'stats', 'teams', 'why'], secretariat: [] };

async function wordsOf(app, language) {
  const files = ['', ...PARTS[app]].map((part) => join(ROOT, app, 'src', 'locales', part, `${language}.ts`));
  const tables = await Promise.all(files.map((file) => import(file)));
  return Object.assign({}, ...tables.flatMap((table) => Object.values(table)));
}

/** `count` chooses among the forms of a key: the source names the key without them. */
const bare = (key) => key.replace(/_(zero|one|other)$/, '');

for (const app of APPS) {
  test(`${app}: every text exists in both languages and says something`, async () => {
    const french = await wordsOf(app, 'fr');
    const english = await wordsOf(app, 'en');
    assert.deepEqual(Object.keys(english).sort(), Object.keys(french).sort());
    for (const words of [french, english])
      for (const [key, text] of Object.entries(words)) assert.notEqual(text.trim(), '', key);
  });

  test(`${app}: every text is used by its source`, async () => {
    const source = sourcesOf(app)
      .map(({ text }) => text)
      .join('\n');
    const literal = new Set([...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => key));
    // A key made of a fixed beginning or end and a value: `status.${code}`.
    const made = [...source.matchAll(/`([\w.-]*)\$\{[^`}]*\}([\w.-]*)`/g)]
      .map(([, start, end]) => ({ start, end }))
      .filter(({ start, end }) => start.includes('.') || end.startsWith('.'));
    const used = (key) =>
      literal.has(key) || made.some(({ start, end }) => key.startsWith(start) && key.endsWith(end) && key !== start);
    const keys = [...new Set(Object.keys(await wordsOf(app, 'fr')).map(bare))];
    assert.deepEqual(
      keys.filter((key) => !used(key)),
      [],
    );
  });

  test(`${app}: no word of the screen stands outside its texts`, () => {
    const written = sourcesOf(app)
      .filter(({ path }) => path.endsWith('.tsx') && !IN_BOTH_LANGUAGES.test(path))
      .flatMap(({ path, text }) => {
        const words = [...text.matchAll(/<(?!kbd)\w[^<>]*[^=<>]>\s*([A-ZÀ-Ý«][^<>{}=;()]*[a-zà-ÿ»][^<>{}=;()]*)<\//g)];
        const named = [...text.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*\p{L}{3}[^"]*)"/gu)];
        // An address and a code are no words.
        const said = [...words, ...named].filter(([, word]) => !/^https?:|^[A-Z0-9-]+$/.test(word.trim()));
        return said.map(([, word]) => `${path}: ${word.trim()}`);
      });
    assert.deepEqual(written, []);
  });
}
