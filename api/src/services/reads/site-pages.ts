import type { IndexedPagesAnswer } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { listIndexedChallenges } from '../../store/challenges/indexed-challenges.ts';
import type { Context } from '../context/context.ts';
import { readPaced } from '../context/paced-reads.ts';

/** Competition pages in the sitemap: with the site's own pages it stays below the 50,000 that a sitemap may have. */
const MAX_PAGES = 49_000;

/** Paths of the competition pages that search engines may index, for the sitemap. */
export const readIndexedPages = (ctx: Context): Promise<BuiltAnswer> =>
  readPaced(ctx.revisions.site, ctx.clock, async (): Promise<IndexedPagesAnswer> => {
    const oids = await listIndexedChallenges(ctx.store.db, MAX_PAGES);
    return { pages: oids.map((oid) => `/challenge/${encodeURIComponent(oid)}`) };
  });
