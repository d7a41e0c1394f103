import { join } from 'node:path';
import { type Content, prepareContentAside } from '../content.ts';
import type { RemoteRelease } from '../remotes-file.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { AskApi, FirstAnswer } from './ask-api.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPageCache } from './page-cache.ts';
import { type DrawnFirstPage, openPageDrawer, type PageDrawer } from './page-drawer.ts';
import { buildPageKey, dropUnknownValues, type RequestedPage } from './requested-page.ts';

/** Pages in memory without and with parameters: those with parameters must not displace the others. */
const MAX_PAGES = 300;
const MAX_FILTERED_PAGES = 100;

/** How long a page is served without comparing it with its answers, ms: the reader's browser fetches newer answers anyway. */
const CHECK_INTERVAL_MS = 1000;

/** A page whose answers changed is still served this long after it was drawn, ms: in a live competition they change all the time. */
const MAX_OUTDATED_MS = 5000;

/** How long texts about the present («dans 10 minutes») are right, ms. */
const PAGE_LIFE_MS = 60_000;

/** A reader waits 600 ms for the server to draw a page, then the browser draws it; after 3 s the server gives the page up. */
const DEFAULT_TIMES: DrawingTimes = { maxWaitMs: 600, maxDrawMs: 3000 };

/** A page that could not be drawn is tried again after this, ms. */
const RETRY_AFTER_MS = 30_000;

const HTML_TYPE = 'text/html; charset=utf-8';

/** What pages are drawn from, and how they are composed. */
interface FirstPageParts {
  readonly siteDir: string;
  readonly remote: RemoteRelease;
  /** Changes with every release. */
  readonly release: string;
  readonly site: SiteFacts;
  readonly compose: (drawn: DrawnFirstPage, answers: readonly FirstAnswer[]) => Promise<string>;
}

interface FirstPages {
  /** The drawn page; undefined when the browser must draw it, `refused` when the API refuses its answers. */
  read(requestedPage: RequestedPage, parts: FirstPageParts): Promise<Content | 'refused' | undefined>;
  close(): void;
}

interface DrawnPage {
  readonly content: Content;
  readonly tag: string;
  readonly drawnAt: number;
  checkedAt: number;
}

/** A page that is being drawn, and how many readers wait for it. */
interface PageInProgress {
  readonly content: Promise<Content | undefined>;
  readers: number;
}

interface FirstPageSources {
  readonly ask: AskApi;
  /** As in `SiteOptions`. */
  readonly minRevision?: (() => number) | undefined;
  readonly warn: (message: string) => void;
  readonly now?: (() => number) | undefined;
  readonly times?: DrawingTimes | undefined;
}

/** How long a reader waits for a page, and how long drawing it may take, ms. */
export interface DrawingTimes {
  readonly maxWaitMs: number;
  readonly maxDrawMs: number;
}

/** Draws pages of the public site on the server, so that a shared link can be read before any script runs, or without scripts. */
export function createFirstPages(sources: FirstPageSources): FirstPages {
  const { ask, minRevision = () => 0, warn, now: clock = Date.now, times = DEFAULT_TIMES } = sources;
  const plainPages = createPageCache<DrawnPage>(MAX_PAGES);
  const filteredPages = createPageCache<DrawnPage>(MAX_FILTERED_PAGES);
  const failureTimes = createPageCache<number>(MAX_PAGES);
  const pageAnswers = createPageAnswers(ask, CHECK_INTERVAL_MS, clock);
  const inProgress = new Map<string, PageInProgress>();
  let lastMinRevision = minRevision();
  let currentDrawer: { readonly release: string; readonly drawer: PageDrawer } | undefined;

  const findCache = ({ search }: RequestedPage) => (search === '' ? plainPages : filteredPages);

  function clearCaches(): void {
    for (const each of [plainPages, filteredPages, failureTimes, pageAnswers]) each.clear();
  }

  function findDrawer({ siteDir, remote, release }: FirstPageParts): PageDrawer {
    if (currentDrawer?.release === release) return currentDrawer.drawer;
    currentDrawer?.drawer.close();
    clearCaches();
    const modules = { shell: join(siteDir, 'shell', 'server', 'draw.mjs'), remote: join(siteDir, remote.draw ?? '') };
    currentDrawer = { release, drawer: openPageDrawer(modules, { warn, maxDrawMs: times.maxDrawMs }) };
    return currentDrawer.drawer;
  }

  async function drawPage(
    requestedPage: RequestedPage,
    { revisionAtStart, isWanted }: { readonly revisionAtStart: number; readonly isWanted: () => boolean },
    answers: readonly FirstAnswer[],
    parts: FirstPageParts,
  ): Promise<Content | undefined> {
    const { path, search, language } = requestedPage;
    const drawn = await findDrawer(parts).draw({ path, search, language, site: parts.site, answers }, isWanted);
    if (drawn === 'failed') failureTimes.put(buildPageKey(requestedPage), clock());
    if (typeof drawn === 'string') return undefined;
    const content = await prepareContentAside(HTML_TYPE, Buffer.from(await parts.compose(drawn, answers)));
    if (minRevision() !== revisionAtStart) return content;
    const now = clock();
    findCache(requestedPage).put(buildPageKey(requestedPage), {
      content,
      tag: joinTags(answers),
      drawnAt: now,
      checkedAt: now,
    });
    return content;
  }

  /** Draws a page once for all who wait for it, and not at all when none of them waits any more. */
  async function drawOnce(
    requestedPage: RequestedPage,
    revisionAtStart: number,
    answers: readonly FirstAnswer[],
    parts: FirstPageParts,
  ): Promise<Content | undefined> {
    const key = `${revisionAtStart} ${buildPageKey(requestedPage)}`;
    let page = inProgress.get(key);
    if (page === undefined) {
      const isWanted = () => (inProgress.get(key)?.readers ?? 1) > 0;
      page = {
        readers: 0,
        content: drawPage(requestedPage, { revisionAtStart, isWanted }, answers, parts).finally(() =>
          inProgress.delete(key),
        ),
      };
      inProgress.set(key, page);
    }
    page.readers += 1;
    try {
      return await Promise.race([page.content, wait(times.maxWaitMs)]);
    } finally {
      page.readers -= 1;
    }
  }

  return {
    async read(requestedPage, parts) {
      if (parts.remote.draw === undefined) return undefined;
      findDrawer(parts);
      const revisionAtStart = minRevision();
      if (lastMinRevision !== revisionAtStart) {
        lastMinRevision = revisionAtStart;
        clearCaches();
      }
      const recent = findCache(requestedPage).get(buildPageKey(requestedPage));
      if (recent !== undefined && clock() - recent.checkedAt < CHECK_INTERVAL_MS) return recent.content;
      const answers = await pageAnswers.read(requestedPage);
      if (answers === undefined || isEmptyDay(requestedPage, answers)) return 'refused';
      if (isTooLong(answers)) return undefined;
      const effectivePage = dropUnknownValues(requestedPage, answers);
      const cached = findCache(effectivePage).get(buildPageKey(effectivePage));
      const now = clock();
      if (cached !== undefined) {
        cached.checkedAt = now;
        const maxAgeMs = cached.tag === joinTags(answers) ? PAGE_LIFE_MS : MAX_OUTDATED_MS;
        if (now - cached.drawnAt < maxAgeMs) return cached.content;
      }
      if (now - (failureTimes.get(buildPageKey(effectivePage)) ?? Number.NEGATIVE_INFINITY) < RETRY_AFTER_MS)
        return cached?.content;
      return (await drawOnce(effectivePage, revisionAtStart, answers, parts)) ?? cached?.content;
    },
    close: () => currentDrawer?.drawer.close(),
  };
}

/** A page whose answers are longer than this is drawn by the browser, in parts; characters of JSON. */
const MAX_JSON_LETTERS = 600_000;

const isTooLong = (answers: readonly FirstAnswer[]): boolean =>
  answers.reduce((size, { json }) => size + json.length, 0) > MAX_JSON_LETTERS;

/** A day without competitions: anybody can request any number of these. */
const isEmptyDay = ({ path, search }: RequestedPage, [home]: readonly FirstAnswer[]): boolean =>
  path === '/' && /[?&]j=/.test(search) && home?.json.includes('"day":[]') === true;

const joinTags = (answers: readonly FirstAnswer[]): string => answers.map(({ tag }) => tag).join(' ');

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });
}
