import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localize } from './lib/localize.mjs';
import { findNode24 } from './lib/machine/node24.mjs';
import { callerDir, ROOT } from './lib/project.mjs';
import { run, withNode } from './lib/run.mjs';
import { giveUp } from './lib/say.mjs';

// Installs nothing, because the doctor must not change anything.
const node = findNode24();
if (node === undefined)
  giveUp(
    localize(
      `Node 24 manque (celui de la machine est le ${process.version}). npm start l'apporte.`,
      `Node 24 is missing (this machine has ${process.version}). npm start brings it.`,
    ),
  );
if (!existsSync(join(ROOT, 'node_modules', 'better-sqlite3')))
  giveUp(
    localize(
      'Les bibliothèques manquent. npm start les installe.',
      'The libraries are missing. npm start installs them.',
    ),
  );
const tool = join(ROOT, 'api', 'tools', 'doctor.ts');
const { code } = await run(node, [tool, ...process.argv.slice(2)], { cwd: callerDir(), env: withNode(node) });
process.exitCode = code;
