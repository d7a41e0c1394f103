import { join } from 'node:path';
import { type Content, prepareContentAside } from '../content.ts';
import type { RemoteRelease } from '../remotes-file.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { AskApi, FirstAnswer } from './ask-api.ts';
import { type Drawing, type DrawnFirstPage, openDrawing } from './drawing.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPageCache } from './page-cache.ts';
import { dropUnknownValues, pageKey, type RequestedPage } from './requested-page.ts';

/** Pages in memory without and with parameters: those with parameters must not displace the others. */
const MAX_PAGES = 300;
const MAX_NARROWED = 100;

/** How long a page is served without comparing it with its answers, ms: the reader's browser fetches newer answers anyway. */
const LOOKED_AT = 1000;

/** A page whose answers changed is still served this long after it was drawn, ms: in a live competition they change all the time. */
const NEARLY_NEW = 5000;

/** How long texts about the present («dans 10 minutes») are right, ms. */
const PAGE_LIFE_MS = 60_000;

/** A reader waits 600 ms for the server to draw a page, then the browser draws it; after 3 s the server gives the page up. */
const TIMES: DrawingTimes = { budget: 600, patience: 3000 };

/** A page that could not be drawn is tried again after this, ms. */
const RETRY_AFTER_MS = 30_000;

const HTML = 'text/html; charset=utf-8';

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
  read(asked: RequestedPage, parts: FirstPageParts): Promise<Content | 'refused' | undefined>;
  close(): void;
}

interface KnownPage {
  readonly content: Content;
  readonly tag: string;
  readonly made: number;
  looked: number;
}

/** A page that is being drawn, and how many readers wait for it. */
interface Underway {
  readonly made: Promise<Content | undefined>;
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
  readonly budget: number;
  readonly patience: number;
}

/** Draws pages of the public site on the server, so that a shared link can be read before any script runs, or without scripts. */
export function createFirstPages(sources: FirstPageSources): FirstPages {
  const { ask, minRevision = () => 0, warn, now: clock = Date.now, times = TIMES } = sources;
  const plain = createPageCache<KnownPage>(MAX_PAGES);
  const narrowed = createPageCache<KnownPage>(MAX_NARROWED);
  const failed = createPageCache<number>(MAX_PAGES);
  const gathered = createPageAnswers(ask, LOOKED_AT, clock);
  const underway = new Map<string, Underway>();
  let minRevisionBefore = minRevision();
  let drawing: { readonly release: string; readonly drawing: Drawing } | undefined;

  const cacheOf = ({ search }: RequestedPage) => (search === '' ? plain : narrowed);

  function forget(): void {
    for (const each of [plain, narrowed, failed, gathered]) each.clear();
  }

  function drawingOf({ siteDir, remote, release }: FirstPageParts): Drawing {
    if (drawing?.release === release) return drawing.drawing;
    drawing?.drawing.close();
    forget();
    const modules = { shell: join(siteDir, 'shell', 'server', 'draw.mjs'), remote: join(siteDir, remote.draw ?? '') };
    drawing = { release, drawing: openDrawing(modules, { warn, patience: times.patience }) };
    return drawing.drawing;
  }

  async function make(
    asked: RequestedPage,
    { since, isWanted }: { readonly since: number; readonly isWanted: () => boolean },
    answers: readonly FirstAnswer[],
    parts: FirstPageParts,
  ): Promise<Content | undefined> {
    const { path, search, language } = asked;
    const drawn = await drawingOf(parts).draw({ path, search, language, site: parts.site, answers }, isWanted);
    if (drawn === 'failed') failed.put(pageKey(asked), clock());
    if (typeof drawn === 'string') return undefined;
    const content = await prepareContentAside(HTML, Buffer.from(await parts.compose(drawn, answers)));
    if (minRevision() !== since) return content;
    const now = clock();
    cacheOf(asked).put(pageKey(asked), { content, tag: hashPage(answers), made: now, looked: now });
    return content;
  }

  /** Draws a page once for all who wait for it, and not at all when none of them waits any more. */
  async function waitFor(
    asked: RequestedPage,
    since: number,
    answers: readonly FirstAnswer[],
    parts: FirstPageParts,
  ): Promise<Content | undefined> {
    const key = `${since} ${pageKey(asked)}`;
    let page = underway.get(key);
    if (page === undefined) {
      const isWanted = () => (underway.get(key)?.readers ?? 1) > 0;
      page = { readers: 0, made: make(asked, { since, isWanted }, answers, parts).finally(() => underway.delete(key)) };
      underway.set(key, page);
    }
    page.readers += 1;
    try {
      return await Promise.race([page.made, after(times.budget)]);
    } finally {
      page.readers -= 1;
    }
  }

  return {
    async read(asked, parts) {
      if (parts.remote.draw === undefined) return undefined;
      drawingOf(parts);
      const since = minRevision();
      if (minRevisionBefore !== since) {
        minRevisionBefore = since;
        forget();
      }
      const before = cacheOf(asked).get(pageKey(asked));
      if (before !== undefined && clock() - before.looked < LOOKED_AT) return before.content;
      const answers = await gathered.read(asked);
      if (answers === undefined || isEmptyDay(asked, answers)) return 'refused';
      if (isTooMuch(answers)) return undefined;
      const shown = dropUnknownValues(asked, answers);
      const known = cacheOf(shown).get(pageKey(shown));
      const now = clock();
      if (known !== undefined) {
        known.looked = now;
        const life = known.tag === hashPage(answers) ? PAGE_LIFE_MS : NEARLY_NEW;
        if (now - known.made < life) return known.content;
      }
      if (now - (failed.get(pageKey(shown)) ?? Number.NEGATIVE_INFINITY) < RETRY_AFTER_MS) return known?.content;
      return (await waitFor(shown, since, answers, parts)) ?? known?.content;
    },
    close: () => drawing?.drawing.close(),
  };
}

/** A page whose answers are longer than this is drawn by the browser, in parts; characters of JSON. */
const MAX_TEXT = 600_000;

const isTooMuch = (answers: readonly FirstAnswer[]): boolean =>
  answers.reduce((size, { json }) => size + json.length, 0) > MAX_TEXT;

/** A day without competitions: anybody can request any number of these. */
const isEmptyDay = ({ path, search }: RequestedPage, [home]: readonly FirstAnswer[]): boolean =>
  path === '/' && /[?&]j=/.test(search) && home?.json.includes('"day":[]') === true;

const hashPage = (answers: readonly FirstAnswer[]): string => answers.map(({ tag }) => tag).join(' ');

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });
}
