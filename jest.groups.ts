import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Groups of a package that says no number: enough for two processes to end together, few enough that what a group loads once pays. */
const GROUPS = 6;

/**
 * Writes files that each run a part of a package's tests, one of `groups`, in one process with one registry of modules: Jest loads and compiles
 * the code once for all of them, instead of once for each. A file in `alone` (paths in the package, no endings) stays by itself:
 * one that replaces modules or the browser's functions, or starts processes. A file whose path matches a pattern of `ignored` is
 * left out. Returns the places and patterns for Jest's configuration.
 */
export function writeTestGroups(
  folder: string,
  groupsFolder: string,
  {
    alone,
    ignored,
    groups = GROUPS,
  }: { alone: readonly string[]; ignored: readonly string[]; groups?: number | undefined },
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
  for (let group = 0; group < groups; group += 1) {
    const lines = grouped
      .filter((_, at) => at % groups === group)
      .map((path) => `describe('${path}', () => {\n  require('${relative(groupsFolder, join(folder, path))}');\n});\n`);
    if (lines.length > 0) writeFileSync(join(groupsFolder, `group-${group + 1}.test.ts`), lines.join('\n'));
  }
  const apart = files.filter(isAlone).map((path) => join(folder, path));
  return { roots: [folder, groupsFolder], testMatch: [join(groupsFolder, '*.test.ts'), ...apart] };
}
