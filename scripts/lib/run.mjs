import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { ROOT } from './project.mjs';

/** The environment with this Node first on `PATH`, because npm and other tools start `node` by its name. */
export function withNode(node, env = process.env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [key]: [dirname(node), env[key]].filter(Boolean).join(delimiter) };
}

/** Runs a program to its end; its output is shown as it comes, or collected and returned when `quiet`. */
export function run(
  command,
  args,
  { cwd = ROOT, env = process.env, quiet = false, stdout = 'inherit', shell = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', stdout, 'inherit'],
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Like `run` with `quiet`, but a failure throws with the program's output. */
export async function runOrThrow(command, args, options = {}) {
  const { code, output } = await run(command, args, { ...options, quiet: true });
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} (${code})\n${output}`);
  return output;
}
