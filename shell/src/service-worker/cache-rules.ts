/** What becomes of a request: `page` and `answer` come from the network if it can bring them, `file` never changes. */
type CacheRule = 'page' | 'shell' | 'answer' | 'file' | 'network';

export interface Asked {
  readonly method: string;
  readonly url: string;
  /** A page that somebody goes to. */
  readonly navigation: boolean;
  /** It carries an organiser's token or an official's code. */
  readonly secured: boolean;
}

/** Public answers that a page shows: what a spectator saw last can be read again. Nothing else of the API is ever kept. */
const ANSWERS =
  /^\/api\/(home|info|challenges|groups|results|starts|regions|challenge\/[^/]+(\/(team\/[^/]+|\w+))?|(rounds|scratch|igcs|igfeed|live)\/[^/]+)$/;

const HASHED = /[.-][0-9a-f]{8,64}\.[a-z0-9]+$/;

/** Never kept: calls of organisers and officials, live streams, what is sent, and other sites. */
export function findCacheRule({ method, url, navigation, secured }: Asked, origin: string): CacheRule {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' || of !== origin || secured) return 'network';
  if (ANSWERS.test(pathname)) return 'answer';
  if (/^\/(mgr)?api(\/|$)|^\/metrics/.test(pathname)) return 'network';
  if (pathname === '/remotes.json') return 'answer';
  if (HASHED.test(pathname) || pathname.startsWith('/static/')) return 'file';
  if (!navigation) return 'network';
  // The secretariat opens without network, and says so itself; its pages carry nothing to keep.
  return /^\/mgr(\/|$)/.test(pathname) ? 'shell' : 'page';
}
