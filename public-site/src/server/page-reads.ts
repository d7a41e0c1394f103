import { type Call, calls } from 'shared-domain/contract';
import type { Drawing } from '../first-drawing/drawing.ts';
import '../api/challenge-endpoints.ts';
import '../api/landing-endpoints.ts';
import '../api/standings-endpoints.ts';
import '../features/home/home-endpoints.ts';

type Params = Readonly<Record<string, string>>;

/** For each call, the endpoint that sends it and its argument from path parameters and query. */
const ENDPOINTS: readonly [Call, string, (params: Params) => unknown][] = [
  [calls.home, 'home', ({ insee, md }) => ({ insee, md })],
  [calls.challenge, 'challenge', ({ id }) => id],
  [calls.groups, 'groups', ({ chOID }) => chOID],
  [calls.rounds, 'rounds', ({ chOID }) => chOID],
  [calls.resultsRr, 'race', ({ id, id2, body = '{}' }) => ({ chOID: id, trialOID: id2, ...JSON.parse(body) })],
  [calls.results, 'results', ({ chOID, trialOID, groupOID }) => ({ chOID, trialOID, groupOID })],
  [calls.live, 'live', ({ id }) => id],
  [calls.announcements, 'announcements', ({ id }) => id],
  [calls.stats, 'stats', ({ id, sex }) => ({ chOID: id, sex })],
  [calls.perfs, 'perfs', ({ id }) => id],
  [calls.scratch, 'scratch', ({ id }) => id],
  [calls.teams, 'teams', ({ id }) => id],
  [calls.igcs, 'cards', ({ id }) => id],
  [calls.igfeed, 'feed', ({ id }) => id],
  [calls.athlete, 'athlete', ({ id, key }) => ({ chOID: id, key })],
  [calls.team, 'team', ({ id, teamId }) => ({ chOID: id, teamId })],
];

/** The path parameters and query of a call in a URL, and the request's body as `body`; undefined if the URL is another call's. */
function readParams({ path }: Call, { pathname, searchParams }: URL, body: string | undefined): Params | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const match = new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(pathname);
  if (match === null) return undefined;
  const params = names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]);
  return { ...Object.fromEntries(searchParams), ...Object.fromEntries(params), ...(body !== undefined && { body }) };
}

/** For each URL of a call that the page sends, the endpoint that sends it and its argument; URLs of no endpoint are left out. */
export function findReads(urls: readonly string[]): Drawing['reads'] {
  const reads = urls.flatMap((url) => {
    const [path = '', ...bodyParts] = url.split(' ');
    const address = new URL(path, 'http://localhost');
    const requestBody = bodyParts.length === 0 ? undefined : bodyParts.join(' ');
    return ENDPOINTS.flatMap(([call, endpointName, buildArgument]) => {
      const params = readParams(call, address, requestBody);
      return params === undefined ? [] : [[url, [endpointName, buildArgument(params)]] as const];
    });
  });
  return Object.fromEntries(reads);
}
