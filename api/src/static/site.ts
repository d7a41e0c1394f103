import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { readCaContent } from './ca-page.ts';
import type { Content } from './content.ts';
import { createCrawlerFiles } from './crawler-files.ts';
import { openFiles } from './file-store.ts';
import { ApiUnavailable, type AskApi } from './first-page/ask-api.ts';
import type { DrawingTimes } from './first-page/first-pages.ts';
import { createPageRobots } from './first-page/page-robots.ts';
import { shareAnswers } from './first-page/share-answers.ts';
import { readOfficialsFile } from './officials-page.ts';
import { findAnalytics, listImages } from './operator-files.ts';
import { readOrigin } from './origin.ts';
import { openPages } from './page-store.ts';
import {
  BUSY_TEXT,
  NOT_BUILT_PAGE,
  NOT_FOUND_TEXT,
  TOO_MANY_PAGE,
  UNAVAILABLE_PAGE,
  UNAVAILABLE_TEXT,
} from './plain-page.ts';
import { followRemotes, type RemoteRelease } from './remotes-file.ts';
import { buildSecurityHeaders } from './security-headers.ts';
import { buildSecurityText, SECURITY_TEXT_PATH } from './security-text.ts';
import { sendContent } from './send.ts';
import { findDownloadName, sendDownload } from './send-download.ts';
import { type CardOfPage, findPageOfCard } from './share-card/card-address.ts';
import type { ShareCards } from './share-card/share-cards.ts';
import { isHashedName, parseSitePath } from './site-path.ts';

export interface SiteOptions {
  /** Folder that builds are published to: `shell/`, `remotes/`, `static/`, `remotes.json`; the operator's `ads/`, `logos/`, `downloads/`, `analytics/`. */
  readonly siteDir: string;
  /** Origins that remotes are released to, or that load this site's remotes (`REMOTE_ORIGINS`). */
  readonly remoteOrigins: readonly string[];
  /** Origin at which readers reach this site (`PUBLIC_URL`), for absolute links. */
  readonly publicUrl?: string | undefined;
  /** The product's profile behind the footer's social button; no button without it. */
  readonly socialUrl?: string | undefined;
  /** The operator's notice, shown on every page (`NOTICE`). */
  readonly notice?: string | undefined;
  /** Version of the application, shown in the footer. */
  readonly version: string;
  /** Whom to tell of a vulnerability (`CONTACT_EMAIL`); no `security.txt` without it. */
  readonly contactEmail?: string | undefined;
  /** The certificate of the own authority that phones may install (`npm run local-ca`), where there is one. */
  readonly caFile?: string | undefined;
  readonly warn?: (message: string) => void;
  /** Calls this server's own API for what pages show; without it the browser draws all pages. */
  readonly ask?: AskApi;
  /** Whether a competition exists and is visible to everyone; without this function every oid counts as one. */
  readonly isCompetition?: (chOID: string) => boolean;
  /** Revision of the site when a name or a competition was last hidden: no page drawn at a lower revision is sent. */
  readonly minRevision?: () => number;
  /** The clock, ms since 1970; the machine's by default. */
  readonly now?: () => number;
  /** Counts a page or a picture for its caller while it is read; undefined where the caller has too many. Without it there is no limit. */
  readonly enterPage?: (req: IncomingMessage) => Promise<(() => void) | undefined>;
  /** Time limits for drawing pages; by default those of `createFirstPages`. */
  readonly drawingTimes?: DrawingTimes;
}

export interface Site {
  /** Answers a request for a page or a file; false when it is for something else. */
  handle(req: IncomingMessage, res: ServerResponse): boolean;
  /** The present release of each remote, by `remotes.json`, which is followed without a restart. */
  remotes(): readonly RemoteRelease[];
  close(): void;
}

const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  asset: 'public, max-age=86400',
  checked: 'no-cache',
} as const;

/** Of a page or a picture that is not given now. */
const COME_BACK = { 'cache-control': 'no-store', 'retry-after': '5' } as const;

/** Serves the site's pages and files; a new release is served without a restart. */
export function openSite(options: SiteOptions): Site {
  const {
    siteDir,
    isCompetition,
    remoteOrigins,
    publicUrl,
    contactEmail,
    version,
    socialUrl,
    notice,
    ask,
    minRevision,
    now,
    warn = () => {},
    enterPage = async () => () => undefined,
  } = options;
  const files = openFiles(siteDir);
  const remotesFile = followRemotes(siteDir, warn);
  const facts = {
    version,
    ads: listImages(siteDir, 'ads'),
    logos: listImages(siteDir, 'logos'),
    analytics: findAnalytics(siteDir),
    ...(publicUrl ? { publicUrl } : {}),
    ...(socialUrl ? { socialUrl } : {}),
    ...(notice ? { notice } : {}),
  };
  const sharedAsk = ask && shareAnswers(ask, minRevision ?? (() => 0), now);
  const robots = createPageRobots(sharedAsk, now);
  const pages = openPages({
    siteDir,
    files,
    remotesFile,
    site: facts,
    ask: sharedAsk,
    isCompetition,
    robots,
    minRevision,
    now,
    warn,
    times: options.drawingTimes,
  });
  const crawlerFiles = createCrawlerFiles(ask, robots);
  // Loaded with the first picture, as many servers never draw one.
  let cards: ShareCards | undefined;
  async function openCards(): Promise<ShareCards> {
    const { createShareCards } = await import('./share-card/share-cards.ts');
    cards ??= createShareCards(sharedAsk, minRevision);
    return cards;
  }
  const commonHeaders = buildSecurityHeaders(remoteOrigins);
  const officialsHeaders = {
    // A call room reads bibs by the camera, and the first screen of a console its slip.
    ...buildSecurityHeaders(remoteOrigins, "'self'", 'self'),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding',
  };
  const embeddedHeaders = { ...buildSecurityHeaders(remoteOrigins, '*'), 'x-robots-tag': 'noindex' };

  function headersFor(req: IncomingMessage, path: string, cache: string): OutgoingHttpHeaders {
    const headers = { ...commonHeaders, 'cache-control': cache, vary: 'accept-encoding' };
    if (!isCrossOriginFile(path) || remoteOrigins.length === 0) return headers;
    const sharedHeaders = {
      ...headers,
      vary: 'accept-encoding, origin',
      'cross-origin-resource-policy': 'cross-origin',
    };
    const origin = req.headers.origin;
    if (origin === undefined || !remoteOrigins.includes(origin)) return sharedHeaders;
    return { ...sharedHeaders, 'access-control-allow-origin': origin };
  }

  async function sendPage(req: IncomingMessage, res: ServerResponse, path: string, query: string): Promise<void> {
    const parameters = new URLSearchParams(query);
    const headers = {
      ...headersFor(req, path, CACHE_CONTROL.checked),
      ...(canBeFramed(path, parameters) ? embeddedHeaders : {}),
      ...(isOrganisersPage(path) ? { 'referrer-policy': 'no-referrer' } : {}),
      vary: 'accept-encoding, accept-language',
    };
    try {
      const acceptLanguage = req.headers['accept-language'];
      const page = await pages.read({ path, query: parameters, acceptLanguage, origin: readOrigin(publicUrl, req) });
      const robots = page?.noindex === true ? { 'x-robots-tag': 'noindex' } : {};
      const status = page?.isMissing ? 404 : 200;
      sendContent(req, res, page?.content ?? NOT_BUILT_PAGE, { ...headers, ...robots }, page ? status : 503);
    } catch (error) {
      warn(`page ${path}: ${error instanceof Error ? error.message : String(error)}`);
      if (error instanceof ApiUnavailable) sendContent(req, res, UNAVAILABLE_PAGE, { ...headers, ...COME_BACK }, 503);
      else sendContent(req, res, NOT_BUILT_PAGE, headers, 503);
    }
  }

  /** Sends the picture of a page for shared links, which other sites show: so they may load it. */
  async function sendCard(req: IncomingMessage, res: ServerResponse, page: CardOfPage): Promise<void> {
    const headers = {
      ...commonHeaders,
      'cache-control': CACHE_CONTROL.checked,
      'cross-origin-resource-policy': 'cross-origin',
    };
    try {
      const card = await (await openCards()).read(page);
      if (card === 'busy') sendContent(req, res, BUSY_TEXT, { ...headers, ...COME_BACK }, 503);
      else sendContent(req, res, card ?? NOT_FOUND_TEXT, headers, card ? 200 : 404);
    } catch (error) {
      warn(`picture of ${page.path}: ${error instanceof Error ? error.message : String(error)}`);
      if (error instanceof ApiUnavailable) sendContent(req, res, UNAVAILABLE_TEXT, { ...headers, ...COME_BACK }, 503);
      else sendContent(req, res, NOT_FOUND_TEXT, headers, 404);
    }
  }

  async function sendCounted(req: IncomingMessage, res: ServerResponse, send: () => Promise<void>): Promise<void> {
    const leave = await enterPage(req);
    if (leave === undefined) sendContent(req, res, TOO_MANY_PAGE, { ...commonHeaders, ...COME_BACK }, 429);
    else await send().finally(leave);
  }

  async function sendCrawlerFile(req: IncomingMessage, res: ServerResponse, file: Promise<Content>): Promise<void> {
    const headers = { ...commonHeaders, 'cache-control': CACHE_CONTROL.checked };
    try {
      sendContent(req, res, await file, headers);
    } catch (error) {
      warn(`${req.url}: ${error instanceof Error ? error.message : String(error)}`);
      sendContent(req, res, UNAVAILABLE_TEXT, { ...headers, ...COME_BACK }, 503);
    }
  }

  return {
    handle(req, res) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const [rawPath = '/', query = ''] = (req.url ?? '/').split('?', 2);
      if (/^\/(mgr)?api(\/|$)/.test(rawPath)) return false;
      const crawlerFile = crawlerFiles.read(rawPath, readOrigin(publicUrl, req));
      if (crawlerFile !== undefined) {
        void sendCrawlerFile(req, res, crawlerFile);
        return true;
      }
      const isSecurityText = rawPath === SECURITY_TEXT_PATH && contactEmail !== undefined;
      const whomToTell = isSecurityText ? buildSecurityText(contactEmail, publicUrl, now?.() ?? Date.now()) : undefined;
      if (whomToTell !== undefined) {
        sendContent(req, res, whomToTell, { ...commonHeaders, 'cache-control': CACHE_CONTROL.checked });
        return true;
      }
      const caContent = readCaContent(rawPath, options.caFile);
      if (caContent !== undefined) {
        sendContent(req, res, caContent, { ...commonHeaders, 'cache-control': CACHE_CONTROL.checked });
        return true;
      }
      const name = findDownloadName(rawPath);
      const headers = { ...commonHeaders, 'cache-control': CACHE_CONTROL.checked };
      if (name !== undefined && sendDownload(req, res, { siteDir, name, headers })) return true;
      const officialsFile = readOfficialsFile(rawPath, remotesFile.remotes(), files);
      if (officialsFile !== undefined) {
        sendContent(req, res, officialsFile, { ...officialsHeaders, 'cache-control': CACHE_CONTROL.checked });
        return true;
      }
      const sitePath = parseSitePath(rawPath);
      if (sitePath.kind === 'page' && /^\/mgr\/?$/.test(sitePath.path)) {
        res.writeHead(302, { ...headers, location: '/mgr/lesecretariat/' }).end();
        return true;
      }
      if (sitePath.kind === 'page') {
        void sendCounted(req, res, () => sendPage(req, res, sitePath.path, query));
        return true;
      }
      const card = sitePath.kind === 'file' ? findPageOfCard(sitePath.path) : undefined;
      if (card !== undefined) {
        void sendCounted(req, res, () => sendCard(req, res, card));
        return true;
      }
      const file = sitePath.kind === 'file' ? files.read(findFilePath(sitePath.path), sitePath.type) : undefined;
      if (sitePath.kind === 'refused' || file === undefined) {
        sendContent(req, res, NOT_FOUND_TEXT, { ...commonHeaders, 'cache-control': CACHE_CONTROL.checked }, 404);
        return true;
      }
      sendContent(req, res, file, headersFor(req, sitePath.path, findCacheControl(sitePath.path)));
      return true;
    },
    remotes: () => remotesFile.remotes(),
    close() {
      pages.close();
      files.close();
    },
  };
}

/** Path in the site folder: remotes, flags, the operator's files and `remotes.json` are at its top, all other files in `shell`. */
function findFilePath(path: string): string {
  return /^\/(remotes|static|ads|logos|downloads|analytics)\//.test(path) || path === '/remotes.json'
    ? path
    : `/shell${path}`;
}

function findCacheControl(path: string): string {
  if (isHashedName(path)) return CACHE_CONTROL.hashed;
  // Checked each time: files that decide which release runs, and those that an operator may replace under the same name.
  return /\.(json|html|webmanifest)$|^\/sw\.js$|^\/analytics\//.test(path)
    ? CACHE_CONTROL.checked
    : CACHE_CONTROL.asset;
}

/** Files that another site may load: the remotes themselves, and fonts, which browsers fetch with CORS. */
const isCrossOriginFile = (path: string): boolean => path.startsWith('/remotes/') || /\.woff2?$/.test(path);

/** Whether other sites may embed a page: one of a competition, on which nobody is signed in, requested with `embed=1`. */
const canBeFramed = (path: string, query: URLSearchParams): boolean =>
  /^\/challenge\/[^/]/.test(path) && query.get('embed') === '1';

/** Whether a page must not send its address as referrer: older links to organisers' pages have their key in the query. */
const isOrganisersPage = (path: string): boolean => /^\/mgr(\/|$)/i.test(path);
