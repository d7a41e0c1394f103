import { posix } from 'node:path';
import { ROOT } from '../project.mjs';
import { listLibraryExports, listLibraryRules } from './library-rules.mjs';
import { listPlaces } from './places.mjs';
import { namesOf, RULE_PAGES, readRuleLines } from './rule-tables.mjs';
import { readSymbolGraph } from './symbol-graph.mjs';

const DOMAIN = 'shared-domain/src';
const ENTRIES = ['index.ts', 'contract/schemas/index.ts', 'contract/index.ts', 'platform/state/index.ts'];
/** The place of a rule that Foulée's own programs do not use. */
const LIBRARY = 'library';
/** The place in a line without a test. */
const NOTHING = '–';

/** Where a name of `shared-domain` is declared: found through an entry, or in a file of the contract that no entry exports. */
function findDeclaration({ modules, resolve }, name) {
  for (const entry of ENTRIES) {
    const found = resolve(`${DOMAIN}/${entry}`, name);
    if (found !== undefined) return found;
  }
  for (const { path, declared } of modules.values())
    if (path.startsWith(`${DOMAIN}/contract/`) && declared.has(name)) return `${path}#${name}`;
  return undefined;
}

/** The places that a line names in backquotes. */
const placesOf = (where) => [...where.matchAll(/`([^`]+)`/g)].map(([, place]) => place);
const saysLibrary = (where) => new RegExp(`(^|, )${LIBRARY}$`).test(where);

/**
 * Faults in the places that the tables under `root` name for their rules: a place that is no page,
 * screen or call, one that does not use the rule, a rule that no place uses and the README does not list as the library's.
 */
export function checkRulePlaces(root = ROOT, pages = RULE_PAGES) {
  const graph = readSymbolGraph(root);
  const places = listPlaces(graph);
  const reached = new Set([...places.values()].flatMap((nodes) => [...nodes]));
  const [ownFiles, ownExports] = [new Set(listLibraryRules(root)), listLibraryExports(root)];
  const isOwn = (node) => {
    const [path, name] = node.slice(DOMAIN.length + 1).split('#');
    return ownFiles.has(path) || ownExports.some((own) => own.path === path && own.name === name);
  };

  /** Checks a line for a screen without exports of its own: the place must draw something in the folder of its test. */
  function checkScreen(path, named) {
    const folder = `${posix.dirname(path.slice(1))}/`;
    const isThere = named.some((place) => [...places.get(place)].some((node) => node.startsWith(folder)));
    return path.startsWith('/') && isThere ? [] : [`${path}: nothing beside this test is shown there`];
  }

  function checkLine({ exported, where = '', path }) {
    if (path === undefined) return where === NOTHING ? [] : [`a line without a test has ${NOTHING} for its place`];
    const named = placesOf(where);
    const unknown = named.filter((place) => !places.has(place));
    if (unknown.length > 0) return unknown.map((place) => `${place} is no page, screen or call`);
    if (named.length === 0 && !saysLibrary(where)) return ['names no place where a user meets it'];
    const nodes = new Map(namesOf(exported).map((name) => [name, findDeclaration(graph, name)]));
    if (nodes.size === 0) return checkScreen(path, named);
    const isMet = (node) => named.some((place) => places.get(place).has(node));
    const idle = named.filter((place) => ![...nodes.values()].some((node) => places.get(place).has(node)));
    const unmet = [...nodes].flatMap(([name, node]) => {
      if (node === undefined || isMet(node) || (saysLibrary(where) && isOwn(node))) return [];
      if (reached.has(node))
        return [`${name} is not reached from ${named.join(', ') || 'the library alone: an application uses it'}`];
      return [isOwn(node) ? `${name} is the ${LIBRARY}’s` : `${name} is reached by no application`];
    });
    return [...idle.map((place) => `${place} reaches none of its exports`), ...unmet];
  }

  const lines = pages.flatMap((page) => readRuleLines(page, root).map((line) => ({ page, ...line })));
  let sentence = '';
  const wrong = [];
  for (const line of lines) {
    sentence = line.about || sentence;
    const at = `shared-domain/docs/${line.page}: ${sentence.slice(0, 60)}`;
    for (const why of checkLine(line)) wrong.push({ at, why });
  }
  const needless = ownExports
    .filter(
      ({ path, name }) =>
        reached.has(`${DOMAIN}/${path}#${name}`) || !graph.modules.get(`${DOMAIN}/${path}`)?.declared.has(name),
    )
    .map(({ path, name }) => ({
      at: 'shared-domain/README.md',
      why: `${path}: ${name} is not the ${LIBRARY}’s alone`,
    }));
  return {
    lines: lines.filter(({ path }) => path !== undefined).length,
    met: lines.filter(({ path, where = '' }) => path !== undefined && placesOf(where).length > 0).length,
    wrong: [...wrong, ...needless],
  };
}
