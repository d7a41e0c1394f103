import { pathToFileURL } from 'node:url';
import { localize } from './lib/localize.mjs';
import { ensureInstalled } from './lib/machine/install.mjs';
import { ensureNode24 } from './lib/machine/node24.mjs';
import { say } from './lib/say.mjs';

/** Prepares what every command needs: the libraries, and a Node ≥ 24, whose path it returns. */
export async function setUp() {
  const node = await ensureNode24();
  await ensureInstalled(node);
  return node;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await setUp();
  say(localize('✓ Prêt', '✓ Ready'));
}
