import { join } from 'node:path';
import { checkCitations } from './lib/citations.mjs';
import { findOwnRoutes } from './lib/page-routes.mjs';
import { ROOT } from './lib/project.mjs';
import { compareReadmes, READMES } from './lib/readmes.mjs';
import { run, withNode } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { findSentenceReads } from './lib/sentence-reads.mjs';
import { checkZones } from './lib/zones.mjs';
import { setUp } from './setup.mjs';

/**
 * Form and habits by Biome, which way imports go, whether what is cited is there, whether both READMEs say the same, and whether a
 * program decides on a sentence. `--write` mends what can be mended.
 */
const node = await setUp();
const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const write = process.argv.includes('--write') ? ['--write'] : [];
const { code } = await run(node, [biome, 'check', '--error-on-warnings', ...write], { env: withNode(node) });

const { modules, violations } = await checkZones(node);
for (const { rule, from, to, by = [] } of violations) {
  say(`✗ ${rule}: ${from} → ${to}`);
  for (const step of by) say(`    ${step.from} → ${step.to}`);
}
say(`${violations.length === 0 ? '✓' : '✗'} Imports : ${modules} modules, ${violations.length} violation(s)`);

const { checked, wrong } = checkCitations();
for (const { at, cited, why } of wrong) say(`✗ ${at}: ${cited} ${why}`);
say(`${wrong.length === 0 ? '✓' : '✗'} Citations : ${checked} looked up, ${wrong.length} that lead nowhere`);

const differences = compareReadmes();
for (const difference of differences) say(`✗ ${difference}`);
say(`${differences.length === 0 ? '✓' : '✗'} ${READMES.join(', ')} : ${differences.length} difference(s)`);

const reads = findSentenceReads();
for (const { file, line } of reads)
  say(`✗ ${file}:${line} décide sur la phrase d’une erreur ; lire id, reason ou path`);
say(`${reads.length === 0 ? '✓' : '✗'} Phrases d’erreurs : ${reads.length} lecture(s) par un programme`);

const routes = findOwnRoutes();
for (const file of routes) say(`✗ ${file} a ses propres routes ; les pages sont dans contract/public-pages.ts`);
say(`${routes.length === 0 ? '✓' : '✗'} Pages publiques : ${routes.length} route(s) hors de leur table`);

const isSound = [violations, wrong, differences, reads, routes].every((found) => found.length === 0);
process.exitCode = code === 0 && isSound ? 0 : 1;
