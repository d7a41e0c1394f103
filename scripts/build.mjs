import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localize } from './lib/localize.mjs';
import { APPS, CACHE_DIR } from './lib/project.mjs';
import { buildApp } from './lib/release/build-app.mjs';
import { buildFlags } from './lib/release/flags.mjs';
import { withLock } from './lib/release/lock.mjs';
import { giveUp, say, step } from './lib/say.mjs';
import { setUp } from './setup.mjs';

/** Builds the flags and the given apps, each only if its inputs changed. */
export async function buildApps(node, apps = APPS) {
  await withLock(join(CACHE_DIR, 'build'), async () => {
    await step(localize('Drapeaux', 'Flags'), () => buildFlags());
    for (const app of apps)
      await step(localize(`Construction de ${app}`, `Building ${app}`), () => buildApp(node, app));
  }).catch((error) => giveUp(error.message));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildApps(await setUp());
  say(localize('✓ Construit', '✓ Built'));
}
