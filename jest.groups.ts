import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** How long a file takes of which nothing is said, against those of `weights`. */
const USUAL_WEIGHT = 1;

/** Groups of a package that says no number: enough for two processes to end together, few enough that what a group loads once pays. */
const GROUPS = 6;

/**
 * Writes files that each run a part of a package's tests, one of `groups`, in one process with one registry of modules: Jest loads and compiles
 * the code once for all of them, instead of once for each. A file in `alone` (paths in the package, no endings) stays by itself:
 * one that replaces modules or the browser's functions, or starts processes. A file whose path matches a pattern of `ignored` is
 * left out. `weights` says how long the longest take, in any unit: the groups end together. Returns the places and patterns for Jest's configuration.
 */
export function writeTestGroups(
  folder: string,
  groupsFolder: string,
  {
    alone,
    ignored,
    groups = GROUPS,
    weights = {},
  }: {
    alone: readonly string[];
    ignored: readonly string[];
    groups?: number | undefined;
    weights?: Readonly<Record<string, number>> | undefined;
  },
): { roots: string[]; testMatch: string[] } {
  const isAlone = (path: string): boolean => alone.some((start) => path.startsWith(`${start}.test.`));
  const isIgnored = (path: string): boolean => ignored.some((pattern) => new RegExp(pattern).test(join(folder, path)));
  const every = globSync('**/*.test.{ts,tsx}', {
    cwd: folder,
    exclude: (path) => path === 'node_modules' || path === 'dist',
  });
  const unknown = alone.filter((start) => !every.some((path) => path.startsWith(`${start}.test.`)));
  if (unknown.length > 0) throw new Error(`No test file of ${folder}: ${unknown.join(', ')}`);

  const files = every.filter((path) => !isIgnored(path)).sort();
  rmSync(groupsFolder, { recursive: true, force: true });
  mkdirSync(groupsFolder, { recursive: true });
  const grouped = files.filter((path) => !isAlone(path));
  for (const [group, paths] of splitEvenly(grouped, groups, weights).entries()) {
    const lines = paths.map(
      (path) => `describe('${path}', () => {\n  require('${relative(groupsFolder, join(folder, path))}');\n});\n`,
    );
    if (lines.length > 0) writeFileSync(join(groupsFolder, `group-${group + 1}.test.ts`), lines.join('\n'));
  }
  const apart = files.filter(isAlone).map((path) => join(folder, path));
  return { roots: [folder, groupsFolder], testMatch: [join(groupsFolder, '*.test.ts'), ...apart] };
}

/** Puts the heaviest first, each where least is so far; within a group they keep their order. */
function splitEvenly(
  paths: readonly string[],
  groups: number,
  weights: Readonly<Record<string, number>>,
): readonly string[][] {
  const weigh = (path: string): number => weights[path.replace(/\.test\.tsx?$/, '')] ?? USUAL_WEIGHT;
  const split = Array.from({ length: groups }, () => ({ weight: 0, paths: [] as string[] }));
  for (const path of paths.toSorted((a, b) => weigh(b) - weigh(a))) {
    const lightest = split.reduce((least, group) => (group.weight < least.weight ? group : least));
    lightest.weight += weigh(path);
    lightest.paths.push(path);
  }
  return split.map((group) => group.paths.sort());
}
