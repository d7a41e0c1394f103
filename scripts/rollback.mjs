import { readReleaseArgs } from './lib/args.mjs';
import { withLock } from './lib/lock.mjs';
import { remoteName } from './lib/project.mjs';
import { pointTo, readHistory, readRemotes } from './lib/remotes-file.mjs';
import { giveUp, say } from './lib/say.mjs';

const { folder, siteDir } = readReleaseArgs('npm run rollback -- <application> [--site DOSSIER]', ['site']);

await withLock(siteDir, () => {
  const current = readRemotes(siteDir).find(({ name }) => name === remoteName(folder));
  const history = readHistory(siteDir, folder);
  const at = history.findIndex(({ build, entry }) => build === current?.build && entry === current?.entry);
  const earlier = history[at - 1];
  if (earlier === undefined) throw new Error(`${folder} n'a pas de publication plus ancienne dans ${siteDir}.`);
  pointTo(siteDir, earlier);
  say(`✓ ${folder} est revenu à ${earlier.version} (${earlier.build}), publié le ${earlier.released}`);
}).catch((error) => giveUp(error.message));
