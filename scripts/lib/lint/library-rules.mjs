import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT } from '../project.mjs';

/** Programs; the rules that they import are in use. */
const PROGRAMS = ['shell/src', 'public-site/src', 'secretariat/src', 'api/src', 'api/tools'];
const DOMAIN = 'shared-domain/src';
/** Files through which programs import rules, by their import path. */
const ENTRIES = new Map([
  ['shared-domain', 'index.ts'],
  ['shared-domain/board', 'board/index.ts'],
  ['shared-domain/live-input', 'live-input/index.ts'],
  ['shared-domain/page-rules', 'page-rules.ts'],
]);
/** Parts of shared-domain that are not rules, but use some. */
const OTHERS = /^(contract|platform|testing)\//;
const TEST = /\.(test|fixture)\.tsx?$|(^|\/)testing\//;
const README = 'shared-domain/README.md';
const HEADING = '### Rules that only the library has';

const EXPORTED = /\bexport (?:async )?(?:const|function|interface|type|class) (\w+)/g;
const BY_NAME = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from '([^']+)'/g;
const BY_PATH = /(?:from|import|import\()\s*'(\.[^']+)'/g;

const sourcesUnder = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => /\.tsx?$/.test(path) && !TEST.test(path) && !path.includes('node_modules/'))
    : [];

/** Names that the programs import from the entries of the rules. */
function importedNames(root) {
  const names = new Set();
  for (const program of PROGRAMS)
    for (const path of sourcesUnder(root, program))
      for (const [, list, from] of readFileSync(join(root, program, path), 'utf8').matchAll(BY_NAME))
        if (ENTRIES.has(from)) for (const [, name] of list.matchAll(/(?:^|,)\s*(?:type\s+)?(\w+)/g)) names.add(name);
  return names;
}

/** Files of rules in `shared-domain/src` that no program uses, directly or through other rules. */
export function findUnreachedRules(root = ROOT) {
  const entries = new Set(ENTRIES.values());
  const files = sourcesUnder(root, DOMAIN).filter((path) => !entries.has(path));
  const names = importedNames(root);
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, DOMAIN, path), 'utf8')]));
  const isUsed = (path) =>
    OTHERS.test(path) || [...texts.get(path).matchAll(EXPORTED)].some(([, name]) => names.has(name));
  const reached = new Set(files.filter(isUsed));
  for (const path of reached)
    for (const [, to] of texts.get(path).matchAll(BY_PATH)) {
      const target = posix.join(dirname(path), to);
      if (texts.has(target)) reached.add(target);
    }
  return files.filter((path) => !reached.has(path)).toSorted();
}

/** What the README of shared-domain lists as rules of the library only: a line for each folder, with names in backquotes. */
function listOwn(root) {
  const [, section = ''] = readFileSync(join(root, README), 'utf8').split(`${HEADING}\n`);
  const [own] = section.split(/^#/m);
  return own.split('\n').flatMap((line) => {
    const [folder, ...names] = [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    return line.startsWith('- ') ? names.map((name) => ({ folder, name })) : [];
  });
}

/** Files that the README lists whole as the library's. */
export const listLibraryRules = (root = ROOT) =>
  listOwn(root)
    .filter(({ name }) => !name.includes('.'))
    .map(({ folder, name }) => `${folder}/${name}.ts`);

/** Single exports that it lists as the library's, in files that programs use: `file.export`. */
export const listLibraryExports = (root = ROOT) =>
  listOwn(root)
    .filter(({ name }) => name.includes('.'))
    .map(({ folder, name }) => ({ path: `${folder}/${name.split('.')[0]}.ts`, name: name.split('.')[1] }));

/** Rules that no program uses and the README does not list, and those that it lists although a program uses them. */
export function compareLibraryRules(root = ROOT) {
  const [unreached, listed] = [new Set(findUnreachedRules(root)), new Set(listLibraryRules(root))];
  return {
    listed: listed.size,
    unlisted: [...unreached].filter((path) => !listed.has(path)),
    needless: [...listed].filter((path) => !unreached.has(path)),
  };
}
