import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT, WORKSPACES } from './lib/project.mjs';
import { run, withNode } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
/** The projects that take longest come first, so that both cores are busy to the end. */
const LONGEST = ['api', 'secretariat'];
const projects = [...new Set([...LONGEST, ...WORKSPACES])].filter((folder) =>
  existsSync(join(ROOT, folder, 'tsconfig.json')),
);

async function checkTypes(folder) {
  const args = [tsc, '-p', folder, '--noEmit', '--singleThreaded'];
  const { code, output } = await run(node, args, { env: withNode(node), quiet: true });
  say(code === 0 ? `✓ ${folder}` : `✗ ${folder}\n${output}`);
  if (code !== 0) process.exitCode = 1;
}

/**
 * Runs as many compilers as there are cores, each taking the next project, with one thread each: the threads of one compiler would
 * each check the shared sources, almost doubling the work.
 */
async function checkNext() {
  for (let folder = projects.shift(); folder !== undefined; folder = projects.shift()) await checkTypes(folder);
}

await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
