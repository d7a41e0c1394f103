import { type Content, prepareContent } from './content.ts';
import type { FileStore } from './file-store.ts';
import type { AskApi, FirstAnswer } from './first-page/ask-api.ts';
import { createFirstPages, type DrawingTimes } from './first-page/first-pages.ts';
import { isPageMissing } from './first-page/missing-page.ts';
import type { DrawnFirstPage } from './first-page/page-drawer.ts';
import { buildNotFoundPath, isModulePage, isNotFoundPath } from './first-page/page-parameters.ts';
import type { PageRobots } from './first-page/page-robots.ts';
import { type PageRequest, type RequestedPage, readRequestedPage } from './first-page/requested-page.ts';
import { composePage } from './page.ts';
import { findPageData } from './page-data.ts';
import type { RemotesFile } from './remotes-file.ts';
import type { SiteFacts } from './site-facts.ts';

/** Composed pages in memory: one for each remote and set of preloaded answers. */
const MAX_CACHED_PAGES = 500;

const HTML_TYPE = 'text/html; charset=utf-8';

interface Page {
  readonly content: Content;
  /** Search engines must not keep it. */
  readonly noindex: boolean;
  /** There is no page at this address: `content` is the page that says so. */
  readonly isMissing: boolean;
}

/** Pages of the application; undefined while the shell has not been built. */
interface PageStore {
  read(requestedPage: PageRequest): Promise<Page | undefined>;
  close(): void;
}

interface PageSources {
  readonly siteDir: string;
  readonly files: FileStore;
  readonly remotesFile: RemotesFile;
  readonly site: SiteFacts;
  /** Without it the browser draws all pages. */
  readonly ask?: AskApi | undefined;
  readonly robots: PageRobots;
  /** Both as in `SiteOptions`. */
  readonly isCompetition?: ((chOID: string) => boolean) | undefined;
  readonly minRevision?: (() => number) | undefined;
  readonly warn: (message: string) => void;
  readonly now?: (() => number) | undefined;
  readonly times?: DrawingTimes | undefined;
}

export function openPages(sources: PageSources): PageStore {
  const { siteDir, files, remotesFile, site, ask, isCompetition, robots, minRevision, warn, now, times } = sources;
  const pages = new Map<string, Content>();
  const firstPages = ask === undefined ? undefined : createFirstPages({ ask, minRevision, warn, now, times });
  let composedFrom: { readonly template: Content; readonly revision: number } | undefined;

  /** The drawn page, or the page in which the browser draws. */
  async function readContent(
    template: Content,
    requestedPage: RequestedPage,
    noindex: Promise<boolean>,
  ): Promise<Content> {
    const revision = remotesFile.revision();
    if (composedFrom?.template !== template || composedFrom.revision !== revision) {
      pages.clear();
      composedFrom = { template, revision };
    }
    const { path, language, origin } = requestedPage;
    const { remote: drawerName, name, answers } = findPageData(path, new URLSearchParams(requestedPage.search));
    const remotes = remotesFile.remotes();
    const drawer = remotes.find((one) => one.name === drawerName);
    const remote = isModulePage(path) ? undefined : drawer;
    const chunks = [`page.${name}`, `text.${language}`];
    const parts = { template: template.encoded.identity.body.toString('utf8'), remotes, remote, chunks, answers, site };
    const release = `${template.encoded.identity.etag} ${revision}`;
    const shared = { origin: isNotFoundPath(path) ? undefined : origin, path };
    const compose = async (drawn: DrawnFirstPage, firstAnswers: readonly FirstAnswer[]) =>
      composePage({ ...parts, first: { ...drawn, language, answers: firstAnswers }, shared, noindex: await noindex });
    const drawn =
      drawer && (await firstPages?.read(requestedPage, { siteDir, remote: drawer, release, site, compose }));
    if (drawn !== undefined && drawn !== 'refused') return drawn;
    // Answers that are refused here would be refused to the browser too; so all made-up addresses share one page.
    const preloaded = drawn === 'refused' ? [] : answers;
    const key = `${remote?.name} ${chunks.join(' ')} ${preloaded.join(' ')}`;
    const cached = pages.get(key);
    if (cached !== undefined) return cached;
    const content = prepareContent(HTML_TYPE, Buffer.from(composePage({ ...parts, answers: preloaded })));
    const [oldest] = pages.keys();
    if (pages.size >= MAX_CACHED_PAGES && oldest !== undefined) pages.delete(oldest);
    pages.set(key, content);
    return content;
  }

  return {
    async read(request) {
      const template = files.read('shell/index.html', HTML_TYPE);
      if (template === undefined) return undefined;
      const parsedPage = readRequestedPage(request, isCompetition);
      const isMissing = ask !== undefined && (await isPageMissing(parsedPage.path, ask));
      const requestedPage = isMissing
        ? { ...parsedPage, path: buildNotFoundPath(parsedPage.path), search: '' }
        : parsedPage;
      const noindex = robots.isNoindex(requestedPage);
      const content = await readContent(template, requestedPage, noindex);
      return { content, noindex: await noindex, isMissing: isNotFoundPath(requestedPage.path) };
    },
    close: () => firstPages?.close(),
  };
}
