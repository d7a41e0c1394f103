import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { buildApps } from './build.mjs';
import { localize } from './lib/localize.mjs';
import { ensureChromium } from './lib/machine/chromium.mjs';
import { makeMemoryFolder } from './lib/machine/memory-folder.mjs';
import { ensurePostgres } from './lib/machine/postgres.mjs';
import { ensurePrograms } from './lib/machine/system-programs.mjs';
import { CACHE_DIR, ROOT, WORKSPACES } from './lib/project.mjs';
import { withNode } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { runJest, runNodeTests, runPlaywright, runScript } from './lib/suites.mjs';
import { setUp } from './setup.mjs';

/**
 * Runs every check of the project, one after another; the last line has the counts. `--long` adds the slow ones. Words after
 * `--` choose suites by name: `npm test -- api lint`.
 */
const node = await setUp();
// Near the priority (nice) of the thread that hashes passwords (api), 10: else each sign-in waits for all that is tested beside it.
setPriority(5);
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const long = process.argv.includes('--long');
const memory = makeMemoryFolder();
const env = {
  ...withNode(node),
  ...(long ? { FOULEE_LONG: '1' } : {}),
  ...(memory === undefined ? {} : { TMPDIR: memory }),
  // Messages of commands are French in every test, whatever the language of the person who runs them.
  LC_ALL: 'C',
  // Hundreds of processes load the same sources.
  NODE_COMPILE_CACHE: join(CACHE_DIR, 'compiled'),
};

const hasJest = (workspace) => existsSync(join(ROOT, workspace, 'jest.config.ts'));
/** Suites by name. Checks whose programs end at different times are one step: together they leave no core without work. */
const steps = [
  [
    ['lint', () => runScript(node, 'lint.mjs')],
    ['typecheck', () => runScript(node, 'typecheck.mjs')],
  ],
  ['scripts', () => runNodeTests(node, env)],
  ...WORKSPACES.filter(hasJest).map((workspace) => [workspace, () => runJest(node, workspace, env)]),
  ['api-postgres', onPostgres],
  ['e2e', () => journeys(env)],
  ['reference', referenceSuites],
  ...(long ? [['deploy', deployment]] : []),
  ...(long ? [['mutation', () => runScript(node, 'mutation.mjs')]] : []),
];

async function onPostgres() {
  if (await ensurePostgres()) return runJest(node, 'api', { ...env, TEST_DATABASE: 'postgres' }, 'api-postgres');
  say(
    localize(
      'Sauté : la suite de l’API sur PostgreSQL. Installez PostgreSQL (paquet postgresql).',
      'Skipped: the suite of the API on PostgreSQL. Install PostgreSQL (package postgresql).',
    ),
  );
  return { passed: 0, failed: 0, skipped: 1 };
}

/** Suites that compare with the reference competitions and tables: counted separately, and left out without them. */
async function referenceSuites() {
  if (!existsSync(join(ROOT, '..', 'shared', 'meets'))) {
    say(
      localize(
        'Les compétitions et tables de référence (../shared) ne sont pas à côté du projet : cette suite n’est pas là.',
        'The reference competitions and tables (../shared) are not beside the project: this suite is not there.',
      ),
    );
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const withReference = { ...env, FOULEE_REFERENCE: '1' };
  // A few files each: together they leave no core without work.
  const jest = await Promise.all([
    runJest(node, 'shared-domain', withReference, 'shared-domain-reference'),
    runJest(node, 'api', withReference, 'api-reference'),
  ]);
  return addCounts([...jest, await journeys(withReference, 'e2e-reference')]);
}

/** Tests of the examples for operators in deploy/: nginx as a proxy, units of systemd. */
async function deployment() {
  if (await ensurePrograms({ nginx: 'nginx', openssl: 'openssl', 'systemd-analyze': 'systemd' }))
    return runNodeTests(node, env, 'deploy/test/*.test.mjs');
  say(
    localize(
      'Sauté : les exemples de deploy/. Installez nginx, openssl et systemd.',
      'Skipped: the examples of deploy/. Install nginx, openssl and systemd.',
    ),
  );
  return { passed: 0, failed: 0, skipped: 1 };
}

async function journeys(environment, name = 'e2e') {
  await buildApps(node);
  if (await ensureChromium()) return runPlaywright(node, environment, name);
  say(
    localize(
      'Sauté : les parcours dans un navigateur. Installez Chromium, ou lancez npx playwright install chromium.',
      'Skipped: the journeys in a browser. Install Chromium, or run npx playwright install chromium.',
    ),
  );
  return { passed: 0, failed: 0, skipped: 1 };
}

const everyCounts = [];
const lines = [];

async function runSuite([name, work]) {
  say(`\n━━ ${name}`);
  const began = performance.now();
  const counts = await work();
  everyCounts.push(counts);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  lines.push(`${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${inWords(counts)} (${seconds} s)`);
}

for (const step of steps) {
  const suites = typeof step[0] === 'string' ? [step] : step;
  await Promise.all(suites.filter(([name]) => words.length === 0 || words.includes(name)).map(runSuite));
}

function addCounts(list) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of list) for (const key of Object.keys(sum)) sum[key] += counts[key];
  return sum;
}

function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const total = addCounts(everyCounts);
say(`\n${lines.join('\n')}\n`);
say(inWords(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
