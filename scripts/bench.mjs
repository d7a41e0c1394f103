import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from './build.mjs';
import { ROOT } from './lib/project.mjs';
import { run, withNode } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { setUp } from './setup.mjs';

/** Runs each measurement of `bench/`, one after another, as two at once would disturb each other. */
const node = await setUp();
await buildApps(node);
const wanted = process.argv.slice(2);
const benches = readdirSync(join(ROOT, 'bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .sort();
for (const bench of benches) {
  say(`\n▸ ${bench.replace('.bench.ts', '')}`);
  const { code } = await run(node, [join(ROOT, 'bench', bench)], { env: withNode(node) });
  if (code !== 0) process.exitCode = 1;
}
