import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/project.mjs';
import { pointTo, writeHistory } from '../lib/release/remotes-file.mjs';
import { run } from '../lib/run.mjs';

export const aRelease = (build, name = 'secretariat') => ({
  name,
  entry: `/remotes/${name.replace('_', '-')}/remoteEntry.${build}.js`,
  version: '0.9.0',
  build,
  platform: '1.0',
  released: '2026-11-21T10:00:00.000Z',
  preload: { js: [], css: [] },
});

/** A site folder where the secretariat was released as `builds`, oldest first, the last one being the present one. */
export function aSiteWith(builds) {
  const siteDir = mkdtempSync(join(tmpdir(), 'foulee-release-'));
  writeHistory(
    siteDir,
    'secretariat',
    builds.map((build) => aRelease(build)),
  );
  pointTo(siteDir, aRelease('public00', 'public_site'));
  if (builds.length > 0) pointTo(siteDir, aRelease(builds.at(-1)));
  return siteDir;
}

export function pointedBuilds(siteDir) {
  const { remotes } = JSON.parse(readFileSync(join(siteDir, 'remotes.json'), 'utf8'));
  return Object.fromEntries(remotes.map(({ name, build }) => [name, build]));
}

/** Runs a command of the project as a person does, with the Node that runs the tests. */
export const command = (script, ...args) =>
  run(process.execPath, [join(ROOT, 'scripts', script), ...args], { quiet: true });

export function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A remote's build as rspack leaves it, its files named by `hash`. */
function aBuild(root, folder, hash, accepts = '1.0') {
  const dist = join(root, folder, 'dist');
  write(join(root, folder, 'package.json'), '{ "version": "0.9.0" }');
  write(join(root, folder, 'platform.json'), JSON.stringify({ accepts }));
  write(join(dist, `remoteEntry.${hash}.js`), `entry ${hash}`);
  write(join(dist, `js/app.${hash}.js`), `app ${hash}`);
  write(join(dist, 'page-files.json'), JSON.stringify({ 'page.home': [`js/page.home.${hash}.js`] }));
  const assets = { js: { sync: [`js/app.${hash}.js`], async: ['js/later.js'] }, css: { sync: [], async: [] } };
  write(join(dist, 'mf-manifest.json'), JSON.stringify({ exposes: [{ name: 'App', assets }] }));
}

/** A root whose three apps are built, and empty folders of a site and of a server's data. */
export function aRoot() {
  const root = mkdtempSync(join(tmpdir(), 'foulee-root-'));
  write(join(root, 'shared-domain/src/platform/version.ts'), `export const PLATFORM_VERSION = '1.0';`);
  write(join(root, 'shared-domain/src/platform/history.json'), '{ "1.0": ["Link"] }');
  write(join(root, 'shell/package.json'), '{ "version": "0.9.0" }');
  write(join(root, 'shell/dist/index.html'), 'page');
  write(join(root, 'flags/fr.png'), 'flag');
  aBuild(root, 'public-site', 'aaaaaaaa');
  aBuild(root, 'secretariat', 'bbbbbbbb');
  const [site, data] = ['site', 'data'].map((name) => mkdtempSync(join(tmpdir(), `foulee-${name}-`)));
  return { root, flags: join(root, 'flags'), site, data };
}

/** A new build begins from an empty folder. */
export function rebuild(root, folder, hash, accepts) {
  rmSync(join(root, folder, 'dist'), { recursive: true });
  aBuild(root, folder, hash, accepts);
}
