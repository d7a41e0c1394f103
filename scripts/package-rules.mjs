import { join } from 'node:path';
import { ROOT } from './lib/project.mjs';
import { buildRulesPackage } from './lib/release/rules-package.mjs';
import { say } from './lib/say.mjs';
import { setUp } from './setup.mjs';

/** `npm run package`: the rules as a package of JavaScript and types in shared-domain/dist/rules, ready for `npm pack`. */
const node = await setUp();
say(`✓ ${await buildRulesPackage(node, join(ROOT, 'shared-domain', 'dist', 'rules'))}`);
