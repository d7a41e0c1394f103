import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { extname, join } from 'node:path';
import { ROOT, WORKSPACES } from '../project.mjs';

const CODE = new Set(['.ts', '.tsx', '.mjs', '.js', '.css']);
const SKIPPED = new Set(['node_modules', 'dist', 'data', 'coverage', 'Release']);
/** Files that may use the packages of the root: tests, fixtures, configurations, bundler plugins. */
const TOOLING = /\.(test|spec|fixture|config)\.|\/testing\/|\/test\/|^[^/]+\/[\w.-]+\.ts$/;
/** Imports of packages, not of paths, as the formatter writes them. */
const IMPORT =
  /^(?:import|export)\b(?:.* from)? '([^'.][^']*)'|^} from '([^'.][^']*)'|\b(?:import|require(?:\.resolve)?)\('([^'.][^']*)'/gm;

const nameOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function codeUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return codeUnder(path);
    return CODE.has(extname(entry.name)) ? [path] : [];
  });
}

function importsOf(text) {
  const found = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3]);
  return new Set(found.filter((specifier) => !isBuiltin(specifier)).map(nameOf));
}

const readPackage = (root, folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Whether a declared package is needed: it is used, it has the types of one that is used, or it is a peer of a workspace. */
function isNeeded(name, { texts, declared, peers }) {
  if (peers.has(name) || texts.some((text) => text.includes(`${name}/`) || text.includes(`'${name}'`))) return true;
  const typed = name.startsWith('@types/') ? name.slice('@types/'.length) : undefined;
  return typed !== undefined && declared.has(typed);
}

/**
 * Packages that a workspace imports but does not declare, or declares but does not use: file, package and what is wrong. Tests
 * and configurations may import what the root declares.
 */
export function checkPackages(root = ROOT, workspaces = WORKSPACES) {
  const rootPackages = new Set(Object.keys(readPackage(root, '.').devDependencies ?? {}));
  const commands = codeUnder(join(root, 'scripts')).map((path) => readFileSync(path, 'utf8'));
  return workspaces
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .flatMap((folder) => {
      const { name, dependencies = {}, devDependencies = {}, peerDependencies = {} } = readPackage(root, folder);
      const declared = new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }));
      const peers = new Set(
        workspaces
          .filter((other) => declared.has(other))
          .flatMap((other) => Object.keys(readPackage(root, other).peerDependencies ?? {})),
      );
      const files = codeUnder(join(root, folder)).map((path) => ({
        path: path.slice(root.length + 1).replaceAll('\\', '/'),
        text: readFileSync(path, 'utf8'),
      }));
      const undeclared = files.flatMap(({ path, text }) =>
        [...importsOf(text)]
          .filter((one) => one !== name && !declared.has(one) && !(TOOLING.test(path) && rootPackages.has(one)))
          .map((one) => ({ at: path, package: one, why: `is not in ${folder}/package.json` })),
      );
      // Packages that only the commands in scripts/ run count as used too, such as the generator of the reference.
      const texts = [...files.map(({ text }) => text), ...commands];
      const unused = [...declared]
        .filter((one) => !isNeeded(one, { texts, declared, peers }))
        .map((one) => ({ at: `${folder}/package.json`, package: one, why: 'is imported by no file' }));
      return [...undeclared, ...unused];
    });
}
