/** A page that somebody asks for. */
export interface PageAsked {
  /** Decoded path. */
  readonly path: string;
  /** The page's own parameters, `?t=starts`, or empty. */
  readonly search: string;
  readonly language: 'fr' | 'en';
  /** Address of the site, for what is copied out of the page. */
  readonly origin?: string | undefined;
}

/** Parameters that change what a page shows, and what they may say; the rest of an address draws nothing else. */
const KNOWN = new Set(['t', 'j', 'sx', 'cat', 'fam', 'o', 'v', 'insee', 'embed']);
const SHORT = /^[\w.-]{1,24}$/;

/**
 * What a request asks for, as far as the server draws it. The language is the first that the browser names when it is
 * English, else French (specification 1).
 */
export function pageAsked(path: string, query: URLSearchParams, acceptLanguage: string | undefined): PageAsked {
  const said = [...query].filter(([name, value]) => KNOWN.has(name) && SHORT.test(value)).sort();
  const search = said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
  return { path, search, language: /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'fr' };
}

export const pageKey = ({ path, search, language, origin = '' }: PageAsked): string =>
  `${language} ${origin}${path}${search}`;
