import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { ROOT } from './project.mjs';
import { run } from './run.mjs';
import { giveUp, step } from './say.mjs';

const WANTED = 24;
const TOOLCHAIN = join(ROOT, '.toolchain');

/** npm's `node-<platform>-<arch>` package: the binary alone, without an install script. */
function packageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${platform}-${process.arch}`;
}

/** Path of a Node ≥ 24 that is there already, if any. */
export function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED) return process.execPath;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(TOOLCHAIN, 'node_modules', packageName(), 'bin', binary);
  return existsSync(node) ? node : undefined;
}

/** Path of a Node ≥ 24: this one when it is recent enough, else one brought into `.toolchain/`. */
export async function ensureNode24() {
  const known = findNode24();
  if (known === process.execPath) return known;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = known ?? join(TOOLCHAIN, 'node_modules', packageName(), 'bin', binary);
  if (known === undefined) {
    await step(`Node ${WANTED} (celui de la machine est le ${process.version})`, async () => {
      mkdirSync(TOOLCHAIN, { recursive: true });
      writeFileSync(join(TOOLCHAIN, 'package.json'), '{ "private": true }\n');
      await npm(
        process.execPath,
        ['install', '--no-save', '--no-package-lock', `${packageName()}@${WANTED}`],
        TOOLCHAIN,
      );
    }).catch((error) =>
      giveUp(`Node ${WANTED} n'a pas pu être installé. Installez Node ${WANTED}, puis recommencez.\n${error.message}`),
    );
  }
  const { code } = await run(node, ['--version'], { quiet: true }).catch(() => ({ code: 1 }));
  if (code !== 0)
    giveUp(`Ce système ne fait pas tourner ${packageName()} : installez Node ${WANTED}, puis recommencez.`);
  return node;
}
