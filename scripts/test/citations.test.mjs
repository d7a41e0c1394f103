import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { checkCitations } from '../lib/lint/citations.mjs';

/** A small project whose every citation can be looked up. */
const SOUND = {
  'docs/product/limits.md': '# P9. Numbers\n\n## P9.1. Points\n\nSee Q1.\n',
  'docs/product/settled.md': '# Settled\n\n### Q1. A point\n',
  'docs/decisions/001-one.md': '# 1. One\n',
  'README.md': 'See [how](docs/operations.md), [a part](docs/operations.md#part) and `rank.ts`.\n',
  'docs/operations.md': '# Operations\n',
  'SECURITY.md': 'Nothing\n',
  'shared-domain/src/rank.ts':
    "/** Points (P9.1, Q1, docs/decisions/001, SECURITY.md, `rank.ts`). */\nexport const variants = ['P98', 'HP99'];\n",
  'shared-domain/docs/rules.md': 'Rules\n',
  'shared-domain/README.md': 'See docs/rules.md\n',
};

/** One citation each that leads nowhere: the file that is planted, its second line, and what must be named. */
const PLANTED = [
  ['a.ts', '/** Rounded up (P99). */', 'P99'],
  ['b.ts', "test('the footer is 50 px high (P9.99)', () => {});", 'P9.99'],
  ['c.md', 'Settled in Q99.', 'Q99'],
  ['d.ts', '// See docs/decisions/999.', 'docs/decisions/999'],
  ['e.ts', '/** As in specification 99. */', 'specification 99'],
  ['f.md', 'The specification, section 99.', 'specification, section 99'],
  ['g.ts', '/** Kept (decision 99). */', 'decision 99'],
  ['h.mjs', '/** Kept (decisions 99 and 4). */', 'decisions 99'],
  ['i.tsx', '/** The list (screen S99). */', 'screen S99'],
  ['j.tsx', '/** S99: the list. */', '/** S99'],
  ['k.ts', '/** Bytes (issue 99). */', 'issue 99'],
  ['l.ts', "say('docs/GONE.md');", 'docs/GONE.md'],
  ['m.ts', '// GONE.md says why.', 'GONE.md'],
  ['n.md', '[here](gone/page.md)', 'gone/page.md'],
  ['ARCHITECTURE.md', 'kept by `http/gone.ts`', 'http/gone.ts'],
  ['o.ts', '// as `gone.ts` does', 'gone.ts'],
  ['p.ts', '/** Weights (technical rules 99). */', 'technical rules 99'],
];

function checkTree(files) {
  const root = mkdtempSync(join(tmpdir(), 'foulee-citations-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return checkCitations(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('A project whose citations lead somewhere passes, and they are counted', () => {
  assert.deepEqual(checkTree(SOUND), { checked: 9, wrong: [] });
});

for (const [file, line, cited] of PLANTED) {
  test(`A citation that leads nowhere is named with its file and line: ${line}`, () => {
    const { wrong } = checkTree({ ...SOUND, [file]: `\n${line}\n` });
    assert.deepEqual(
      wrong.map((one) => [one.at, one.cited]),
      [[`${file}:2`, cited]],
    );
  });
}

test('An id that two headings bear is named', () => {
  const { wrong } = checkTree({ ...SOUND, 'docs/product/more.md': '# Q1. Another point\n' });
  assert.deepEqual(
    wrong.map(({ cited, why }) => [cited, why]),
    [['Q1', 'is the id of two headings']],
  );
});

test('Records and the changelog may name files of their time', () => {
  const files = { 'docs/decisions/002-two.md': 'was `old-name.ts`\n', 'CHANGELOG.md': '`old-name.ts` is gone\n' };
  assert.deepEqual(checkTree({ ...SOUND, ...files }).wrong, []);
});
