import { join } from 'node:path';
import { callerDir, ROOT } from './lib/project.mjs';
import { run, withNode } from './lib/run.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
const tool = join(ROOT, 'api', 'tools', 'local-ca.ts');
const { code } = await run(node, [tool, ...process.argv.slice(2)], { cwd: callerDir(), env: withNode(node) });
process.exitCode = code;
