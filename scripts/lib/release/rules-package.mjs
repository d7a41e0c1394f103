import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';
import { runOrThrow } from '../run.mjs';

const SOURCE = join(ROOT, 'shared-domain');

/** What the package says of itself: JavaScript modules with their types, nothing to install beside them. */
function description() {
  const { version } = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'));
  const { license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return {
    name: 'foulee-rules',
    version,
    description: 'The rules of athletics: marks, rankings, qualification, seeding, categories, points',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './tables/*.json': './tables/*.json' },
  };
}

/** The rules as a package for any JavaScript program, without the rest of Foulée: built into `folder`. */
export async function buildRulesPackage(node, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  await runOrThrow(node, [tsc, '-p', join(SOURCE, 'tsconfig.rules.json'), '--outDir', folder]);
  for (const [from, to] of [
    [join(SOURCE, 'README.md'), 'README.md'],
    [join(ROOT, 'LICENSE'), 'LICENSE'],
    [join(SOURCE, 'tables'), 'tables'],
  ])
    if (existsSync(from)) cpSync(from, join(folder, to), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description(), undefined, 2)}\n`);
  return folder;
}
