import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../server.ts';

/** Runs one of the operator's commands to its end; gives its duration, ms, and its output. */
export function runTool(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly ms: number; readonly output: string }> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'api', 'tools', `${name}.ts`), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve, reject) =>
    child.once('close', (code) => {
      if (code === 0 || name === 'doctor') resolve({ ms: performance.now() - began, output: output.trim() });
      else reject(new Error(`${name} (${code})\n${output}`));
    }),
  );
}

/** Asks the system to drop its cache of a file; false where that is not possible. */
export function forgetFile(path: string): boolean {
  return spawnSync('dd', [`if=${path}`, 'iflag=nocache', 'count=0', 'status=none']).status === 0;
}
