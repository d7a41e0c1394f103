import { resolve } from 'node:path';
import { buildApps } from './build.mjs';
import { readReleaseArgs } from './lib/args.mjs';
import { APPS, callerDir, REMOTES } from './lib/project.mjs';
import { publishRemote, publishShell } from './lib/publish.mjs';
import { giveUp, say } from './lib/say.mjs';
import { setUp } from './setup.mjs';

const USAGE = 'npm run release -- <application> [--site DOSSIER] [--origin URL --dir DOSSIER]';
const { folder, siteDir, options } = readReleaseArgs(USAGE, ['site', 'origin', 'dir'], APPS);
const isRemote = REMOTES.includes(folder);
if ((options.origin === undefined) !== (options.dir === undefined)) giveUp(`--origin et --dir vont ensemble. ${USAGE}`);
if (options.origin !== undefined && !URL.canParse(options.origin)) giveUp(`${options.origin} n'est pas une origine.`);
if (options.origin !== undefined && !isRemote)
  giveUp(`${folder} est servi par le site lui-même : --origin n'y va pas.`);

const elsewhere =
  options.origin === undefined
    ? undefined
    : { origin: new URL(options.origin).origin, dir: resolve(callerDir(), options.dir) };

async function releaseRemote() {
  const { version, build, entry, unchanged } = await publishRemote(siteDir, folder, elsewhere);
  say(
    unchanged
      ? `✓ ${folder} ${version} (${build}) : déjà en service, rien à publier.`
      : `✓ ${folder} ${version} (${build}) est publié : ${entry}`,
  );
  if (elsewhere === undefined) return;
  say(`  Le serveur doit connaître cette origine : REMOTE_ORIGINS=${elsewhere.origin}`);
  say('  Elle doit envoyer Access-Control-Allow-Origin : sans lui les navigateurs refusent ces fichiers.');
}

async function releaseShell() {
  const { version, build, platform, unchanged, leftBehind } = await publishShell(siteDir);
  say(
    unchanged
      ? `✓ ${folder} ${version} (${build}) : déjà en service, rien à publier.`
      : `✓ ${folder} ${version} (${build}) est publié : plateforme ${platform}`,
  );
  for (const { name, version, platform: accepted } of leftBehind)
    say(`! ${name} ${version} accepte la plateforme ${accepted} : il ne s'ouvrira plus avant d'être publié à nouveau.`);
}

const node = await setUp();
await buildApps(node, [folder]);
await (isRemote ? releaseRemote() : releaseShell()).catch((error) => giveUp(error.message));
