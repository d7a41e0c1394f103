import { type Call, calls } from 'shared-domain/contract';
import { HEAVY_CALLS } from '../app/heavy-calls.ts';

/** Threads that have routes: one writes, one reads for visitors, one builds long exports. */
export const THREAD_ROLES = ['writer', 'reader', 'exporter'] as const;
export type ThreadRole = (typeof THREAD_ROLES)[number];

/** Quick calls that only read: they are answered whatever is being written or exported meanwhile. */
const READER_CALLS: readonly Call[] = [
  calls.home,
  calls.info,
  calls.challenges,
  calls.challenge,
  calls.groups,
  calls.rounds,
  calls.results,
  calls.starts,
  calls.live,
  calls.liveEvents,
  calls.announcements,
  calls.scratch,
  calls.perfs,
  calls.pes,
  calls.cpes,
  calls.stats,
  calls.prices,
  calls.igcs,
  calls.igfeed,
  calls.teams,
  calls.team,
  calls.athlete,
  calls.resultsRr,
  calls.search,
  calls.followed,
  calls.pushKey,
  calls.regions,
  calls.categories,
  calls.disciplines,
  calls.mgrRegions,
  calls.federations,
  calls.cacheVersion,
  calls.versions,
  calls.health,
  calls.metrics,
  calls.indexedPages,
  calls.screenPicture,
];

/** Pages of the API's documentation, which loads for a quarter of a second: nobody who reads waits for that. */
const DOCS_PATH = /^\/api\/docs(\/|$)/;

const buildPattern = ({ path }: Call): string => path.replace(/:\w+/g, '[^/]+');

function createMatcher(all: readonly Call[]): (method: string, path: string) => boolean {
  const byMethod = new Map(
    [...Map.groupBy(all, ({ method }) => method)].map(([method, callsOfMethod]) => [
      method as string,
      new RegExp(`^(?:${callsOfMethod.map(buildPattern).join('|')})/?$`),
    ]),
  );
  return (method, path) => byMethod.get(method)?.test(path) ?? false;
}

const isRead = createMatcher(READER_CALLS);
const isExport = createMatcher(HEAVY_CALLS);

/** A path as the router decodes it; one that cannot be decoded is refused in the same way by any thread. */
function decode(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Which thread answers a call: the one that writes, unless the call is known to write nothing. */
export function findThreadRole(sentMethod: string, url: string): ThreadRole {
  const method = sentMethod === 'HEAD' ? 'GET' : sentMethod;
  const path = decode(url.split('?', 1)[0] ?? '');
  if (isRead(method, path)) return 'reader';
  return isExport(method, path) || (method === 'GET' && DOCS_PATH.test(path)) ? 'exporter' : 'writer';
}
