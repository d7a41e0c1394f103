import { calls, makeUrl } from './paths.ts';

type Params<P extends string> = P extends `${infer Head}/${infer Rest}` ? Params<Head> & Params<Rest> : NameIn<P>;
type NameIn<S extends string> = S extends `${string}:${infer Name}` ? { readonly [K in Name]: string } : object;

interface PublicPage<P extends string> {
  /** Its address: `:name` stands for the end of a part, a last `*` for whatever follows. */
  readonly path: P;
  /** What the API is asked for to draw it, in the order of the page; `query` is that of the page's address. */
  readonly asks: (params: Params<P>, query: URLSearchParams) => readonly string[];
  /** What the parameters of its path must look like. */
  readonly forms: Readonly<Record<string, RegExp>>;
}

const page = <P extends string>(
  path: P,
  asks: PublicPage<P>['asks'] = () => [],
  forms: PublicPage<P>['forms'] = {},
): PublicPage<P> => ({ path, asks, forms });

interface OfCompetition {
  readonly chOID: string;
}

const challenge = ({ chOID }: OfCompetition) => makeUrl(calls.challenge, { id: chOID });
const groups = ({ chOID }: OfCompetition) => makeUrl(calls.groups, {}, { chOID });
const rounds = ({ chOID }: OfCompetition) => makeUrl(calls.rounds, { chOID });

/** What a page shows that is one answer about its competition. */
const standings = (call: typeof calls.perfs | typeof calls.stats | typeof calls.teams) => (at: OfCompetition) => [
  challenge(at),
  makeUrl(call, { id: at.chOID }),
];
const team = (at: OfCompetition & { readonly teamId: string }) => [
  challenge(at),
  makeUrl(calls.team, { id: at.chOID, teamId: at.teamId }),
];

/**
 * The one table of the pages of the public site: the router, the server's first draw and its preloads read it. Of two that fit an
 * address the first is meant. A preload is used only where the page asks for the same address to the letter.
 */
export const PUBLIC_PAGES = {
  home: page('/', (_, query) => [
    makeUrl(calls.home, {}, { insee: query.get('insee') || undefined, md: query.get('j') || undefined }),
  ]),
  challenges: page('/challenges/:insee'),
  /** An address of before. */
  competitions: page('/lesconcours'),
  policy: page('/policy'),
  endUser: page('/endUser'),
  downloads: page('/support/downloads'),
  demo: page('/lademo'),
  topPerformances: page('/challenge/:chOID/topperfs', standings(calls.perfs)),
  stats: page('/challenge/:chOID/stats', standings(calls.stats)),
  teams: page('/challenge/:chOID/teams', standings(calls.teams)),
  teamMembers: page('/challenge/:chOID/teammembers/:teamId/*', team),
  teamResults: page('/challenge/:chOID/teamsresults/:teamId/*', team),
  instagroups: page('/challenge/:chOID/instagroups', (at, query) => [
    challenge(at),
    makeUrl(query.get('o') === 'feed' ? calls.igfeed : calls.igcs, { id: at.chOID }),
  ]),
  scratch: page('/challenge/:chOID/scratch/:gOID', (at) => [challenge(at), makeUrl(calls.scratch, { id: at.gOID })]),
  group: page('/challenge/:chOID/group/:gOID', (at) => [
    challenge(at),
    groups(at),
    rounds(at),
    makeUrl(calls.results, {}, { chOID: at.chOID, groupOID: at.gOID }),
  ]),
  trial: page('/challenge/:chOID/trial-:trialOID', (at) => [
    challenge(at),
    makeUrl(calls.results, {}, { chOID: at.chOID, trialOID: at.trialOID }),
    rounds(at),
  ]),
  family: page('/challenge/:chOID/fa-:family', (at) => [challenge(at), groups(at), rounds(at)], { family: /^\d+$/ }),
  landing: page('/challenge/:chOID/*', (at, query) =>
    query.get('v') === 'direct' ? [challenge(at)] : [challenge(at), groups(at), rounds(at)],
  ),
} as const;

export type PublicPageName = keyof typeof PUBLIC_PAGES;

/** What the address of a page says. */
export type PublicPageParams<N extends PublicPageName> = Params<(typeof PUBLIC_PAGES)[N]['path']>;

/** The page at an address, with what the address says. */
export type FoundPage = {
  [N in PublicPageName]: { readonly name: N; readonly params: PublicPageParams<N> };
}[PublicPageName];

/** The parts of a path, without the last slash. @example partsOf('/challenge/C/') // ['challenge', 'C'] */
const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);

const PATTERNS = Object.entries(PUBLIC_PAGES).map(([name, { path, forms }]) => {
  const parts = partsOf(path);
  const isOpen = parts.at(-1) === '*';
  return { name, forms, isOpen, parts: isOpen ? parts.slice(0, -1) : parts };
});

function readPart(pattern: string, part: string): Record<string, string> | undefined {
  const [word = '', name] = pattern.split(':');
  if (name === undefined) return part === word ? {} : undefined;
  // A part that was decoded may hold a slash, which no oid has.
  if (word !== '' && part.includes('/')) return undefined;
  return part.startsWith(word) && part.length > word.length ? { [name]: part.slice(word.length) } : undefined;
}

/**
 * The page of the public site at a decoded path, given whole or by its parts; undefined where the site has none.
 * @example findPublicPage('/challenge/C/trial-T') // { name: 'trial', params: { chOID: 'C', trialOID: 'T' } }
 */
export function findPublicPage(path: string | readonly string[]): FoundPage | undefined {
  const given = typeof path === 'string' ? partsOf(path) : path;
  for (const { name, forms, isOpen, parts } of PATTERNS) {
    if (isOpen ? given.length < parts.length : given.length !== parts.length) continue;
    const read = parts.map((pattern, at) => readPart(pattern, given[at] as string));
    if (read.includes(undefined)) continue;
    const params = Object.assign({}, ...read) as Record<string, string>;
    if (Object.entries(forms).every(([param, form]) => form.test(params[param] ?? '')))
      return { name, params } as FoundPage;
  }
  return undefined;
}

/** The one decoded path of a page, whatever else its address said. @example pathOfPage({ name: 'landing', params: { chOID: 'C' } }) // '/challenge/C' */
export const pathOfPage = ({ name, params }: FoundPage): string =>
  PUBLIC_PAGES[name].path
    .replace(/\/\*$/, '')
    .replace(/:(\w+)/g, (_, param: string) => (params as Readonly<Record<string, string>>)[param] ?? '');

/** What the page at an address asks the API for. */
export const asksOfPage = ({ name, params }: FoundPage, query: URLSearchParams): readonly string[] =>
  (PUBLIC_PAGES[name].asks as PublicPage<string>['asks'])(params, query);
