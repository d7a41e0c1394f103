import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../project.mjs';
import { readModule } from './module-symbols.mjs';

/** Folders whose sources are read: the applications and what they share. */
const TREES = ['shared-domain/src', 'shell/src', 'public-site/src', 'secretariat/src', 'api/src'];
const TEST = /\.(test|fixture)\.tsx?$|(^|\/)testing\//;
const ENTRIES = /^shared-domain(?:\/(.+))?$/;

const STRING = /'[^'\n]*'/g;
const MODULE_PATH = /'(\.{1,2}\/[^']+\.tsx?)'/g;
/** A module that is started as a separate program: `new URL('./worker.ts', import.meta.url)`, or beside `import.meta.dirname`. */
const BESIDE = /import\.meta\.dirname,\s*'([^']+\.ts)'|new URL\('\.\/([^']+\.ts)', import\.meta\.url\)/g;
/** A name that is not a property after a dot; the dots of `...name` do not count. */
const NAME = /(?<![\w$#])(?<!(?<!\.\.)\.)[A-Za-z_$][\w$]*/g;

const sourcesUnder = (root, tree) =>
  existsSync(join(root, tree))
    ? readdirSync(join(root, tree), { recursive: true })
        .map((path) => `${tree}/${path.replaceAll('\\', '/')}`)
        .filter((path) => /\.tsx?$/.test(path) && !TEST.test(path) && !path.includes('node_modules/'))
    : [];

/** The sources under `root` as a graph: a node is a name declared at the top of a module, an edge a use of another one. */
export function readSymbolGraph(root = ROOT) {
  const modules = new Map();
  for (const path of TREES.flatMap((tree) => sourcesUnder(root, tree)))
    modules.set(path, readModule(path, readFileSync(join(root, path), 'utf8')));
  const manifest = join(root, 'shared-domain', 'package.json');
  const exported = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).exports : {};

  const locate = (from, specifier) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
    const entry = ENTRIES.exec(specifier);
    const target = entry === null ? undefined : exported[entry[1] === undefined ? '.' : `./${entry[1]}`];
    return target === undefined ? undefined : posix.join('shared-domain', target);
  };

  /** Where a name of a module is declared, followed through re-exports; undefined outside the project. */
  function resolve(path, name, seen = new Set()) {
    const module = modules.get(path);
    if (module === undefined || seen.has(path)) return undefined;
    seen.add(path);
    if (module.declared.has(name)) return `${path}#${name}`;
    const imported = module.imported.get(name) ?? module.reexported.get(name);
    if (imported !== undefined) {
      const target = locate(path, imported.from);
      return imported.name === '*' ? undefined : resolve(target, imported.name, seen);
    }
    for (const from of module.stars) {
      const found = resolve(locate(path, from), name, new Set(seen));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What `text` in the module at `path` uses: names, members of namespaces, and modules that are loaded by their path. */
  function usesIn(path, text) {
    const uses = new Set();
    const { imported, declared } = modules.get(path);
    const loaded = [
      ...[...text.matchAll(MODULE_PATH)].map(([, file]) => file),
      ...[...text.matchAll(BESIDE)].map(([, file]) => `./${file}`),
    ];
    for (const file of loaded) uses.add(`${locate(path, file)}#*`);
    const bare = text.replace(STRING, "''");
    for (const [name] of bare.matchAll(NAME)) {
      if (!declared.has(name) && !imported.has(name)) continue;
      if (imported.get(name)?.name === '*') {
        const target = locate(path, imported.get(name).from);
        for (const [, member] of bare.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
          uses.add(resolve(target, member));
      } else uses.add(resolve(path, name));
    }
    for (const [, method] of bare.matchAll(/\.(\w+)\(/g)) for (const maker of made.get(method) ?? []) uses.add(maker);
    uses.delete(undefined);
    return uses;
  }

  const made = findMakers(modules);
  const edges = new Map();
  function usesOf(node) {
    if (edges.has(node)) return edges.get(node);
    const [path, name] = node.split('#');
    const module = modules.get(path);
    const uses = new Set();
    if (module !== undefined) {
      const texts = name === '*' ? [...module.declared.values()] : [module.declared.get(name)];
      // Loading a module also runs the statements at its top level.
      for (const text of [...texts, ...module.effects]) for (const use of usesIn(path, text)) uses.add(use);
      for (const from of module.bare) {
        const target = locate(path, from);
        if (modules.has(target)) uses.add(`${target}#*`);
      }
      if (name === '*')
        for (const exportedName of module.reexported.keys()) {
          const found = resolve(path, exportedName);
          if (found !== undefined) uses.add(found);
        }
    }
    edges.set(node, uses);
    return uses;
  }

  /** Every node that `roots` use, directly or not, and the roots themselves. */
  function reach(roots) {
    const reached = new Set(roots);
    for (const node of reached) for (const use of usesOf(node)) reached.add(use);
    return reached;
  }

  return { modules, resolve, usesIn, reach };
}

/**
 * Functions that create the object with a method, by the method's name: objects of the server are passed around, so their user imports
 * only the type. Only methods of a single interface with a name of several words count: many objects may have a `find`.
 */
function findMakers(modules) {
  const makers = new Map();
  for (const { path, declared } of modules.values())
    if (path.startsWith('api/'))
      for (const [name, text] of declared)
        if (text.includes(`interface ${name} `)) {
          const makes = new RegExp(
            `^(?:export )?(?:async )?function [\\s\\S]*?\\): ${name} \\{|^(?:export )?const \\w+ = .*\\): ${name} =>`,
          );
          const nodes = [...declared]
            .filter(([, other]) => makes.test(other.trimStart()))
            .map(([maker]) => `${path}#${maker}`);
          for (const [, method] of text.matchAll(/^ {2}(?:readonly )?([a-z]+[A-Z]\w*)(?:\(|: \()/gm))
            makers.set(method, makers.has(method) ? [] : nodes);
        }
  return makers;
}
