import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { checkRulePlaces } from '../lib/lint/rule-places.mjs';
import { plantTree } from './planted-tree.mjs';

const PAGE = 'made-up.md';

/** A small product: a page that shows a rank, a screen that parses, a call that scores, and a rule that nobody asks. */
const PRODUCT = {
  'shared-domain/src/index.ts': [
    `export * from './ranking/rank.ts';`,
    `export { parseMark } from './performance/parse.ts';`,
    `export * from './scoring/score.ts';`,
    `export * from './race/alone.ts';`,
  ].join('\n'),
  'shared-domain/src/ranking/rank.ts': `export const rank = (rows: number[]) => sortRows(rows);\nexport const explain = 1;\nconst sortRows = (rows: number[]) => rows;`,
  'shared-domain/src/performance/parse.ts': `export const parseMark = (text: string) => text;`,
  'shared-domain/src/scoring/score.ts': `export const score = () => 1;`,
  'shared-domain/src/race/alone.ts': `export const alone = 1;`,
  'shared-domain/src/contract/index.ts': `export * from './paths.ts';\nexport * from './public-pages.ts';`,
  'shared-domain/src/contract/paths.ts': `export * as calls from './calls.ts';`,
  'shared-domain/src/contract/calls.ts': `const get = (path: string) => ({ path });\nexport const results = get('/api/results');`,
  'shared-domain/src/contract/public-pages.ts': `export const PUBLIC_PAGES = {\n  trial: definePage('/challenge/:chOID/trial-:trialOID'),\n  policy: definePage('/policy'),\n};`,
  'public-site/src/App.tsx': [
    `import { TrialPage } from './features/trial/TrialPage.tsx';`,
    'const PAGES = {',
    '  trial: TrialPage,',
    `  policy: lazyPage(() => import('./features/policy/PolicyPage.tsx')),`,
    '};',
  ].join('\n'),
  'public-site/src/features/trial/TrialPage.tsx': `import { rank } from 'shared-domain';\nexport const TrialPage = () => rank([1]);`,
  'public-site/src/features/policy/PolicyPage.tsx': `export default function PolicyPage() {\n  return null;\n}`,
  'secretariat/src/components/page/paths.ts': `export const paths = {\n  challenges: \`\${ROOT}/\`,\n};`,
  'secretariat/src/app/Screens.tsx': `export const nothing = 1;`,
  'secretariat/src/app/competition-screens.ts': `export const COMPETITION_SCREENS = [\n  {\n    segment: 'results',\n    Page: lazyPage(() => import('../features/results/ResultsPage.tsx')),\n  },\n];`,
  'secretariat/src/features/results/ResultsPage.tsx': `import { parseMark } from 'shared-domain';\nexport default function ResultsPage() {\n  return parseMark('1');\n}`,
  'shell/src/bootstrap.tsx': `export const shell = 1;`,
  'api/src/routes/trials.ts': [
    `import { calls } from 'shared-domain/contract';`,
    `import { readResults } from '../services/upload.ts';`,
    'export function routes(app: App): void {',
    `  const read = () => readResults();`,
    '  app.get(calls.results.path, () => read());',
    '}',
  ].join('\n'),
  'api/src/services/upload.ts': `import { score } from 'shared-domain';\nexport const readResults = () => score();\nexport const service = 1;`,
};

const README = ['### Rules that only the library has', '', '- `race`: `alone`', '', '### More'].join('\n');
const TRIAL = '`/challenge/:chOID/trial-:trialOID`';
const RESULTS = '`/mgr/lesecretariat/:chOID/results`';

/** What is said of one made-up line. */
function check({ exported, where, path = '`ranking/rank.test.ts`: it ranks', readme = README }) {
  const page = ['| sentence | exports | where a user meets it | test |', '| --- | --- | --- | --- |'];
  const root = plantTree({
    ...PRODUCT,
    'shared-domain/README.md': readme,
    [`shared-domain/docs/${PAGE}`]: [...page, `| 1.1. A rule. | ${exported} | ${where} | ${path} |`].join('\n'),
  });
  try {
    return checkRulePlaces(root, [PAGE]).wrong.map(({ why }) => why);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('A rule is met at a page, at a screen of the secretariat or at a call that reaches it, through whatever modules', () => {
  assert.deepEqual(check({ exported: '`rank`', where: TRIAL }), []);
  assert.deepEqual(check({ exported: '`parseMark`', where: RESULTS }), []);
  assert.deepEqual(check({ exported: '`score`', where: '`GET /api/results`' }), []);
  assert.deepEqual(check({ exported: '`rank`, `score`', where: `${TRIAL}, \`GET /api/results\`` }), []);
});

test('A line whose function no application reaches is refused, though the entry exports it and its file is used', () => {
  assert.deepEqual(check({ exported: '`rank`, `explain`', where: TRIAL }), ['explain is reached by no application']);
  assert.deepEqual(check({ exported: '`alone`', where: TRIAL, readme: '' }), [
    '/challenge/:chOID/trial-:trialOID reaches none of its exports',
    'alone is reached by no application',
  ]);
});

test('A place that is none, one that does not reach the rule, and none at all are refused', () => {
  assert.deepEqual(check({ exported: '`rank`', where: '`/challenge/:chOID/live`' }), [
    '/challenge/:chOID/live is no page, screen or call',
  ]);
  assert.deepEqual(check({ exported: '`rank`', where: '`GET /api/home`' }), [
    'GET /api/home is no page, screen or call',
  ]);
  assert.deepEqual(check({ exported: '`rank`', where: '`/policy`' }), [
    '/policy reaches none of its exports',
    'rank is not reached from /policy',
  ]);
  assert.deepEqual(check({ exported: '`rank`', where: `${TRIAL}, \`/policy\`` }), [
    '/policy reaches none of its exports',
  ]);
  assert.deepEqual(check({ exported: '`rank`', where: '' }), ['names no place where a user meets it']);
});

test('The library is named for what its README lists, and for nothing that an application uses', () => {
  assert.deepEqual(check({ exported: '`alone`', where: 'library' }), []);
  assert.deepEqual(check({ exported: '`rank`, `alone`', where: `${TRIAL}, library` }), []);
  assert.deepEqual(check({ exported: '`alone`', where: 'library', readme: '' }), [
    'alone is reached by no application',
  ]);
  assert.deepEqual(check({ exported: '`rank`', where: 'library' }), [
    'rank is not reached from the library alone: an application uses it',
  ]);
  assert.deepEqual(check({ exported: '`rank`, `alone`', where: TRIAL }), ['alone is the library’s']);
});

test('The README gives a single export to the library, and no longer once an application uses it', () => {
  const readme = (name) => README.replace('`alone`', `\`alone\`\n- \`ranking\`: \`rank.${name}\``);
  assert.deepEqual(check({ exported: '`rank`, `explain`', where: `${TRIAL}, library`, readme: readme('explain') }), []);
  assert.deepEqual(check({ exported: '`rank`', where: TRIAL, readme: readme('rank') }), [
    'ranking/rank.ts: rank is not the library’s alone',
  ]);
});

test('Words of a screen that has no export are at the place that draws what their test looks at', () => {
  const path = '`/public-site/src/features/policy/policy.test.tsx`: its words';
  assert.deepEqual(check({ exported: '', where: '`/policy`', path }), []);
  assert.deepEqual(check({ exported: '', where: TRIAL, path }), [
    '/public-site/src/features/policy/policy.test.tsx: nothing beside this test is shown there',
  ]);
});

test('A line that has no test has no place, and says why', () => {
  const path = 'The specification says nothing of it';
  assert.deepEqual(check({ exported: '–', where: '–', path }), []);
  assert.deepEqual(check({ exported: '–', where: TRIAL, path }), ['a line without a test has – for its place']);
});

test('Every line of the project’s tables names where a user meets its rule', () => {
  assert.deepEqual(checkRulePlaces().wrong, []);
});
