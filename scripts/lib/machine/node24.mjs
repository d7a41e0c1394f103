import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localize } from '../localize.mjs';
import { ROOT } from '../project.mjs';
import { run } from '../run.mjs';
import { giveUp, step } from '../say.mjs';
import { npm } from './npm.mjs';

const WANTED = 24;
const TOOLCHAIN = join(ROOT, '.toolchain');

/**
 * Versions of the npm packages that contain only a Node, without an install script, each with the hash by which npm refuses any other
 * bytes under that name.
 */
const PINNED = {
  'linux-x64': [
    '24.21.0',
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  ],
  'linux-arm64': [
    '24.21.0',
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  ],
  'darwin-x64': [
    '24.18.1',
    'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  ],
  'win-x64': [
    '24.21.0',
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  ],
};

const platformName = () => `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const packageName = () => `node-${platformName()}`;

/**
 * `package.json` and lock file by which `npm ci` installs exactly this Node and nothing else; undefined for a platform without a
 * package.
 */
export function toolchainFiles(platform = platformName()) {
  const pinned = PINNED[platform];
  if (pinned === undefined) return undefined;
  const [version, integrity] = pinned;
  const name = `node-${platform}`;
  const root = { name: 'toolchain', version: '1.0.0', private: true, dependencies: { [name]: version } };
  const lock = {
    name: root.name,
    version: root.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, [`node_modules/${name}`]: { version, integrity } },
  };
  return { 'package.json': root, 'package-lock.json': lock };
}

/** Path of a Node ≥ 24 that is there already, if any. */
export function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED) return process.execPath;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(TOOLCHAIN, 'node_modules', packageName(), 'bin', binary);
  return existsSync(node) ? node : undefined;
}

/**
 * Writes the toolchain's lock file into `folder` and has npm install what it names, through `install(args, folder)`; a platform that
 * no Node is pinned for is an error.
 */
export async function installToolchain(folder, install, platform = platformName()) {
  const files = toolchainFiles(platform);
  if (files === undefined)
    throw new Error(localize(`Aucun Node n'est proposé pour ${platform}.`, `There is no Node for ${platform}.`));
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  }
  await install(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
}

/** Path of a Node ≥ 24: this one when it is recent enough, else one brought into `.toolchain/`. */
export async function ensureNode24() {
  const known = findNode24();
  if (known === process.execPath) return known;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = known ?? join(TOOLCHAIN, 'node_modules', packageName(), 'bin', binary);
  if (known === undefined) {
    await step(
      localize(
        `Node ${WANTED} (celui de la machine est le ${process.version})`,
        `Node ${WANTED} (this machine has ${process.version})`,
      ),
      () => installToolchain(TOOLCHAIN, (args, folder) => npm(process.execPath, args, folder)),
    ).catch((error) =>
      giveUp(
        localize(
          `Node ${WANTED} n'a pas pu être installé. Installez Node ${WANTED}, puis recommencez.\n${error.message}`,
          `Node ${WANTED} could not be installed. Install Node ${WANTED}, then try again.\n${error.message}`,
        ),
      ),
    );
  }
  const { code } = await run(node, ['--version'], { quiet: true }).catch(() => ({ code: 1 }));
  if (code !== 0)
    giveUp(
      localize(
        `Ce système ne fait pas tourner ${packageName()} : installez Node ${WANTED}, puis recommencez.`,
        `This system does not run ${packageName()}: install Node ${WANTED}, then try again.`,
      ),
    );
  return node;
}
