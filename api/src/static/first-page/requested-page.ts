import { findPage, NOT_FOUND_PATH, readPageParameters } from './page-parameters.ts';

/** A page that somebody asks for. */
export interface RequestedPage {
  /** Decoded path: one for all addresses of the same page. */
  readonly path: string;
  /** The page's own parameters, `?t=departs`, or empty. */
  readonly search: string;
  readonly language: 'fr' | 'en';
  /** Address of the site, for what is copied out of the page. */
  readonly origin?: string | undefined;
}

/** What else decides which page is asked for. */
export interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly acceptLanguage: string | undefined;
  readonly origin?: string | undefined;
}

/** Pages of organisers and officials, which no server draws. */
const IS_PRIVATE = /^\/(mgr|officiel)(\/|$)/;

/**
 * What a request asks for, as far as the server knows it: an address without a page, and a competition that is not there, are
 * all the same page. The language is the first that the browser names when it is English, else French (P1.3).
 */
export function readRequestedPage(
  { path, query, acceptLanguage, origin }: PageRequest,
  isCompetition: (chOID: string) => boolean = () => true,
): RequestedPage {
  const language = /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'fr';
  if (IS_PRIVATE.test(path)) return { path, search: '', language, origin };
  const page = findPage(path);
  if (page === undefined || (page.chOID !== undefined && !isCompetition(page.chOID)))
    return { path: NOT_FOUND_PATH, search: '', language, origin };
  return { path: page.path, search: readPageParameters(page, query), language, origin };
}

export const pageKey = ({ path, search, language, origin = '' }: RequestedPage): string =>
  `${language} ${origin}${path}${search}`;
