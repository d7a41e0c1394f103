import { readReleaseArgs } from './lib/args.mjs';
import { withLock } from './lib/lock.mjs';
import { APPS, remoteName } from './lib/project.mjs';
import { pointTo, readHistory, readRemotes, releaseBefore } from './lib/remotes-file.mjs';
import { giveUp, say } from './lib/say.mjs';
import { rollBackShell } from './lib/shell-release.mjs';

const usage = 'npm run rollback -- <application> [--to PUBLICATION] [--site DOSSIER]';
const { folder, siteDir, options } = readReleaseArgs(usage, ['site', 'to'], APPS);

function rollBackRemote() {
  const earlier = earlierRelease();
  pointTo(siteDir, earlier);
  return earlier;
}

/** The release asked for, or else the one that the present one replaced. */
function earlierRelease() {
  const history = readHistory(siteDir, folder);
  if (options.to !== undefined) {
    const asked = history.findLast(({ build }) => build === options.to);
    if (asked !== undefined) return asked;
    const known = history.map(({ build }) => build).join(', ');
    throw new Error(`${folder} n'a jamais été publié comme « ${options.to} » dans ${siteDir}. Publications : ${known}`);
  }
  const present = readRemotes(siteDir).find(({ name }) => name === remoteName(folder));
  const earlier = releaseBefore(history, present);
  if (earlier === undefined) throw new Error(`${folder} n'a pas de publication plus ancienne dans ${siteDir}.`);
  return earlier;
}

await withLock(siteDir, () => {
  const earlier = folder === 'shell' ? rollBackShell(siteDir, options.to) : rollBackRemote();
  say(`✓ ${folder} est revenu à ${earlier.version} (${earlier.build}), publié le ${earlier.released}`);
}).catch((error) => giveUp(error.message));
