import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localize } from './lib/localize.mjs';
import { BUILDS, CACHE_DIR } from './lib/project.mjs';
import { buildApp } from './lib/release/build-app.mjs';
import { buildFlags } from './lib/release/flags.mjs';
import { withLock } from './lib/release/lock.mjs';
import { giveUp, say, step } from './lib/say.mjs';
import { setUp } from './setup.mjs';

/** Builds the flags and what is named, each only if its inputs changed. */
export async function buildApps(node, names = BUILDS) {
  await withLock(join(CACHE_DIR, 'build'), async () => {
    await step(localize('Drapeaux', 'Flags'), () => buildFlags());
    for (const name of names)
      await step(localize(`Construction de ${name}`, `Building ${name}`), () => buildApp(node, name));
  }).catch((error) => giveUp(error.message));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2);
  await buildApps(await setUp(), named.length > 0 ? named : BUILDS);
  say(localize('✓ Construit', '✓ Built'));
}
