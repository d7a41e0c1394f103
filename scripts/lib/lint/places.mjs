import { cutStatements, namesDeclared } from './module-symbols.mjs';

const CONTRACT = 'shared-domain/src/contract';
const SITE = 'public-site/src/App.tsx';
const SCREENS = 'secretariat/src/app/Screens.tsx';
const OF_COMPETITION = 'secretariat/src/app/competition-screens.ts';
const ADDRESSES = 'secretariat/src/components/page/paths.ts';
const SHELL = 'shell/src/bootstrap.tsx';
const CONSOLES = 'secretariat/src/officials/index.tsx';
const MAIL = 'api/src/app/background-work.ts';
const SECRETARIAT = '/mgr/lesecretariat';
/** The place for what the shell draws around every page: bar, footer, dialogs and search. */
export const EVERY_PAGE = 'every page';
/** The place for what the server writes in a letter, when no call waits for it. */
export const LETTER = 'letter';

/** The items of a table or a switch in a source text: each key that `pattern` finds, with its text. */
function itemsOf(text, pattern) {
  const found = [...text.matchAll(pattern)];
  return found.map(({ 1: key, index }, at) => [key, text.slice(index, found[at + 1]?.index)]);
}

/** The pages of the public site: address → the names that draw it. */
function listPages({ modules, usesIn }) {
  const pages = modules.get(`${CONTRACT}/public-pages.ts`)?.declared.get('PUBLIC_PAGES') ?? '';
  const drawn = new Map(itemsOf(modules.get(SITE)?.declared.get('PAGES') ?? '', /^ {2}(\w+):/gm));
  return itemsOf(pages, /^ {2}(\w+): definePage\(/gm).map(([name, text]) => [
    /definePage\(\s*'([^']+)'/.exec(text)[1],
    usesIn(SITE, drawn.get(name) ?? ''),
  ]);
}

/** The screens of the secretariat: address → the names that draw it. */
function listScreens({ modules, usesIn }) {
  const { text: frame = '' } = modules.get(SCREENS) ?? {};
  const named = itemsOf(modules.get(ADDRESSES)?.declared.get('paths') ?? '', /^ {2}(\w+): `/gm).map(([name, text]) => [
    `${SECRETARIAT}${/\}(\/[^`]*)`/.exec(text)[1]}`,
    usesIn(SCREENS, new RegExp(`case '${name}':[\\s\\S]*?(?=\\n {4}case )`).exec(frame)?.[0] ?? ''),
  ]);
  const { text: table = '' } = modules.get(OF_COMPETITION) ?? {};
  const own = [...table.matchAll(/segment: '(\w*)'[\s\S]*?Page: (.*)/g)].map(([, segment, page]) => [
    `${SECRETARIAT}/:chOID${segment === '' ? '' : `/${segment}`}`,
    usesIn(OF_COMPETITION, page),
  ]);
  return [...named, ...own];
}

/** Names that the statement of a route uses, directly or through other statements of the function around it. */
function usesOfRoute({ usesIn }, path, statements, begin) {
  const local = new Map(statements.flatMap((text) => namesDeclared(text).map((name) => [name, text])));
  const texts = new Set([begin]);
  for (const text of texts)
    for (const [name] of text.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)) if (local.has(name)) texts.add(local.get(name));
  return [...texts].flatMap((text) => [...usesIn(path, text)]);
}

/** The calls of the contract: method and address → the names that answer it. */
function listCalls(graph) {
  const table = graph.modules.get(`${CONTRACT}/calls.ts`)?.text ?? '';
  const methods = { get: 'GET', post: 'POST', put: 'PUT', del: 'DELETE' };
  const routes = [...graph.modules.values()].filter(({ path }) => path.startsWith('api/src/routes/'));
  const cut = routes.flatMap(({ path, declared }) =>
    [...declared.values()].map((text) => [path, cutStatements(text.replace(/^.*\n/, ''), 2)]),
  );
  return [...table.matchAll(/^export const (\w+) = (get|post|put|del)\('([^']+)'\)/gm)].map(
    ([, name, method, address]) => {
      const isIt = new RegExp(`calls\\.${name}\\b`);
      const uses = cut.flatMap(([path, statements]) =>
        statements.filter((text) => isIt.test(text)).flatMap((text) => usesOfRoute(graph, path, statements, text)),
      );
      return [`${methods[method]} ${address}`, new Set(uses)];
    },
  );
}

/** The places of the product: address of a page, screen or call → all names that it uses, directly or not. */
export function listPlaces(graph) {
  const frame = [
    [EVERY_PAGE, new Set(graph.modules.has(SHELL) ? [`${SHELL}#*`] : [])],
    // The page of the officials' consoles stands outside the shell.
    ['/officiel/', new Set(graph.modules.has(CONSOLES) ? [`${CONSOLES}#*`] : [])],
    [LETTER, new Set(graph.modules.has(MAIL) ? [`${MAIL}#startBackgroundWork`] : [])],
  ];
  return new Map(
    [...frame, ...listPages(graph), ...listScreens(graph), ...listCalls(graph)].map(([place, uses]) => [
      place,
      graph.reach(uses),
    ]),
  );
}
