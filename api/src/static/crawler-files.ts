import { calls, type IndexedPagesAnswer, makeUrl } from 'shared-domain/contract';
import { type Content, prepareContent } from './content.ts';
import type { AskApi } from './first-page/ask-api.ts';
import type { PageRobots } from './first-page/page-robots.ts';

/** Pages that are the same for everyone and name no person. */
const FIXED_PAGES = ['/challenges/fr', '/policy', '/support/downloads'];

/** The most addresses that one sitemap may have (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** Serves `robots.txt` and `sitemap.xml`. */
interface CrawlerFiles {
  /** Undefined for any other file, and where the site's own address is not known. */
  read(path: string, origin: string | undefined): Promise<Content> | undefined;
}

/** Crawlers may read every page: one that must not be indexed says so in a header, which they must be able to read. */
function buildRobots(origin: string | undefined): Content {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return prepareContent('text/plain; charset=utf-8', Buffer.from(`User-agent: *\nDisallow:\n${sitemap}`));
}

function buildSitemap(origin: string, paths: readonly string[]): Content {
  const lines = paths.map((path) => `<url><loc>${origin}${encodeURI(path).replaceAll('&', '&amp;')}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
  return prepareContent('application/xml; charset=utf-8', Buffer.from(text));
}

export function createCrawlerFiles(ask: AskApi | undefined, robots: PageRobots): CrawlerFiles {
  let lastSitemap: { readonly key: string; readonly content: Content } | undefined;

  async function readSitemap(origin: string): Promise<Content> {
    const answer = await ask?.(makeUrl(calls.indexedPages, {}));
    const isHomeNoindex = await robots.isNoindex({ path: '/', search: '', language: 'fr' });
    const key = `${origin} ${isHomeNoindex} ${answer?.tag}`;
    if (lastSitemap?.key === key) return lastSitemap.content;
    const { pages } = answer === undefined ? { pages: [] } : (JSON.parse(answer.json) as IndexedPagesAnswer);
    const all = [...(isHomeNoindex ? [] : ['/']), ...FIXED_PAGES, ...pages].slice(0, MAX_ADDRESSES);
    lastSitemap = { key, content: buildSitemap(origin, all) };
    return lastSitemap.content;
  }

  return {
    read(path, origin) {
      if (path === '/robots.txt') return Promise.resolve(buildRobots(origin));
      if (path !== '/sitemap.xml' || origin === undefined) return undefined;
      return readSitemap(origin);
    },
  };
}
