import { resolve } from 'node:path';
import { buildApps } from './build.mjs';
import { readReleaseArgs } from './lib/args.mjs';
import { callerDir } from './lib/project.mjs';
import { publishRemote } from './lib/publish.mjs';
import { giveUp, say } from './lib/say.mjs';
import { setUp } from './setup.mjs';

const USAGE = 'npm run release -- <application> [--site DOSSIER] [--origin URL --dir DOSSIER]';
const { folder, siteDir, options } = readReleaseArgs(USAGE, ['site', 'origin', 'dir']);
if ((options.origin === undefined) !== (options.dir === undefined)) giveUp(`--origin et --dir vont ensemble. ${USAGE}`);
if (options.origin !== undefined && !URL.canParse(options.origin)) giveUp(`${options.origin} n'est pas une origine.`);

const elsewhere =
  options.origin === undefined
    ? undefined
    : { origin: new URL(options.origin).origin, dir: resolve(callerDir(), options.dir) };

const node = await setUp();
await buildApps(node, [folder]);
const { version, build, entry, unchanged } = await publishRemote(siteDir, folder, elsewhere).catch((error) =>
  giveUp(error.message),
);
say(
  unchanged
    ? `✓ ${folder} ${version} (${build}) : déjà en service, rien à publier.`
    : `✓ ${folder} ${version} (${build}) est publié : ${entry}`,
);
if (elsewhere !== undefined) say(`  Le serveur doit connaître cette origine : REMOTE_ORIGINS=${elsewhere.origin}`);
