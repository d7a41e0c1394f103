import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { localize } from './lib/localize.mjs';
import { stopWhenOrphaned } from './lib/orphan-watch.mjs';
import { APPS, ROOT } from './lib/project.mjs';
import { withNode } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { setUp } from './setup.mjs';

const COLOURS = { api: 36, shell: 35, 'public-site': 32, secretariat: 33 };

const node = await setUp();
const rspack = join(ROOT, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');
const children = [];
let stopping = false;

/** Starts one of the four programs; each of its lines begins with its name. */
function launch(name, args, cwd, env = {}) {
  const child = spawn(node, args, { cwd, env: { ...withNode(node), ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const prefix = process.stdout.isTTY
    ? `\u001b[${COLOURS[name]}m${name.padEnd(11)}\u001b[0m │ `
    : `${name.padEnd(11)} │ `;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => say(prefix + line));
  }
  child.once('exit', (code) => {
    if (!stopping) say(localize(`${prefix}s'est arrêté (${code})`, `${prefix}has stopped (${code})`));
    stop();
  });
  children.push(child);
}

function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
stopWhenOrphaned(stop);

const apiPort = process.env.PORT ?? '3000';
launch('api', ['--watch', '--watch-preserve-output', join(ROOT, 'api', 'src', 'server.ts')], ROOT, { PORT: apiPort });
for (const app of APPS) {
  launch(app, [rspack, 'serve', '--mode', 'development'], join(ROOT, app), {
    NODE_ENV: 'development',
    API_PORT: apiPort,
  });
}
say(
  localize(
    '▸ Ouvrez http://localhost:3001 ; Ctrl-C arrête tout.',
    '▸ Open http://localhost:3001; Ctrl-C stops everything.',
  ),
);
