import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { CACHE_DIR } from '../lib/project.mjs';
import { buildRulesPackage } from '../lib/release/rules-package.mjs';
import { runOrThrow } from '../lib/run.mjs';

let program;
let installed;

before(async () => {
  mkdirSync(CACHE_DIR, { recursive: true });
  program = mkdtempSync(join(CACHE_DIR, 'rules-'));
  installed = await buildRulesPackage(process.execPath, join(program, 'node_modules', 'foulee-rules'));
});

after(() => rmSync(program, { recursive: true, force: true }));

const write = (name, text) => {
  const path = join(program, name);
  writeFileSync(path, text);
  return path;
};

test('the rules import nothing from outside: every import of the package is a file of the package', () => {
  const files = readdirSync(installed, { recursive: true }).filter((name) => name.endsWith('.js'));
  assert.ok(files.length > 40);
  const outside = files.flatMap((name) =>
    [...readFileSync(join(installed, name), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
      .map(([, target]) => target)
      .filter((target) => !/^\.{1,2}\/.*\.js$/.test(target)),
  );
  assert.deepEqual(outside, []);
});

test('a JavaScript module and an old require both use it', async () => {
  const uses = 'console.log(formatMark({ v: 9801, u: "ms", st: 1 }, { g0: 100, g1: "0" }))';
  const esm = write('use.mjs', `import { formatMark } from 'foulee-rules'; ${uses}`);
  const cjs = write('use.cjs', `const { formatMark } = require('foulee-rules'); ${uses}`);
  assert.equal((await runOrThrow(process.execPath, [esm])).trim(), '9.81');
  assert.match(await runOrThrow(process.execPath, ['--no-warnings', cjs]), /9\.81/);
});

test('it tree-shakes: a bundle that uses only the mark formatter stays under 2 kB gzipped', async () => {
  const { rspack } = await import('@rspack/core');
  const entry = write('bundle.mjs', `import { formatMark } from 'foulee-rules'; globalThis.mark = formatMark;`);
  const output = { path: join(program, 'out'), filename: 'bundle.js', iife: true };
  const config = { mode: 'production', target: ['web', 'es2022'], context: program, entry, output };
  const stats = await new Promise((resolve, reject) =>
    rspack(config, (error, result) => (error ? reject(error) : resolve(result))),
  );
  assert.equal(stats.hasErrors(), false, stats.toString());
  const size = gzipSync(readFileSync(join(program, 'out', 'bundle.js')), { level: 9 }).length;
  assert.ok(size < 2048, `${size} bytes`);
  console.log(`formatMark alone: ${size} bytes gzipped`);
});

/** `expression; // → value`, also when the expression goes over several lines. */
function claimsOf(code) {
  return code.replace(/^(.*); \/\/ → (.+)$/gm, (_, last, value) => `${last} |> ${value};`);
}

test('every line of the README is true', async () => {
  const [, code] = /```js\n([\s\S]*?)```/.exec(readFileSync(join(installed, 'README.md'), 'utf8'));
  const statements = claimsOf(code).split(/;\n/);
  let claims = 0;
  const checked = statements.map((statement) => {
    const [, before, value] = /^([\s\S]*) \|> (.+)$/.exec(statement) ?? [];
    if (before === undefined) return `${statement};`;
    claims += 1;
    const start = before.lastIndexOf('\nrules.') + 1;
    return `${before.slice(0, start)}same(${before.slice(start)}, ${value});`;
  });
  const [first, ...rest] = checked;
  const program = [
    first,
    "import assert from 'node:assert/strict';",
    "import { readFileSync } from 'node:fs';",
    "const folder = new URL('node_modules/foulee-rules/tables/', import.meta.url);",
    "const table = (name) => JSON.parse(readFileSync(new URL(name + '.json', folder), 'utf8'));",
    'const same = (a, b) => assert.deepEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));',
    ...rest,
  ];
  await runOrThrow(process.execPath, [write('readme.mjs', program.join('\n'))]);
  assert.ok(claims > 10, `${claims} claims`);
});
