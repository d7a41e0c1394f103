import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CACHE_DIR, ROOT } from './project.mjs';
import { run, withNode } from './run.mjs';

const REPORTS = join(CACHE_DIR, 'test');
const tool = (...path) => join(ROOT, 'node_modules', ...path);

/** Deletes the report of the last run, so that it is not taken for this one's; returns its path. */
function clearReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const path = join(REPORTS, name);
  rmSync(path, { force: true });
  return path;
}

/** Counts of one suite. A runner that fails without naming a failed test, or leaves no report, counts as one failure. */
function countTests(code, counts = { passed: 0, failed: 0, skipped: 0 }) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Runs a command that passes or fails as a whole and counts as one test. */
export async function runScript(node, script) {
  const { code } = await run(node, [join(ROOT, 'scripts', script)], { env: withNode(node) });
  return countTests(code, { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 });
}

/** Packages whose test files run in groups (jest.groups.ts): the others are done before a group has loaded. */
const GROUPED = ['api', 'public-site', 'secretariat', 'shared-domain'];

/**
 * Flags for Jest: more room for short-lived objects, and no work for keeping compiled code; nor for optimising it where it is loaded
 * again for every file.
 */
const JEST_NODE = ['--max-semi-space-size=128', '--no-flush-bytecode'];
const UNGROUPED = ['--no-opt'];

export async function runJest(node, workspace, env, name = workspace) {
  const report = clearReport(`${name}.json`);
  const isLong = env.FOULEE_LONG === '1';
  // The long run times what it measures, a file at a time; reference suites are a few files.
  const isGrouped = !isLong && env.FOULEE_REFERENCE !== '1' && GROUPED.includes(workspace);
  const flags = isLong || isGrouped ? JEST_NODE : [...JEST_NODE, ...UNGROUPED];
  const groups = isGrouped ? { FOULEE_TEST_GROUPS: '1' } : {};
  const args = [...flags, tool('jest', 'bin', 'jest.js'), '--ci', '--json', `--outputFile=${report}`];
  // The JSON goes to the report and again to stdout: only stderr is for a person.
  const { code } = await run(node, args, { cwd: join(ROOT, workspace), env: { ...env, ...groups }, stdout: 'ignore' });
  const json = readJson(report);
  if (json === undefined) return countTests(code || 1);
  return countTests(code, {
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests + json.numTodoTests,
  });
}

/** The commands' own tests, by Node's runner: they are plain JavaScript that must run without any library. */
export async function runNodeTests(node, env, files = 'scripts/test/*.test.mjs') {
  const report = clearReport('scripts.tap');
  const reporters = ['spec:stdout', `tap:${report}`].flatMap((pair) => {
    const at = pair.indexOf(':');
    return [`--test-reporter=${pair.slice(0, at)}`, `--test-reporter-destination=${pair.slice(at + 1)}`];
  });
  // Node's runner keeps a core for itself, as Jest does.
  const concurrency = `--test-concurrency=${availableParallelism()}`;
  const { code } = await run(node, ['--test', concurrency, ...reporters, files], { env });
  const tap = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return countTests(code, { passed: count('pass'), failed: count('fail'), skipped: count('skipped') + count('todo') });
}

export async function runPlaywright(node, env, name = 'e2e') {
  const report = clearReport(`${name}.json`);
  const { code } = await run(node, [tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'], {
    cwd: join(ROOT, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const stats = readJson(report)?.stats;
  if (stats === undefined) return countTests(code || 1);
  return countTests(code, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  });
}
