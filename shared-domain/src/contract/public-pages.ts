import { calls, makeUrl } from './paths.ts';

type PathParams<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? PathParams<Head> & PathParams<Rest>
  : ParamIn<P>;
type ParamIn<S extends string> = S extends `${string}:${infer Name}` ? { readonly [K in Name]: string } : object;

interface PublicPage<P extends string> {
  /** Its address: `:name` matches the end of a path segment, a final `*` any further segments. */
  readonly path: P;
  /** Addresses of the API reads that the page needs, in its order; `query` is that of the page's address. */
  readonly listReads: (params: PathParams<P>, query: URLSearchParams) => readonly string[];
  /** Patterns that parameters of the path must match. */
  readonly paramPatterns: Readonly<Record<string, RegExp>>;
}

const definePage = <P extends string>(
  path: P,
  listReads: PublicPage<P>['listReads'] = () => [],
  paramPatterns: PublicPage<P>['paramPatterns'] = {},
): PublicPage<P> => ({ path, listReads, paramPatterns });

interface CompetitionParams {
  readonly chOID: string;
}

const makeChallengeUrl = ({ chOID }: CompetitionParams) => makeUrl(calls.challenge, { id: chOID });
const makeGroupsUrl = ({ chOID }: CompetitionParams) => makeUrl(calls.groups, {}, { chOID });
const makeRoundsUrl = ({ chOID }: CompetitionParams) => makeUrl(calls.rounds, { chOID });

/** Reads of a page that shows one answer about a competition. */
const listStandingsUrls = (call: typeof calls.perfs | typeof calls.teams) => (at: CompetitionParams) => [
  makeChallengeUrl(at),
  makeUrl(call, { id: at.chOID }),
];
const listTeamUrls = (at: CompetitionParams & { readonly teamId: string }) => [
  makeChallengeUrl(at),
  makeUrl(calls.team, { id: at.chOID, teamId: at.teamId }),
];

/**
 * All pages of the public site, for the router, the server's rendering and its preloads; the first one that matches an address
 * counts. A preload is used only where the page requests exactly the same address.
 */
export const PUBLIC_PAGES = {
  home: definePage('/', (_, query) => [
    makeUrl(calls.home, {}, { insee: query.get('insee') || undefined, md: query.get('j') || undefined }),
  ]),
  challenges: definePage('/challenges/:insee'),
  /** A former address of the list of competitions. */
  competitions: definePage('/lesconcours'),
  policy: definePage('/policy'),
  endUser: definePage('/endUser'),
  downloads: definePage('/support/downloads'),
  demo: definePage('/lademo'),
  topPerformances: definePage('/challenge/:chOID/topperfs', listStandingsUrls(calls.perfs)),
  stats: definePage('/challenge/:chOID/stats', (at, query) => [
    makeChallengeUrl(at),
    makeUrl(calls.stats, { id: at.chOID }, { sex: query.get('sx') || undefined }),
  ]),
  teams: definePage('/challenge/:chOID/teams', listStandingsUrls(calls.teams)),
  teamMembers: definePage('/challenge/:chOID/teammembers/:teamId/*', listTeamUrls),
  teamResults: definePage('/challenge/:chOID/teamsresults/:teamId/*', listTeamUrls),
  athlete: definePage('/challenge/:chOID/athlete/:athleteKey', (at) => [
    makeChallengeUrl(at),
    makeUrl(calls.athlete, { id: at.chOID, key: at.athleteKey }),
  ]),
  instagroups: definePage('/challenge/:chOID/instagroups', (at, query) => [
    makeChallengeUrl(at),
    makeUrl(query.get('o') === 'feed' ? calls.igfeed : calls.igcs, { id: at.chOID }),
  ]),
  scratch: definePage('/challenge/:chOID/scratch/:gOID', (at) => [
    makeChallengeUrl(at),
    makeUrl(calls.scratch, { id: at.gOID }),
  ]),
  group: definePage('/challenge/:chOID/group/:gOID', (at) => [
    makeChallengeUrl(at),
    makeGroupsUrl(at),
    makeRoundsUrl(at),
    makeUrl(calls.results, {}, { chOID: at.chOID, groupOID: at.gOID }),
  ]),
  trial: definePage('/challenge/:chOID/trial-:trialOID', (at) => [
    makeChallengeUrl(at),
    makeUrl(calls.results, {}, { chOID: at.chOID, trialOID: at.trialOID }),
    makeRoundsUrl(at),
  ]),
  family: definePage(
    '/challenge/:chOID/fa-:family',
    (at) => [makeChallengeUrl(at), makeGroupsUrl(at), makeRoundsUrl(at)],
    { family: /^\d+$/ },
  ),
  landing: definePage('/challenge/:chOID/*', (at, query) => {
    if (query.get('v') === 'direct') return [makeChallengeUrl(at)];
    if (query.get('v') === 'annonces') return [makeChallengeUrl(at), makeUrl(calls.announcements, { id: at.chOID })];
    return [makeChallengeUrl(at), makeGroupsUrl(at), makeRoundsUrl(at)];
  }),
} as const;

export type PublicPageName = keyof typeof PUBLIC_PAGES;

/** Parameters in the path of a page. */
export type PublicPageParams<N extends PublicPageName> = PathParams<(typeof PUBLIC_PAGES)[N]['path']>;

/** The page at an address, with its parameters. */
export type FoundPage = {
  [N in PublicPageName]: { readonly name: N; readonly params: PublicPageParams<N> };
}[PublicPageName];

/** Segments of a path; a trailing slash is ignored. @example splitPath('/challenge/C/') // ['challenge', 'C'] */
const splitPath = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);

const PATTERNS = Object.entries(PUBLIC_PAGES).map(([name, { path, paramPatterns }]) => {
  const parts = splitPath(path);
  const hasRest = parts.at(-1) === '*';
  return { name, paramPatterns, hasRest, parts: hasRest ? parts.slice(0, -1) : parts };
});

function matchPart(pattern: string, part: string): Record<string, string> | undefined {
  const [word = '', name] = pattern.split(':');
  if (name === undefined) return part === word ? {} : undefined;
  // A decoded segment may contain a slash, which no oid has.
  if (word !== '' && part.includes('/')) return undefined;
  return part.startsWith(word) && part.length > word.length ? { [name]: part.slice(word.length) } : undefined;
}

/**
 * The page of the public site at a decoded path, given as a text or as segments; undefined where there is none.
 * @example findPublicPage('/challenge/C/trial-T') // { name: 'trial', params: { chOID: 'C', trialOID: 'T' } }
 */
export function findPublicPage(path: string | readonly string[]): FoundPage | undefined {
  const pathParts = typeof path === 'string' ? splitPath(path) : path;
  for (const { name, paramPatterns, hasRest, parts } of PATTERNS) {
    if (hasRest ? pathParts.length < parts.length : pathParts.length !== parts.length) continue;
    const matches = parts.map((pattern, index) => matchPart(pattern, pathParts[index] as string));
    if (matches.includes(undefined)) continue;
    const params = Object.assign({}, ...matches) as Record<string, string>;
    if (Object.entries(paramPatterns).every(([param, pattern]) => pattern.test(params[param] ?? '')))
      return { name, params } as FoundPage;
  }
  return undefined;
}

/** The canonical decoded path of a page, without what a final `*` matched. @example makePagePath({ name: 'landing', params: { chOID: 'C' } }) // '/challenge/C' */
export const makePagePath = ({ name, params }: FoundPage): string =>
  PUBLIC_PAGES[name].path
    .replace(/\/\*$/, '')
    .replace(/:(\w+)/g, (_, param: string) => (params as Readonly<Record<string, string>>)[param] ?? '');

/** Addresses of the API reads that the page at an address needs. */
export const listPageReads = ({ name, params }: FoundPage, query: URLSearchParams): readonly string[] =>
  (PUBLIC_PAGES[name].listReads as PublicPage<string>['listReads'])(params, query);
