import { type Content, prepareContent } from './content.ts';
import type { FileStore } from './file-store.ts';
import type { AskApi, FirstAnswer } from './first-page/ask-api.ts';
import type { DrawnFirstPage } from './first-page/drawing.ts';
import { createFirstPages } from './first-page/first-pages.ts';
import { pageAsked } from './first-page/page-asked.ts';
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

/** Pages of the application; undefined while the shell has not been built. */
export interface PageStore {
  read(asked: PageRequest): Promise<Content | undefined>;
  close(): void;
}

export interface PageSources {
  readonly siteDir: string;
  readonly files: FileStore;
  readonly remotesFile: RemotesFile;
  readonly site: SiteFacts;
  /** Without it no page is drawn here: the browser draws them all. */
  readonly ask?: AskApi | undefined;
  /** As of the site. */
  readonly firm?: (() => number) | undefined;
  readonly warn: (message: string) => void;
  readonly now?: (() => number) | undefined;
}

export function openPages({ siteDir, files, remotesFile, site, ask, firm, warn, now }: PageSources): PageStore {
  const kept = new Map<string, Content>();
  const first = ask === undefined ? undefined : createFirstPages({ ask, firm, warn, now });
  let madeFrom: { readonly template: Content; readonly revision: number } | undefined;

  return {
    async read({ path, query, acceptLanguage, origin }) {
      const template = files.read('shell/index.html', HTML);
      if (template === undefined) return undefined;
      const revision = remotesFile.revision();
      if (madeFrom?.template !== template || madeFrom.revision !== revision) {
        kept.clear();
        madeFrom = { template, revision };
      }
      const { remote: name, answers } = pageData(path, query);
      const remotes = remotesFile.remotes();
      const remote = remotes.find((one) => one.name === name);
      const parts = { template: template.encoded.identity.body.toString('utf8'), remotes, remote, answers, site };
      const asked = { ...pageAsked(path, query, acceptLanguage), origin };
      const release = `${template.encoded.identity.etag} ${revision}`;
      const { language } = asked;
      const compose = (drawn: DrawnFirstPage, given: readonly FirstAnswer[]) =>
        composePage({ ...parts, first: { ...drawn, language, given }, shared: { origin, path } });
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
    },
    close: () => first?.close(),
  };
}
