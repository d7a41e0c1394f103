import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { namesOf, RULE_PAGES, readRuleLines } from '../lib/lint/rule-tables.mjs';
import { ROOT } from '../lib/project.mjs';

const DOMAIN = join(ROOT, 'shared-domain');
const ITEMS = 68;

/** Titles as the source writes them, quotes escaped or not. */
const sources = new Map();
function sourceOf(path) {
  if (!sources.has(path)) {
    const file = path.startsWith('/') ? join(ROOT, path) : join(DOMAIN, 'src', path);
    sources.set(path, existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\\', '') : undefined);
  }
  return sources.get(path);
}

const EXPORTED = /^export (?:const|function|interface|type|class) (\w+)/gm;
const exportsOf = (file) =>
  [...readFileSync(join(DOMAIN, 'src', file), 'utf8').matchAll(EXPORTED)].map(([, name]) => name);

/** What the rules' entry exports, types included, the contract and its schemas, and the states of the platform. */
const entry = readFileSync(join(DOMAIN, 'src', 'index.ts'), 'utf8');
const names = new Set([
  ...[...entry.matchAll(/^export \* from '\.\/([^']+)'/gm)].flatMap(([, file]) => exportsOf(file)),
  ...[...entry.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) => list.match(/\w+(?=\s*(?:,|$))/g)),
  ...['contract', 'contract/schemas', 'platform/state'].flatMap((folder) =>
    readdirSync(join(DOMAIN, 'src', folder))
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => exportsOf(join(folder, file))),
  ),
]);

for (const page of RULE_PAGES) {
  test(`${page}: every line names a test that is there, by its title`, () => {
    const wrong = readRuleLines(page)
      .filter(({ path }) => path !== undefined)
      .filter(({ path, title }) => !sourceOf(path)?.includes(title.replaceAll('\\', '')));
    assert.deepEqual(wrong, []);
  });

  test(`${page}: every line names exports that are there, or says why there is none`, () => {
    const wrong = readRuleLines(page).flatMap(({ exported, path, about }) => {
      if (path === undefined) return exported === '–' ? [] : [about];
      return namesOf(exported).filter((name) => !names.has(name));
    });
    assert.deepEqual(wrong, []);
  });
}

test(`technical-rules.md has a line for each of the ${ITEMS} items`, () => {
  const told = new Set(readRuleLines('technical-rules.md').map(({ about }) => Number.parseInt(about, 10)));
  const missing = Array.from({ length: ITEMS }, (_, i) => i + 1).filter((item) => !told.has(item));
  assert.deepEqual(missing, []);
});

test('specification.md has a line for every sentence, numbered without a gap in its section', () => {
  const told = readRuleLines('specification.md').flatMap(({ about }) => /^(\d)\.(\d+)\./.exec(about) ?? []);
  const bySection = new Map();
  for (let i = 0; i < told.length; i += 3) {
    const list = bySection.get(told[i + 1]) ?? [];
    if (!list.includes(Number(told[i + 2]))) list.push(Number(told[i + 2]));
    bySection.set(told[i + 1], list);
  }
  assert.deepEqual([...bySection.keys()], ['3', '4', '5', '9']);
  for (const [section, list] of bySection)
    assert.deepEqual(
      list,
      list.map((_, i) => i + 1),
      `section ${section}`,
    );
});
