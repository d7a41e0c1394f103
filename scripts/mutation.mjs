import { join } from 'node:path';
import { ROOT } from './lib/project.mjs';
import { run, withNode } from './lib/run.mjs';
import { setUp } from './setup.mjs';

/**
 * Changes the rules line by line and counts the changes that their tests notice; fails under 85 %. Words choose folders
 * of the rules: `npm run mutation -- ranking`.
 */
const node = await setUp();
const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const folders = process.argv.slice(2).join(',');
const env = { ...withNode(node), ...(folders === '' ? {} : { MUTATE: folders }) };
const { code } = await run(node, [stryker, 'run'], { cwd: join(ROOT, 'shared-domain'), env });
process.exitCode = code;
