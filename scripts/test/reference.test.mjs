import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as rules from '../../shared-domain/src/index.ts';
import { ROOT } from '../lib/project.mjs';
import { runOrThrow } from '../lib/run.mjs';

const DOMAIN = join(ROOT, 'shared-domain');
const read = (...path) => readFileSync(join(DOMAIN, ...path), 'utf8');
const table = (name) => JSON.parse(read('tables', `${name}.json`));

const DOCUMENTED = /^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function (\w+)/gm;

/** Every function that the rules export, with its file and its docblock; empty where it has none. */
function exportedFunctions() {
  const files = [...read('src', 'index.ts').matchAll(/ from '\.\/([^']+)'/g)].map(([, file]) => file);
  const blocks = new Map();
  for (const file of files)
    for (const [, doc, name] of read('src', file).matchAll(DOCUMENTED)) blocks.set(name, { file, doc });
  return Object.entries(rules)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => ({ name, file: '', doc: '', ...blocks.get(name) }));
}

/** Code and value of `@example code // value`, over one line or several; undefined without exactly one. */
function exampleOf(doc) {
  const [, text, another] = doc.split('@example');
  const lines = (text ?? '').replace(/^ +\* ?/gm, '').trim();
  const cut = lines.lastIndexOf('// ');
  return another === undefined && cut > 0 ? [lines.slice(0, cut), lines.slice(cut + 3)] : undefined;
}

const functions = exportedFunctions();

test('every export of the rules has a docblock: the reference is made without a warning', async () => {
  const typedoc = join(DOMAIN, 'node_modules', 'typedoc', 'bin', 'typedoc');
  await runOrThrow(process.execPath, [typedoc, '--emit', 'none', '--treatWarningsAsErrors'], { cwd: DOMAIN });
});

test('every exported function has one example, with its value', () => {
  assert.ok(functions.length > 300, `${functions.length} functions`);
  assert.deepEqual(
    functions.filter(({ doc }) => exampleOf(doc) === undefined).map(({ name }) => name),
    [],
  );
});

test('every example is true', () => {
  const scope = {
    ...rules,
    wa2025: rules.parsePointsTable(table('wa-2025')),
    wma2023: rules.parseAgeFactors(table('wma-2023')),
  };
  const tables = {
    level: rules.parseLevelTable(table('ffa-levels')),
    youth: rules.parseYouthTable(table('youth-swiss-2010')),
  };
  for (const { name, file, doc } of functions) {
    const [code, value] = exampleOf(doc) ?? [];
    const known = { ...scope, table: tables[file.split('/')[0]] };
    const answer = (text) => new Function(...Object.keys(known), `return (${text})`)(...Object.values(known));
    assert.deepStrictEqual(answer(code), answer(value), name);
  }
});
