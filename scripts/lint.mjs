import { join } from 'node:path';
import { ROOT } from './lib/project.mjs';
import { run, withNode } from './lib/run.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
const tool = (...path) => join(ROOT, 'node_modules', ...path);
const check = process.argv.includes('--write') ? ['check', '--write'] : ['check'];

const style = await run(node, [tool('@biomejs', 'biome', 'bin', 'biome'), ...check, '--error-on-warnings'], {
  env: withNode(node),
});
const zones = await run(node, [join(ROOT, 'scripts', 'lib', 'check-zones.mjs')], { env: withNode(node) });
process.exitCode = style.code || zones.code;
