import { join } from 'node:path';
import { REMOTES, ROOT, remoteName } from '../project.mjs';
import { withLock } from './lock.mjs';
import { fitsPlatform } from './platform.mjs';
import { describeBuild } from './remote-build.mjs';
import {
  findMisfit,
  isSameRelease,
  pointTo,
  readHistory,
  readRemotes,
  readShell,
  refuseMisfit,
  releaseBefore,
  writeHistory,
} from './remotes-file.mjs';
import { copyShell, describeShell, noteRelease } from './shell-release.mjs';
import { copyBeside } from './site-files.mjs';

/**
 * Publishes at a start, from `root`: the flags, and the shell and each remote whose build this site has never had. Returns why
 * a remote was not published: it does not run on a shell that was rolled back.
 */
export function publishSite(siteDir, flagsDir, root = ROOT) {
  return withLock(siteDir, () => {
    copyBeside(flagsDir, join(siteDir, 'static', 'h240'));
    // A build that is in the history already is not published again: a restart must not undo a rollback.
    const shell = describeShell(root);
    const present = readShell(siteDir);
    const isNewShell = !present.releases.some(({ build }) => build === shell.build);
    if (isNewShell) noteRelease(siteDir, root, shell);
    const refused = [];
    for (const folder of REMOTES) {
      const described = describeBuild(root, folder, '');
      const known = readHistory(siteDir, folder).some((release) => release.build === described.build);
      const pointed = readRemotes(siteDir).some(({ name }) => name === remoteName(folder));
      const misfit = findMisfit(siteDir, described);
      if (misfit !== undefined && pointed) refused.push(misfit);
      else if (!known || !pointed) release(root, siteDir, folder);
    }
    if (isNewShell || present.build === shell.build) copyShell(siteDir, root);
    return { refused };
  });
}

/**
 * Publishes only the shell built under `root`: each remote keeps its present release. Returns the platform that it
 * brings, and the released remotes that do not accept it.
 */
export function publishShell(siteDir, root = ROOT) {
  return withLock(siteDir, () => {
    const shell = describeShell(root);
    const { platform } = shell;
    const unchanged = readShell(siteDir).build === shell.build;
    if (!unchanged) noteRelease(siteDir, root, shell);
    copyShell(siteDir, root);
    const leftBehind = readRemotes(siteDir).filter((remote) => !fitsPlatform(remote.platform, platform));
    return { ...shell, unchanged, leftBehind };
  });
}

/**
 * Releases a remote's present build only; returns its entry in `remotes.json`. A build that is served already
 * is `unchanged`: the pointer and the history stay, so there is nothing for a rollback to undo.
 */
export function publishRemote(siteDir, folder, elsewhere, root = ROOT) {
  return withLock(siteDir, () => release(root, siteDir, folder, elsewhere));
}

/** Copies the files beside the old ones, then writes the history, and last, in one step, the pointer. */
function release(root, siteDir, folder, { origin = '', dir = siteDir } = {}) {
  const described = describeBuild(root, folder, `${origin}/remotes/${folder}`);
  refuseMisfit(siteDir, described);
  copyBeside(join(root, folder, 'dist'), join(dir, 'remotes', folder));
  // The consoles of officials are of this site wherever the rest of the release is.
  if (described.officials !== undefined && dir !== siteDir)
    copyBeside(join(root, folder, 'dist', 'officiel'), join(siteDir, 'remotes', folder, 'officiel'));
  const history = readHistory(siteDir, folder);
  const present = readRemotes(siteDir).find(({ name }) => name === described.name);
  const known = history.some((past) => isSameRelease(past, described));
  if (known && isSameRelease(present, described)) return { ...present, unchanged: true };
  const earlier = history.filter((past) => !isSameRelease(past, described));
  writeHistory(siteDir, folder, [...earlier, { ...described, replaced: replacedBy(described, present, history) }]);
  pointTo(siteDir, described);
  return { ...described, unchanged: false };
}

/** The release that a rollback of `described` goes back to; for a build that is released again, the same as before. */
function replacedBy(described, present, history) {
  if (present === undefined) return null;
  const before = isSameRelease(present, described) ? releaseBefore(history, present) : present;
  return before === undefined ? null : { build: before.build, entry: before.entry };
}
