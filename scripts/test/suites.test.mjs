import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT, WORKSPACES } from '../lib/project.mjs';

const FOLDERS = [...WORKSPACES, 'e2e'].map((name) => join(ROOT, name));
const IS_TEST = /\.(test|spec)\.tsx?$|[\\/]e2e[\\/](journeys|support)[\\/].*\.ts$/;

function testFiles() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((path) => !/(^|[\\/])(node_modules|dist)[\\/]/.test(path))
      .map((path) => join(folder, path)),
  );
  return [...new Set(files)].filter((path) => IS_TEST.test(path));
}

/** Lines of the tests that have a word which none may have. */
function findLines(word) {
  return testFiles().flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (word.test(line) ? [`${relative(ROOT, path)}:${at + 1} ${line.trim()}`] : [])),
  );
}

test('No test is skipped: what cannot run somewhere is not declared there', () => {
  assert.ok(testFiles().length > 100);
  assert.deepEqual(findLines(/\b(describe|test|it)\.(skip|todo|fixme)\b|\b(xtest|xit|xdescribe)\(/), []);
});

test('No journey waits for a time: it waits for what is to happen', () => {
  assert.deepEqual(findLines(/\bwaitForTimeout\b/), []);
});

test('Only the suite of references reads what stands beside the project (../shared)', () => {
  const isReference = /^[^:]*(\.reference\.(test|spec)\.tsx?|[\\/]support[\\/]rio\.ts):/;
  const besides = findLines(/\.\.[\\/]shared(?![\w-])|'\.\.', 'shared'|[\\/]support[\\/]rio\.ts|\.\/rio\.ts/);
  assert.ok(besides.some((line) => isReference.test(line)));
  assert.deepEqual(
    besides.filter((line) => !isReference.test(line)),
    [],
  );
});
