import { type Content, prepareContent } from './content.ts';
import type { FileStore } from './file-store.ts';
import { composePage, type SiteFacts } from './page.ts';
import { pageData } from './page-data.ts';
import type { RemotesFile } from './remotes-file.ts';

/** Composed pages kept ready: one per address that asks for its own answers. */
const KEPT_PAGES = 500;

const HTML = 'text/html; charset=utf-8';

/** Pages of the application; undefined while the shell has not been built. */
export interface PageStore {
  read(path: string, query: URLSearchParams): Content | undefined;
}

export function openPages(files: FileStore, remotesFile: RemotesFile, site: SiteFacts): PageStore {
  const kept = new Map<string, Content>();
  let madeFrom: { readonly template: Content; readonly revision: number } | undefined;

  return {
    read(path, query) {
      const template = files.read('shell/index.html', HTML);
      if (template === undefined) return undefined;
      const revision = remotesFile.revision();
      if (madeFrom?.template !== template || madeFrom.revision !== revision) {
        kept.clear();
        madeFrom = { template, revision };
      }
      const { remote, answers } = pageData(path, query);
      const key = `${remote} ${answers.join(' ')}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const remotes = remotesFile.remotes();
      const html = composePage({
        template: template.encoded.identity.body.toString('utf8'),
        remotes,
        remote: remotes.find(({ name }) => name === remote),
        answers,
        site,
      });
      const content = prepareContent(HTML, Buffer.from(html));
      const [oldest] = kept.keys();
      if (kept.size >= KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
      kept.set(key, content);
      return content;
    },
  };
}
