import { join } from 'node:path';
import { REMOTES, ROOT } from '../project.mjs';
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
import { copyShell, describeShell, noteRelease, pointToShell } from './shell-release.mjs';
import { copyBeside } from './site-files.mjs';
import {
  describeWithdrawn,
  findShellMisfit,
  isWithdrawn,
  readStartedBuilds,
  shouldPublish,
  writeStartedBuilds,
} from './start-builds.mjs';

/**
 * Publishes at a start, from `root`: the flags, and the shell and each remote that this site has never had, or that the checkout
 * did not have at this server's last start (`dataDir` notes them): an older checkout puts its own builds back. Returns a sentence
 * for each build that was left aside: a rollback withdrew it, or it does not run on a shell that was rolled back.
 */
export function publishSite(siteDir, flagsDir, dataDir, root = ROOT) {
  return withLock(siteDir, () => {
    copyBeside(flagsDir, join(siteDir, 'static', 'h240'));
    const last = readStartedBuilds(dataDir);
    const shell = describeShell(root);
    const remotes = REMOTES.map((folder) => ({ folder, described: describeBuild(root, folder, `/remotes/${folder}`) }));
    const aside = [{ folder: 'shell', build: shell.build, ...startShell(siteDir, root, shell, last.shell, remotes) }];
    for (const { folder, described } of remotes)
      aside.push({ folder, build: described.build, ...startRemote(siteDir, root, folder, described, last[folder]) });
    if (readShell(siteDir).build === shell.build) copyShell(siteDir, root);
    // What does not run here yet counts as not started: the next start looks again.
    const started = aside.map(({ folder, build, misfit }) => [folder, misfit === undefined ? build : last[folder]]);
    writeStartedBuilds(dataDir, Object.fromEntries(started));
    return { messages: aside.flatMap(({ misfit, withdrawn }) => misfit ?? withdrawn ?? []) };
  });
}

/** Publishes the checkout's shell, or puts it back, where a start does; returns why it is left aside. */
function startShell(siteDir, root, shell, lastBuild, remotes) {
  const { build: present, releases } = readShell(siteDir);
  if (present === shell.build) return {};
  if (!shouldPublish(shell.build, releases, lastBuild))
    return isWithdrawn(releases, shell.build) ? { withdrawn: describeWithdrawn('shell', shell.build, present) } : {};
  const withdrawn = remotes.filter(({ folder, described }) =>
    isWithdrawn(readHistory(siteDir, folder), described.build),
  );
  const rolledBack = readRemotes(siteDir).filter(({ name }) =>
    withdrawn.some(({ described }) => described.name === name),
  );
  const misfit = findShellMisfit(rolledBack, shell);
  if (misfit !== undefined) return { misfit };
  if (releases.some(({ build }) => build === shell.build)) pointToShell(siteDir, shell.build);
  else noteRelease(siteDir, root, shell);
  return {};
}

/** Releases a remote of the checkout, or points at it again, where a start does; returns why it is left aside. */
function startRemote(siteDir, root, folder, described, lastBuild) {
  const history = readHistory(siteDir, folder);
  const present = readRemotes(siteDir).find(({ name }) => name === described.name);
  if (present?.build === described.build) return {};
  const misfit = findMisfit(siteDir, described);
  if (misfit !== undefined && present !== undefined) return { misfit };
  if (present !== undefined && !shouldPublish(described.build, history, lastBuild))
    return isWithdrawn(history, described.build)
      ? { withdrawn: describeWithdrawn(folder, described.build, present.build) }
      : {};
  const past = history.find((release) => isSameRelease(release, described));
  // What is in the history is gone back to as by a rollback: the history stays, and with it what each release replaced.
  if (past === undefined || present === undefined) release(root, siteDir, folder);
  else pointTo(siteDir, { ...past, platform: described.platform });
  return {};
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
