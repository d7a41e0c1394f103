import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopWhenOrphaned } from './orphan-watch.mjs';
import { ROOT } from './project.mjs';
import { withNode } from './run.mjs';

/** Flags of Node and environment of a server: see `about` in the file. */
const { flags, env: own } = JSON.parse(readFileSync(new URL('./server-options.json', import.meta.url), 'utf8'));

/** The folder of compiled sources, as in `api/src/server.ts`; set before Node starts, so that the first file is not compiled again. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'foulee-compiled');

/** Runs a server until it ends: what stops this command stops it, and its exit code becomes ours. */
export function runServer(node, args) {
  const env = { ...own, NODE_COMPILE_CACHE, ...withNode(node) };
  const child = spawn(node, [...flags, ...args], { cwd: ROOT, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWhenOrphaned(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
      resolve();
    });
  });
}
