import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';
import { runOrThrow } from '../run.mjs';

const SOURCE = join(ROOT, 'shared-domain');

/** The package.json: ES modules with types, no dependencies. */
function makeManifest() {
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

/** The rules as a package for any JavaScript program, without the rest of Foulée: built into `folder`, which is emptied first. */
export async function buildRulesPackage(nodePath, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  await runOrThrow(nodePath, [tsc, '-p', join(SOURCE, 'tsconfig.rules.json'), '--outDir', folder]);
  for (const [from, to] of [
    [join(SOURCE, 'README.md'), 'README.md'],
    [join(ROOT, 'LICENSE'), 'LICENSE'],
    [join(SOURCE, 'tables'), 'tables'],
  ])
    cpSync(from, join(folder, to), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(makeManifest(), undefined, 2)}\n`);
  return folder;
}
