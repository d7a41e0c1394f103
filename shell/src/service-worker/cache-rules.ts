/**
 * How a request is answered: `page` from the network, else from the cache, else with the empty page (`offline.html`); `answer` from the
 * network, else from the cache; `file`, which never changes, or hardly (the flags of `/static/`), from the cache, else from the network; `secretariat`, one of its screens, from
 * the network, else with the empty page, and never stored; `network` by the network alone.
 */
type CacheRule = 'page' | 'secretariat' | 'answer' | 'file' | 'network';

export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  /** Whether the request opens a page, by a link, the address bar or a reload. */
  readonly isNavigation: boolean;
  /** Whether it has an organiser's token or an official's code. */
  readonly hasCredentials: boolean;
}

/** Public answers that pages show, and that can be shown again offline. Nothing else of the API is stored. */
const OFFLINE_ANSWERS =
  /^\/api\/(home|info|challenges|groups|results|starts|regions|challenge\/[^/]+(\/((team|athlete)\/[^/]+|pes|cpes|perfs|stats|prices|teams))?|(rounds|scratch|igcs|igfeed|live)\/[^/]+|live\/[^/]+\/announcements)$/;

/** Rows of a long race: they are read by a POST, whose body says which. */
const POSTED_READ = /^\/api\/results-rr\/[^/]+\/query\/[^/]+$/;

/** Whether what an answer is stored under (`findKey`) is of rows of a long race: they have a cache of their own, as each page and choice is an answer. */
export const isRaceKey = (key: string): boolean => new URL(key).pathname.startsWith('/api/results-rr/');

/** Whether the body of such a read is worth storing its answer: what was typed is not read again, and names of whom a reader follows are no address. */
export function isStoredRead(body: string): boolean {
  try {
    const { search, followed } = JSON.parse(body) as { readonly search?: unknown; readonly followed?: unknown };
    return search === undefined && followed === undefined;
  } catch {
    return false;
  }
}

/** A file whose name has a hash of its content. */
const HASHED_FILE = /[.-][0-9a-f]{8,64}\.[a-z0-9]+$/;

/** Calls of organisers and officials, live streams, requests that send data and other sites are never stored; reads by POST are. */
export function findCacheRule({ method, url, isNavigation, hasCredentials }: RequestFacts, origin: string): CacheRule {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (requestOrigin !== origin || hasCredentials) return 'network';
  if (method === 'POST' && POSTED_READ.test(pathname)) return 'answer';
  if (method !== 'GET') return 'network';
  if (OFFLINE_ANSWERS.test(pathname)) return 'answer';
  // The consoles of officials have a worker of their own.
  if (/^\/officiel(\/|$)/.test(pathname) || pathname.startsWith('/remotes/secretariat/officiel/')) return 'network';
  if (/^\/(mgr)?api(\/|$)|^\/metrics/.test(pathname)) return 'network';
  if (pathname === '/remotes.json') return 'answer';
  if (HASHED_FILE.test(pathname) || pathname.startsWith('/static/')) return 'file';
  if (!isNavigation) return 'network';
  // Every page of the secretariat is the same empty page, whose screens say themselves that there is no network.
  return /^\/mgr(\/|$)/.test(pathname) ? 'secretariat' : 'page';
}
