import { join } from 'node:path';
import { buildApps } from './build.mjs';
import { FLAGS_DIR } from './lib/flags.mjs';
import { ROOT, siteDirOf } from './lib/project.mjs';
import { publishSite } from './lib/publish.mjs';
import { giveUp } from './lib/say.mjs';
import { runServer } from './lib/server.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
await buildApps(node);
await publishSite(siteDirOf(), FLAGS_DIR).catch((error) => giveUp(`Le site n'a pas pu être publié : ${error.message}`));
await runServer(node, [join(ROOT, 'api', 'src', 'server.ts')]);
