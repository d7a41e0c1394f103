import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
