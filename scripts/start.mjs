import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from './build.mjs';
import { localize } from './lib/localize.mjs';
import { findDataDir, findSiteDir, SERVER } from './lib/project.mjs';
import { FLAGS_DIR } from './lib/release/flags.mjs';
import { publishSite } from './lib/release/publish.mjs';
import { giveUp, say } from './lib/say.mjs';
import { runServer } from './lib/server.mjs';
import { setUp } from './setup.mjs';

/** On a full disk the server still starts with the site as it was last published; any other error ends the command. */
function goOnIfPublished(error) {
  const isFull = ['ENOSPC', 'EDQUOT'].includes(error.code);
  const isPublished =
    existsSync(join(findSiteDir(), 'remotes.json')) && existsSync(join(findSiteDir(), 'shell', 'index.html'));
  if (!isFull || !isPublished)
    giveUp(
      localize(
        `Le site n'a pas pu être publié : ${error.message}`,
        `The site could not be published: ${error.message}`,
      ),
    );
  say(
    localize(
      "! Le disque est plein : le site reste tel qu'il est publié. Libérez de la place, puis relancez.",
      '! The disk is full: the site stays as it is published. Make room, then start again.',
    ),
  );
}

const node = await setUp();
await buildApps(node);
await publishSite(findSiteDir(), FLAGS_DIR, findDataDir()).then(
  ({ messages }) => messages.forEach(say),
  goOnIfPublished,
);
await runServer(node, [SERVER]);
