import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a program of api/tools to its end. */
export function runTool(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(__dirname, '..', 'tools', `${name}.ts`), ...args], {
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}
