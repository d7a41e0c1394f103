import { resolve } from 'node:path';
import { buildApps } from './build.mjs';
import { readReleaseArgs } from './lib/args.mjs';
import { localize } from './lib/localize.mjs';
import { APPS, callerDir, REMOTES } from './lib/project.mjs';
import { publishRemote, publishShell } from './lib/release/publish.mjs';
import { giveUp, say } from './lib/say.mjs';
import { setUp } from './setup.mjs';

const USAGE = localize(
  'npm run release -- <application> [--site DOSSIER] [--origin URL --dir DOSSIER]',
  'npm run release -- <application> [--site FOLDER] [--origin URL --dir FOLDER]',
);
const { folder, siteDir, options } = readReleaseArgs(USAGE, ['site', 'origin', 'dir'], APPS);
const isRemote = REMOTES.includes(folder);
if ((options.origin === undefined) !== (options.dir === undefined))
  giveUp(localize(`--origin et --dir vont ensemble. ${USAGE}`, `--origin and --dir go together. ${USAGE}`));
if (options.origin !== undefined && !URL.canParse(options.origin))
  giveUp(localize(`${options.origin} n'est pas une origine.`, `${options.origin} is no origin.`));
if (options.origin !== undefined && !isRemote)
  giveUp(
    localize(
      `${folder} est servi par le site lui-même : --origin n'y va pas.`,
      `${folder} is served by the site itself: --origin is not for it.`,
    ),
  );

const elsewhere =
  options.origin === undefined
    ? undefined
    : { origin: new URL(options.origin).origin, dir: resolve(callerDir(), options.dir) };

async function releaseRemote() {
  const { version, build, entry, unchanged } = await publishRemote(siteDir, folder, elsewhere);
  say(
    unchanged
      ? localize(
          `✓ ${folder} ${version} (${build}) : déjà en service, rien à publier.`,
          `✓ ${folder} ${version} (${build}): in service already, nothing to publish.`,
        )
      : localize(
          `✓ ${folder} ${version} (${build}) est publié : ${entry}`,
          `✓ ${folder} ${version} (${build}) is published: ${entry}`,
        ),
  );
  if (elsewhere === undefined) return;
  say(
    localize(
      `  Le serveur doit connaître cette origine : REMOTE_ORIGINS=${elsewhere.origin}`,
      `  The server must know this origin: REMOTE_ORIGINS=${elsewhere.origin}`,
    ),
  );
  say(
    localize(
      '  Elle doit envoyer Access-Control-Allow-Origin : sans lui les navigateurs refusent ces fichiers.',
      '  It must send Access-Control-Allow-Origin: without it browsers refuse these files.',
    ),
  );
}

async function releaseShell() {
  const { version, build, platform, unchanged, leftBehind } = await publishShell(siteDir);
  say(
    unchanged
      ? localize(
          `✓ ${folder} ${version} (${build}) : déjà en service, rien à publier.`,
          `✓ ${folder} ${version} (${build}): in service already, nothing to publish.`,
        )
      : localize(
          `✓ ${folder} ${version} (${build}) est publié : plateforme ${platform}`,
          `✓ ${folder} ${version} (${build}) is published: platform ${platform}`,
        ),
  );
  for (const { name, version, platform: accepted } of leftBehind)
    say(
      localize(
        `! ${name} ${version} accepte la plateforme ${accepted} : il ne s'ouvrira plus avant d'être publié à nouveau.`,
        `! ${name} ${version} accepts platform ${accepted}: it does not open any more until it is published again.`,
      ),
    );
}

const node = await setUp();
await buildApps(node, [folder]);
await (isRemote ? releaseRemote() : releaseShell()).catch((error) => giveUp(error.message));
