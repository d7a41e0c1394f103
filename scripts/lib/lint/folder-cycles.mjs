/** Folders whose own folders may import one another only without a cycle. */
export const ACYCLIC_ROOTS = ['shared-domain/src', 'api/src', 'api/src/services'];

const TEST = /\.(test|fixture)\.tsx?$/;

/** The folder directly under `root` that a file is in; a file loose in the root is in none. */
function findFolder(root, file) {
  if (!file.startsWith(`${root}/`)) return undefined;
  const path = file.slice(root.length + 1).split('/');
  return path.length > 1 ? path[0] : undefined;
}

/** For each folder of a root, the folders it imports, each with the first import found. */
function findImports(modules, root) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const folder = findFolder(root, source);
    if (folder === undefined || TEST.test(source)) continue;
    for (const { resolved } of dependencies) {
      const other = findFolder(root, resolved);
      if (other === undefined || other === folder) continue;
      const others = imports.get(folder) ?? new Map();
      if (!others.has(other)) others.set(other, { from: source, to: resolved });
      imports.set(folder, others);
    }
  }
  return imports;
}

/** The shortest cycle from a folder back to itself, as a list of imports; undefined where there is none. */
function findCycle(imports, start) {
  const ways = [...(imports.get(start) ?? [])].map(([folder, step]) => ({ folder, by: [step] }));
  const seen = new Set();
  for (const { folder, by } of ways) {
    if (folder === start) return by;
    if (seen.has(folder)) continue;
    seen.add(folder);
    for (const [next, step] of imports.get(folder) ?? []) ways.push({ folder: next, by: [...by, step] });
  }
  return undefined;
}

/**
 * Cycles of any length among the folders of each root, as violations: `from` a folder, `to` the folders on the way back
 * to it, `by` the imports on that way. `modules` is the output of dependency-cruiser; imports of tests do not count.
 */
export function findFolderCycles(modules, roots = ACYCLIC_ROOTS) {
  return roots.flatMap((root) => {
    const imports = findImports(modules, root);
    const found = new Map();
    for (const folder of [...imports.keys()].toSorted()) {
      const by = findCycle(imports, folder);
      if (by === undefined) continue;
      const folders = by.map(({ from }) => findFolder(root, from));
      const cycle = folders.toSorted().join(' ');
      const to = [...folders.slice(1), folder].map((name) => `${root}/${name}`).join(' → ');
      if (!found.has(cycle)) found.set(cycle, { rule: 'no-folder-cycle', from: `${root}/${folder}`, to, by });
    }
    return [...found.values()];
  });
}
