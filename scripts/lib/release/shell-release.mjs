import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, hashFiles } from '../hash.mjs';
import { localize } from '../localize.mjs';
import { fitsPlatform, platformVersion } from './platform.mjs';
import { readRemotes, readShell, withdraw, writeShell } from './remotes-file.mjs';
import { copyBeside, isHashed } from './site-files.mjs';

/** Files that refer to the others, in the order in which they are replaced. */
const LAST = ['offline.html', 'sw.js', 'index.html'];

const keptIn = (siteDir, build) => join(siteDir, 'releases', 'shell', build);

/** Hash of a built shell in a folder. */
function buildOf(dist) {
  const files = filesUnder([dist], (path) => /\.(br|gz|map)$/.test(path));
  return hashFiles(dist, files).slice(0, 16);
}

/** Reads the shell built under `root`. */
export function describeShell(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'shell', 'package.json'), 'utf8'));
  return {
    version,
    build: buildOf(join(root, 'shell', 'dist')),
    platform: platformVersion(root),
    released: new Date().toISOString(),
  };
}

/** Copies the files that have the same name in every release to the release's own folder; hashed ones stay in the shell's folder. */
function keep(siteDir, build, from) {
  copyBeside(from, keptIn(siteDir, build), [], (file) => !isHashed(file));
}

/** Makes a shell that was published by an older version, without a history, the first release. */
function adoptPresent(siteDir, shell) {
  const served = join(siteDir, 'shell');
  if (shell.releases.length > 0 || shell.platform === undefined || !existsSync(join(served, 'index.html')))
    return shell;
  const build = hashFiles(
    served,
    filesUnder([served], (path) => isHashed(relative(served, path))),
  ).slice(0, 16);
  keep(siteDir, build, served);
  const adopted = { version: '?', build, platform: shell.platform, released: new Date().toISOString(), replaced: null };
  return { ...shell, build, releases: [adopted] };
}

/** Writes a release of the shell to the history and stores its files; `copyShell` copies those that readers get. */
export function noteRelease(siteDir, root, described) {
  const shell = adoptPresent(siteDir, readShell(siteDir));
  keep(siteDir, described.build, join(root, 'shell', 'dist'));
  const replaced = shell.build === described.build ? replacedBy(shell) : (shell.build ?? null);
  const releases = [...shell.releases.filter(({ build }) => build !== described.build), { ...described, replaced }];
  writeShell(siteDir, { platform: described.platform, build: described.build, releases });
}

const replacedBy = ({ build, releases }) => releases.find((release) => release.build === build)?.replaced ?? null;

/** Makes a release of the history the present one; its files are still to be copied to where readers get them. */
export function pointToShell(siteDir, build) {
  const shell = readShell(siteDir);
  const { platform } = shell.releases.find((release) => release.build === build);
  writeShell(siteDir, { ...shell, platform, build });
}

/** Copies a built shell to where readers get it; the page that refers to the other files comes last. */
export function copyShell(siteDir, root) {
  copyBeside(join(root, 'shell', 'dist'), join(siteDir, 'shell'), LAST);
}

/** The release with the build `to`, by default the one that the present release replaced. */
function earlierShell(siteDir, to) {
  const shell = readShell(siteDir);
  if (to !== undefined) {
    const asked = shell.releases.find(({ build }) => build === to);
    if (asked !== undefined) return asked;
    const known = shell.releases.map(({ build }) => build).join(', ');
    throw new Error(
      localize(
        `shell n'a jamais été publié comme « ${to} » dans ${siteDir}. Publications : ${known}`,
        `shell was never published as “${to}” in ${siteDir}. Releases: ${known}`,
      ),
    );
  }
  const earlier = shell.releases.find(({ build }) => build === replacedBy(shell));
  if (earlier === undefined)
    throw new Error(
      localize(
        `shell n'a pas de publication plus ancienne dans ${siteDir}.`,
        `shell has no earlier release in ${siteDir}.`,
      ),
    );
  return earlier;
}

/**
 * Puts an earlier shell back. One on which a present remote would not run is refused: its readers would lose a part of the site
 * that works.
 */
export function rollBackShell(siteDir, to) {
  const earlier = earlierShell(siteDir, to);
  const left = readRemotes(siteDir).find(({ platform }) => !fitsPlatform(platform, earlier.platform));
  if (left !== undefined) {
    throw new Error(
      localize(
        `${left.name} ${left.version} demande la plateforme ${left.platform}, et cette enveloppe (${earlier.build}) donne la ${earlier.platform}. Revenez d'abord sur ${left.name} (npm run rollback -- ${left.name.replaceAll('_', '-')}). Rien n'est changé.`,
        `${left.name} ${left.version} asks for platform ${left.platform}, and this shell (${earlier.build}) gives ${earlier.platform}. Roll ${left.name} back first (npm run rollback -- ${left.name.replaceAll('_', '-')}). Nothing is changed.`,
      ),
    );
  }
  const folder = keptIn(siteDir, earlier.build);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(
      localize(
        `Les fichiers de ${earlier.build} ne sont plus dans ${folder}.`,
        `The files of ${earlier.build} are no longer in ${folder}.`,
      ),
    );
  const shell = readShell(siteDir);
  writeShell(siteDir, {
    ...shell,
    releases: withdraw(shell.releases, { build: shell.build }, { build: earlier.build }),
  });
  pointToShell(siteDir, earlier.build);
  copyBeside(folder, join(siteDir, 'shell'), LAST);
  return earlier;
}
