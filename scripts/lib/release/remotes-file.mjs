import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localize } from '../localize.mjs';
import { fitsPlatform } from './platform.mjs';
import { writeWhole } from './site-files.mjs';

const readJson = (path, fallback) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : fallback);
const writeJson = (path, value) => writeWhole(path, `${JSON.stringify(value, null, 2)}\n`);

/** What is released now: the pointer that the server and the shell follow. */
export const readRemotes = (siteDir) => readJson(join(siteDir, 'remotes.json'), { remotes: [] }).remotes;

/**
 * Points one remote at a release. This is the last act of a release and the only one of a rollback. One that the site's shell
 * could not run is refused: its readers would lose a part of the site that works.
 */
export function pointTo(siteDir, { replaced, ...release }) {
  refuseMisfit(siteDir, release);
  const others = readRemotes(siteDir).filter(({ name }) => name !== release.name);
  const remotes = [...others, release].sort((a, b) => (a.name < b.name ? -1 : 1));
  writeJson(join(siteDir, 'remotes.json'), { remotes });
}

const shellPath = (siteDir) => join(siteDir, 'releases', 'shell.json');

/**
 * The site's shell: its build, the version of the common ground that it gives, and its releases, oldest first. A site published
 * by an older version says the platform alone.
 */
export const readShell = (siteDir) => ({ releases: [], ...readJson(shellPath(siteDir), {}) });

export const writeShell = (siteDir, shell) => writeJson(shellPath(siteDir), shell);

/** Why a release would not run on the site's shell, if it would not; a site that does not say its platform refuses none. */
export function findMisfit(siteDir, { name, version, platform }) {
  const { platform: given } = readShell(siteDir);
  if (given === undefined || fitsPlatform(platform, given)) return undefined;
  return localize(
    `${name} ${version} demande la plateforme ${platform}, et l'enveloppe du site ${siteDir} donne la ${given}. Rien n'est changé.`,
    `${name} ${version} asks for platform ${platform}, and the shell of the site ${siteDir} gives ${given}. Nothing is changed.`,
  );
}

/** Refuses what the site's shell could not run. */
export function refuseMisfit(siteDir, release) {
  const misfit = findMisfit(siteDir, release);
  if (misfit !== undefined) throw new Error(misfit);
}

const historyPath = (siteDir, folder) => join(siteDir, 'releases', `${folder}.json`);

/** Every release of a remote in this site folder, oldest first; `replaced` is the one that it took the place of, or null. */
export const readHistory = (siteDir, folder) => readJson(historyPath(siteDir, folder), { releases: [] }).releases;

export function writeHistory(siteDir, folder, releases) {
  writeJson(historyPath(siteDir, folder), { releases });
}

/** A build may be released at two origins: the build and its entry tell a release. */
export const isSameRelease = (a, b) => a?.build === b?.build && a?.entry === b?.entry;

/** What the present release replaced; in a history that does not say it, what was released before. */
export function releaseBefore(history, present) {
  const at = history.findIndex((release) => isSameRelease(release, present));
  const replaced = history[at]?.replaced;
  if (replaced === undefined) return history[at - 1];
  return replaced === null ? undefined : history.find((release) => isSameRelease(release, replaced));
}
