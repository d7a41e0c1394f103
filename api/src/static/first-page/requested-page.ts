import { findLocalDay } from 'shared-domain/page-rules';
import { isSecretariatPath } from '../page-data.ts';
import type { FirstAnswer } from './ask-api.ts';
import { findPage, NOT_FOUND_PATH, readPageParameters } from './page-parameters.ts';

/** A requested page of the site. */
export interface RequestedPage {
  /** Decoded path: one for all addresses of the same page. */
  readonly path: string;
  /** The page's own parameters, `?t=departs`, or empty. */
  readonly search: string;
  readonly language: 'fr' | 'en';
  /** Address of the site, for what is copied out of the page. */
  readonly origin?: string | undefined;
}

/** The parts of a request that decide which page is served. */
export interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly acceptLanguage: string | undefined;
  readonly origin?: string | undefined;
}

/**
 * The page that a request asks for; an address without a page and one of an unknown competition give `NOT_FOUND_PATH`. The
 * language is English where the browser names it first, else French (P1.3).
 */
export function readRequestedPage(
  { path, query, acceptLanguage, origin }: PageRequest,
  isCompetition: (chOID: string) => boolean = () => true,
): RequestedPage {
  const language = /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'fr';
  if (isSecretariatPath(path)) return { path, search: '', language, origin };
  const page = findPage(path);
  if (page === undefined || (page.chOID !== undefined && !isCompetition(page.chOID)))
    return { path: NOT_FOUND_PATH, search: '', language, origin };
  return { path: page.path, search: readPageParameters(page, query), language, origin };
}

export const buildPageKey = ({ path, search, language, origin = '' }: RequestedPage): string =>
  `${language} ${origin}${path}${search}`;

/** Values of a field anywhere in the answers, each once. */
function findValues(name: string, answers: readonly FirstAnswer[]): Set<string> {
  const values = new Set<string>();
  for (const { json } of answers)
    for (const [, text, number] of json.matchAll(new RegExp(`"${name}":(?:"([^"]*)"|(\\d+))`, 'g')))
      values.add(text ?? number ?? '');
  return values;
}

/** Days of the competition, in its own time zone. */
function listDays(answers: readonly FirstAnswer[]): Set<string> {
  const [zone = ''] = findValues('tz', answers);
  const dates = [...findValues('date', answers)];
  return new Set(dates.map((date) => (date.length === 10 ? date : findLocalDay(date, zone))));
}

/** Parameters whose accepted values depend on the competition's answers. */
const KNOWN_VALUES: Readonly<Record<string, (answers: readonly FirstAnswer[]) => Set<string>>> = {
  j: listDays,
  cat: (answers) => findValues('category', answers),
  r: (answers) => findValues('round', answers),
};

/** The page without parameters whose value is not in its answers, such as a day of another week, an empty category or a round that nobody runs. */
export function dropUnknownValues(requestedPage: RequestedPage, answers: readonly FirstAnswer[]): RequestedPage {
  if (requestedPage.search === '' || !requestedPage.path.startsWith('/challenge/')) return requestedPage;
  const parameters = [...new URLSearchParams(requestedPage.search)].filter(
    ([name, value]) => KNOWN_VALUES[name]?.(answers).has(value) !== false,
  );
  return { ...requestedPage, search: parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}` };
}
