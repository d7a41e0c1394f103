import { type Content, prepareContent } from './content.ts';
import type { FileStore } from './file-store.ts';
import type { AskApi, FirstAnswer } from './first-page/ask-api.ts';
import type { DrawnFirstPage } from './first-page/drawing.ts';
import { createFirstPages } from './first-page/first-pages.ts';
import { type PageAsked, pageAsked } from './first-page/page-asked.ts';
import type { PageRobots } from './first-page/page-robots.ts';
import { composePage } from './page.ts';
import { pageData } from './page-data.ts';
import type { RemotesFile } from './remotes-file.ts';
import type { SiteFacts } from './site-facts.ts';

/** Composed pages kept ready: one per address that asks for its own answers. */
const KEPT_PAGES = 500;

const HTML = 'text/html; charset=utf-8';

/** A page that is asked for. */
export interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly acceptLanguage: string | undefined;
  readonly origin?: string | undefined;
}

export interface Page {
  readonly content: Content;
  /** Search engines must not keep it. */
  readonly noindex: boolean;
}

/** Pages of the application; undefined while the shell has not been built. */
export interface PageStore {
  read(asked: PageRequest): Promise<Page | undefined>;
  close(): void;
}

export interface PageSources {
  readonly siteDir: string;
  readonly files: FileStore;
  readonly remotesFile: RemotesFile;
  readonly site: SiteFacts;
  /** Without it no page is drawn here: the browser draws them all. */
  readonly ask?: AskApi | undefined;
  readonly robots: PageRobots;
  /** As of the site. */
  readonly firm?: (() => number) | undefined;
  readonly warn: (message: string) => void;
  readonly now?: (() => number) | undefined;
}

export function openPages({ siteDir, files, remotesFile, site, ask, robots, firm, warn, now }: PageSources): PageStore {
  const kept = new Map<string, Content>();
  const first = ask === undefined ? undefined : createFirstPages({ ask, firm, warn, now });
  let madeFrom: { readonly template: Content; readonly revision: number } | undefined;

  /** The page drawn, or what the browser draws it in. */
  async function readContent(
    template: Content,
    { path, query, origin }: PageRequest,
    asked: PageAsked,
    noindex: Promise<boolean>,
  ): Promise<Content> {
    const revision = remotesFile.revision();
    if (madeFrom?.template !== template || madeFrom.revision !== revision) {
      kept.clear();
      madeFrom = { template, revision };
    }
    const { remote: name, answers } = pageData(path, query);
    const remotes = remotesFile.remotes();
    const remote = remotes.find((one) => one.name === name);
    const parts = { template: template.encoded.identity.body.toString('utf8'), remotes, remote, answers, site };
    const release = `${template.encoded.identity.etag} ${revision}`;
    const { language } = asked;
    const compose = async (drawn: DrawnFirstPage, given: readonly FirstAnswer[]) =>
      composePage({ ...parts, first: { ...drawn, language, given }, shared: { origin, path }, noindex: await noindex });
    const drawn = remote && (await first?.read(asked, { siteDir, remote, release, site, compose }));
    if (drawn !== undefined) return drawn;
    const key = `${name} ${answers.join(' ')}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const content = prepareContent(HTML, Buffer.from(composePage(parts)));
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
    kept.set(key, content);
    return content;
  }

  return {
    async read(request) {
      const { path, query, acceptLanguage, origin } = request;
      const template = files.read('shell/index.html', HTML);
      if (template === undefined) return undefined;
      const asked = { ...pageAsked(path, query, acceptLanguage), origin };
      const noindex = robots.of(asked);
      return { content: await readContent(template, request, asked, noindex), noindex: await noindex };
    },
    close: () => first?.close(),
  };
}
