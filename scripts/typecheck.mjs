import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT, WORKSPACES } from './lib/project.mjs';
import { run, withNode } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
/** The longest first: no core is left with one of them while the other has nothing to do. */
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
 * As many compilers as there are cores, each taking the next project. Each has one thread: those of one compiler check what they
 * have in common once each, which takes it almost twice the work.
 */
async function checkNext() {
  for (let folder = projects.shift(); folder !== undefined; folder = projects.shift()) await checkTypes(folder);
}

await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
