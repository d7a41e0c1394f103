import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { findSentenceReads } from '../lib/sentence-reads.mjs';
import { plantTree } from './planted-tree.mjs';

/** One forbidden reading each. */
const PLANTED = [
  `export const isHeld = ({ detail }) => detail.includes(' is held by ');`,
  `export const isStale = (error) => error?.detail?.startsWith('$.revision');`,
  `export const fieldOf = ({ detail }) => /^\\$\\.(\\w+)/.exec(detail)?.[1];`,
  `export const isTaken = (error) => /is taken/.test(error.detail);`,
  `export const isGone = ({ detail }) => detail === 'the challenge is gone';`,
];

/** What programs do with sentences and other details. */
const ALLOWED = [
  `export const code = ({ id, detail }) => (detail === '' ? id : detail);`,
  `export const isOfficial = ({ detail }) => typeof detail.code === 'string' && detail.text.startsWith('TR');`,
  `export const words = ({ detail, path }) => detail.slice(path.length);`,
];

function readsIn(planted) {
  const root = plantTree(planted);
  try {
    return findSentenceReads(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

for (const [index, text] of PLANTED.entries()) {
  test(`reading a sentence is found and named: ${text}`, () => {
    const file = `secretariat/src/features/trials/a${index}.ts`;
    assert.deepEqual(readsIn({ [file]: `\n${text}` }), [{ file, line: 2 }]);
  });
}

test('showing a sentence, and what is called detail elsewhere, is allowed; tests may look at sentences', () => {
  const planted = Object.fromEntries(ALLOWED.map((text, index) => [`api/src/services/a${index}.ts`, text]));
  assert.deepEqual(readsIn({ ...planted, 'api/src/services/b.test.ts': PLANTED[0] }), []);
});

test('no program of the project decides on a sentence', () => {
  assert.deepEqual(findSentenceReads(), []);
});
