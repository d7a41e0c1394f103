import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { checkWords } from '../lib/lint/words.mjs';
import { ROOT } from '../lib/project.mjs';

const PAGE = 'docs/words.md';
const PRINTED = 'api/src/services/documents/sheet/words.ts';
const SOUND = {
  [PRINTED]: "const FR = {\n  lane: 'Cl.',\n} as const;\n\nconst EN: SheetWords = {\n  lane: 'Lane',\n};\n",
  'secretariat/src/locales/fr.ts':
    "export const fr = {\n  'a.b_one': '1 performance, 2 essais',\n  c:\n    'Actions',\n};\n",
  'secretariat/src/locales/en.ts': "export const en = {\n  'a.b_one': '1 mark, {{trial}}',\n  c: 'Actions',\n};\n",
};

/** What is found where one text of one language is `text`, with other files in place of those of `SOUND`. */
function findIn(language, text, replaced = {}) {
  const root = mkdtempSync(join(tmpdir(), 'foulee-words-'));
  const planted = { [`secretariat/src/locales/x/${language}.ts`]: `export const x = {\n  'x.y': '${text}',\n};\n` };
  const files = { ...SOUND, ...planted, ...replaced, [PAGE]: readFileSync(join(ROOT, PAGE), 'utf8') };
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    return checkWords(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('Texts with the words of the page pass, and they are counted', () => {
  const { checked, words, wrong } = findIn('fr', 'Tirer les séries : {{trial}}');
  assert.equal(checked, 7);
  assert.ok(words > 50);
  assert.deepEqual(wrong, []);
});

for (const [language, text, word] of [
  ['fr', 'Trois marques à saisir', 'marque…'],
  ['fr', 'Coul. 3', 'Coul.'],
  ['fr', 'Annuler cet acte', 'acte…'],
  ['fr', 'No start list available', 'available'],
  ['fr', '{{count}} place(s)', '(s)'],
  ['fr', '{{name}} n’est plus nommé·e.', '·e'],
  ['fr', 'À officialiser', 'officialis…'],
  ['en', 'Trials of the meet', 'trial…'],
  ['en', 'Undo this act', 'act'],
  ['en', 'It can not be read', 'can not'],
]) {
  test(`«${text}» is refused in ${language}`, () => {
    const { wrong } = findIn(language, text);
    assert.ok(
      wrong.some((one) => one.word === word && one.key === 'x.y'),
      JSON.stringify(wrong),
    );
  });
}

test('Texts of printed lists are read too, in both languages', () => {
  const printed = readFileSync(join(ROOT, PRINTED), 'utf8').replace("lane: 'Cl.'", "lane: 'Coul.'");
  const { wrong } = findIn('fr', 'Actions', { [PRINTED]: printed.replace("events: 'Events'", "events: 'Trials'") });
  assert.deepEqual(
    wrong.map(({ at, key }) => [at, key]),
    [
      [PRINTED, 'lane'],
      [PRINTED, 'events'],
    ],
  );
});

test('A part of another word is not refused', () => {
  assert.deepEqual(findIn('fr', 'Le logiciel, un remarquable facteur').wrong, []);
  assert.deepEqual(
    findIn('en', 'The exact trialling factor of ORGANISER_EMAIL').wrong.map(({ word }) => word),
    ['trial…'],
  );
});
