import { join } from 'node:path';
import { ROOT } from '../project.mjs';
import { run, withNode } from '../run.mjs';
import { ACYCLIC_ROOTS, findFolderCycles } from './folder-cycles.mjs';

/** Folders whose imports are checked: all code that is written by hand and imported. */
export const ZONES = ['shared-domain', 'shell', 'public-site', 'secretariat', 'api', 'e2e', 'bench'];

/**
 * Checks the directions of imports under `root` against `.dependency-cruiser.mjs`, and that the folders of each of `acyclicRoots` import
 * each other in no cycle. dependency-cruiser reads TypeScript with swc here, since TypeScript 7 has no API yet; its hint about
 * the missing compiler is left out.
 */
export async function checkImports(node, root = ROOT, acyclicRoots = ACYCLIC_ROOTS) {
  const tool = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const args = ['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', ...ZONES];
  const { code, output } = await run(node, [tool, ...args], { cwd: root, env: withNode(node), quiet: true });
  const start = output.indexOf('{');
  if (start < 0) throw new Error(`dependency-cruiser (${code}) : ${output}`);
  const { modules, summary } = JSON.parse(output.slice(start));
  return {
    modules: summary.totalCruised,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...findFolderCycles(modules, acyclicRoots),
    ],
  };
}
