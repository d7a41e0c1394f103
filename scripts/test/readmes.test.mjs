import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { compareReadmes, READMES } from '../lib/lint/readmes.mjs';
import { ROOT } from '../lib/project.mjs';

const [ENGLISH, FRENCH] = READMES;
const pages = Object.fromEntries(
  [...READMES, 'package.json'].map((page) => [page, readFileSync(join(ROOT, page), 'utf8')]),
);

/** What is found when the English page is the project's own with `from` replaced. */
function findAfter(from, to) {
  const root = mkdtempSync(join(tmpdir(), 'foulee-readmes-'));
  try {
    assert.ok(pages[ENGLISH].includes(from), `${ENGLISH} has no ${from}`);
    const changed = { ...pages, [ENGLISH]: pages[ENGLISH].replaceAll(from, to) };
    for (const [page, text] of Object.entries(changed)) writeFileSync(join(root, page), text);
    return compareReadmes(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('Both pages say the same commands, settings, links and sections', () => {
  assert.deepEqual(compareReadmes(), []);
});

for (const [what, from, to, found] of [
  [
    'a command that one page lacks',
    '`npm run bench`',
    'a command',
    `${ENGLISH}: lacks the command or name npm run bench`,
  ],
  ['an option', '--remove', '--delete', `${FRENCH}: lacks the command or name npm run demo -- --delete`],
  [
    'a command that is none',
    'npm run doctor',
    'npm run cure',
    `${ENGLISH}: npm run cure is no command of package.json`,
  ],
  ['a setting', '`NOTICE`', '`NOTICES`', `${FRENCH}: lacks the setting \`NOTICES\` = –`],
  ['a default', '| `3000`', '| `8080`', `${ENGLISH}: lacks the setting \`PORT\` = \`3000\``],
  [
    'a section',
    '### The first organiser',
    'The first organiser',
    `${ENGLISH}, ${FRENCH}: the same headings in another order or number`,
  ],
  ['a link', '(SECURITY.md)', '(LICENSE)', `${ENGLISH}: lacks the link SECURITY.md`],
])
  test(`A difference is named: ${what}`, () => {
    const all = findAfter(from, to);
    assert.ok(all.includes(found), all.join('\n'));
  });

test('What a person fills in may be named in the language of the page', () => {
  assert.deepEqual(findAfter('-- FILE', '-- THING'), []);
});

test('Every setting that the server reads is in the page', () => {
  const config = readFileSync(join(ROOT, 'api', 'src', 'base', 'config.ts'), 'utf8');
  const settings = new Set(config.match(/\b(?!MIN_|MAX_)[A-Z]+(?:_[A-Z]+)+\b/g));
  assert.ok(settings.has('METRICS_TOKEN'));
  assert.deepEqual(
    [...settings].filter((name) => !pages[ENGLISH].includes(`\`${name}\``)),
    [],
  );
});
