import { join } from 'node:path';
import { ROOT } from './lib/project.mjs';
import { run, withNode } from './lib/run.mjs';
import { setUp } from './setup.mjs';

/**
 * `npm run reference`: pages about every export of the rules, from their docblocks, in shared-domain/dist/reference.
 * Fails when an export has none. `-- --emit none` only checks.
 */
const node = await setUp();
const typedoc = join(ROOT, 'shared-domain', 'node_modules', 'typedoc', 'bin', 'typedoc');
const { code } = await run(node, [typedoc, ...process.argv.slice(2)], {
  cwd: join(ROOT, 'shared-domain'),
  env: withNode(node),
});
process.exitCode = code;
