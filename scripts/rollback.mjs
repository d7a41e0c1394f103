import { readReleaseArgs } from './lib/args.mjs';
import { localize } from './lib/localize.mjs';
import { APPS, remoteName } from './lib/project.mjs';
import { withLock } from './lib/release/lock.mjs';
import {
  pointTo,
  readHistory,
  readRemotes,
  refuseMisfit,
  releaseBefore,
  withdraw,
  writeHistory,
} from './lib/release/remotes-file.mjs';
import { rollBackShell } from './lib/release/shell-release.mjs';
import { giveUp, say } from './lib/say.mjs';

const usage = localize(
  'npm run rollback -- <application> [--to PUBLICATION] [--site DOSSIER]',
  'npm run rollback -- <application> [--to RELEASE] [--site FOLDER]',
);
const { folder, siteDir, options } = readReleaseArgs(usage, ['site', 'to'], APPS);

function rollBackRemote() {
  const history = readHistory(siteDir, folder);
  const present = readRemotes(siteDir).find(({ name }) => name === remoteName(folder));
  const earlier = earlierRelease(history, present);
  refuseMisfit(siteDir, earlier);
  writeHistory(siteDir, folder, withdraw(history, present, earlier));
  pointTo(siteDir, earlier);
  return earlier;
}

/** The release of `--to`, by default the one that the present release replaced. */
function earlierRelease(history, present) {
  if (options.to !== undefined) {
    const asked = history.findLast(({ build }) => build === options.to);
    if (asked !== undefined) return asked;
    const known = history.map(({ build }) => build).join(', ');
    throw new Error(
      localize(
        `${folder} n'a jamais été publié comme « ${options.to} » dans ${siteDir}. Publications : ${known}`,
        `${folder} was never published as “${options.to}” in ${siteDir}. Releases: ${known}`,
      ),
    );
  }
  const earlier = releaseBefore(history, present);
  if (earlier === undefined)
    throw new Error(
      localize(
        `${folder} n'a pas de publication plus ancienne dans ${siteDir}.`,
        `${folder} has no earlier release in ${siteDir}.`,
      ),
    );
  return earlier;
}

await withLock(siteDir, () => {
  const earlier = folder === 'shell' ? rollBackShell(siteDir, options.to) : rollBackRemote();
  say(
    localize(
      `✓ ${folder} est revenu à ${earlier.version} (${earlier.build}), publié le ${earlier.released}`,
      `✓ ${folder} is back at ${earlier.version} (${earlier.build}), published ${earlier.released}`,
    ),
  );
}).catch((error) => giveUp(error.message));
