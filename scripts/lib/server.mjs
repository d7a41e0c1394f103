import { spawn } from 'node:child_process';
import { whenOrphaned } from './orphan.mjs';
import { ROOT } from './project.mjs';
import { withNode } from './run.mjs';

/** Runs a server until it ends: what stops this command stops it, and its exit code becomes ours. */
export function runServer(node, args) {
  const child = spawn(node, args, { cwd: ROOT, env: withNode(node), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenOrphaned(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
      resolve();
    });
  });
}
