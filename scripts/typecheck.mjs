import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT, WORKSPACES } from './lib/project.mjs';
import { run, withNode } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const projects = WORKSPACES.filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));

async function checkTypes(folder) {
  const { code, output } = await run(node, [tsc, '-p', folder, '--noEmit'], { env: withNode(node), quiet: true });
  say(code === 0 ? `✓ ${folder}` : `✗ ${folder}\n${output}`);
  if (code !== 0) process.exitCode = 1;
}

/** A compiler has one thread: as many of them as there are cores, each taking the next project. */
async function checkNext() {
  for (let folder = projects.shift(); folder !== undefined; folder = projects.shift()) await checkTypes(folder);
}

await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
