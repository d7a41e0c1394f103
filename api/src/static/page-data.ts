import { findPublicPage, listPageReads } from 'shared-domain/contract';

/** A page of the application as the server needs to know it: which remote draws it and which answers it will ask for. */
interface PageData {
  readonly remote: 'public_site' | 'secretariat';
  readonly answers: readonly string[];
}

/** Whether a path is one of the secretariat, which shows itself that a page is missing, to organisers who are signed in. */
export const isSecretariatPath = (path: string): boolean => /^\/mgr\/lesecretariat(\/|$)/.test(path);

/** Reads a page's decoded path and its query. */
export function findPageData(path: string, query: URLSearchParams): PageData {
  if (isSecretariatPath(path)) return { remote: 'secretariat', answers: [] };
  const page = findPublicPage(path);
  return { remote: 'public_site', answers: page === undefined ? [] : listPageReads(page, query) };
}
