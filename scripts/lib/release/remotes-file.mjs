import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localize } from '../localize.mjs';
import { fitsPlatform } from './platform.mjs';
import { writeWhole } from './site-files.mjs';

const readJson = (path, fallback) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : fallback);
const writeJson = (path, value) => writeWhole(path, `${JSON.stringify(value, null, 2)}\n`);

/** The present releases: the pointer that the server and the shell follow. */
export const readRemotes = (siteDir) => readJson(join(siteDir, 'remotes.json'), { remotes: [] }).remotes;

/**
 * Points one remote at a release: the last step of a release and of a rollback. A release that the site's shell
 * could not run is refused: its readers would lose a part of the site that works.
 */
export function pointTo(siteDir, { replaced, withdrawn, ...release }) {
  refuseMisfit(siteDir, release);
  const others = readRemotes(siteDir).filter(({ name }) => name !== release.name);
  const remotes = [...others, release].sort((a, b) => (a.name < b.name ? -1 : 1));
  writeJson(join(siteDir, 'remotes.json'), { remotes });
}

const shellPath = (siteDir) => join(siteDir, 'releases', 'shell.json');

/**
 * The site's shell: its build, the version of the platform that it provides, and its releases, oldest first. A site published
 * by an older version has the platform only.
 */
export const readShell = (siteDir) => ({ releases: [], ...readJson(shellPath(siteDir), {}) });

export const writeShell = (siteDir, shell) => writeJson(shellPath(siteDir), shell);

/** Why a release would not run on the site's shell; undefined where it would, or where the site's platform is not known. */
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

/** Every release of a remote in this site folder, oldest first; `replaced` is the release that it replaced, or null. */
export const readHistory = (siteDir, folder) => readJson(historyPath(siteDir, folder), { releases: [] }).releases;

export function writeHistory(siteDir, folder, releases) {
  writeJson(historyPath(siteDir, folder), { releases });
}

/** Whether two releases are the same, by build and entry: a build may be released at two origins. */
export const isSameRelease = (a, b) => a?.build === b?.build && a?.entry === b?.entry;

/** The release that the present one replaced; in a history without that information, the one released before it. */
export function releaseBefore(history, present) {
  const at = history.findIndex((release) => isSameRelease(release, present));
  const replaced = history[at]?.replaced;
  if (replaced === undefined) return history[at - 1];
  return replaced === null ? undefined : history.find((release) => isSameRelease(release, replaced));
}

/**
 * A history after a rollback from `present` to `earlier`: the later of them is withdrawn, so that no start publishes it again,
 * and `earlier` is not any more (`--to` may name a later one than the present).
 */
export function withdraw(releases, present, earlier) {
  const find = (wanted) => releases.findIndex((release) => isSameRelease(release, wanted));
  const isNewer = find(present) > find(earlier);
  return releases.map((release) => {
    if (isNewer && isSameRelease(release, present)) return { ...release, withdrawn: true };
    const { withdrawn, ...rest } = release;
    return isSameRelease(release, earlier) ? rest : release;
  });
}
