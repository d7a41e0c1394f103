import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { checkSources } from '../lib/lint/source-rules.mjs';
import { plantTree } from './planted-tree.mjs';

/** One violation each: the rule that must name it, where it is planted, and what it says. */
const PLANTED = [
  ...[
    `export const isHeld = ({ detail }) => detail.includes(' is held by ');`,
    `export const isStale = (error) => error?.detail?.startsWith('$.revision');`,
    `export const fieldOf = ({ detail }) => /^\\$\\.(\\w+)/.exec(detail)?.[1];`,
    `export const isTaken = (error) => /is taken/.test(error.detail);`,
    `export const isGone = ({ detail }) => detail === 'the challenge is gone';`,
  ].map((text) => ['no-sentence-read', 'secretariat/src/features/trials/a.ts', text]),
  [
    'pages-in-their-table',
    'public-site/src/features/home/a.tsx',
    `import { Link, Route } from 'shared-domain/platform'; export const Extra = [Link, Route];`,
  ],
  ['one-way-to-call', 'secretariat/src/features/trials/a.ts', `export const ask = (url) => fetch(url);`],
  ['one-way-to-call', 'public-site/src/components/a.ts', `export const of = (blob) => URL.createObjectURL(blob);`],
  ...[
    `export const Go = () => <button type="button">Go</button>;`,
    `import { Alert, Button } from 'antd'; export const Go = () => [<Button />, <Alert />];`,
  ].map((text) => ['one-button', 'secretariat/src/features/trials/a.tsx', text]),
  ...[
    `export const Name = () => <label>Name <input /></label>;`,
    `export const Day = () => <select className="sel" />;`,
    `import { Alert, Input } from 'antd'; export const Name = () => [<Input />, <Alert />];`,
  ].map((text) => ['one-form-kit', 'secretariat/src/features/trials/a.tsx', text]),
  ...[
    `export const isOut = ({ prf }) => prf.st >= 2 && isLow(prf);`,
    `export const none = { prf: { st: 6 } };`,
    `export const isRunning = (trial) => trial.status === 5;`,
    `const CALLED = [5, 30];`,
  ].map((text) => ['status-by-name', 'api/src/services/a.ts', text]),
  ...[
    `export const spent = () => refusal('forbidden', '$.key: this link has been used');`,
    `export const noRound = (at) => refusal('not found', \`$.rounds[\${at}]: there is none\`);`,
    `export const noCode = () => conflict('too old', 'header x-access-code: has ended');`,
  ].map((text) => ['refusal-with-path', 'api/src/services/a.ts', text]),
  ['event-number-by-name', 'public-site/src/components/a.ts', `export const isRace = ({ g0 }) => g0 < 800_000;`],
  ['event-by-kind', 'secretariat/src/features/trials/a.ts', `const OUTSIDE = ['road', 'cross', 'trail']; OUTSIDE;`],
];

/** What sources may say. */
const ALLOWED = {
  'api/src/services/a.ts': `export const code = ({ id, detail }) => (detail === '' ? id : detail);`,
  'api/src/services/b.ts': `export const isOfficial = ({ detail }) => typeof detail.code === 'string' && detail.text.startsWith('TR');`,
  'api/src/services/c.ts': `export const words = ({ detail, path }) => detail.slice(path.length);`,
  'api/src/services/d.test.ts': PLANTED[0][2],
  'api/src/services/e.ts': `// st: 6 is a dash\nexport const isFound = ({ status, st }) => status === 404 || st === MARK_STATUS.nm;`,
  'api/src/services/f.ts': `export const gone = (oid) => refusal('not found', \`there is no trial \${oid}\`);`,
  'public-site/src/components/a.ts': `export const again = (query) => query.refetch();`,
  'secretariat/src/components/form/a.tsx': `import { Select } from 'antd'; export const Day = () => <form><Select /></form>;`,
  'secretariat/src/components/Button.tsx': `export const Button = (props) => <button {...props} />;`,
  'shell/src/features/contact/a.ts': `import { Route } from 'shared-domain/platform'; export const route = Route;`,
};

function checkPlanted(planted) {
  const root = plantTree(planted);
  try {
    return checkSources(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

for (const [rule, file, text] of PLANTED) {
  test(`${rule} names ${text}`, () => {
    const found = checkPlanted({ [file]: `\n${text}` });
    assert.deepEqual(
      found.map(({ rule, at }) => [rule, at]),
      [[rule, `${file}:2`]],
    );
  });
}

test('what is allowed breaks no rule', () => {
  assert.deepEqual(checkPlanted(ALLOWED), []);
});

test('the project breaks no rule', () => {
  assert.deepEqual(checkSources(), []);
});
