import { findPublicPage, listPageReads, type PublicPageName } from 'shared-domain/contract';

/** A page of the application as the server needs to know it: which remote draws it and which answers it will ask for. */
interface PageData {
  readonly remote: 'public_site' | 'secretariat';
  /** Its name among the pages of the public site. */
  readonly name?: PublicPageName;
  readonly answers: readonly string[];
}

/** Whether a path is one of the secretariat, which shows itself that a page is missing, to organisers who are signed in. */
export const isSecretariatPath = (path: string): boolean => /^\/mgr\/lesecretariat(\/|$)/.test(path);

/** Reads a page's decoded path and its query. */
export function findPageData(path: string, query: URLSearchParams): PageData {
  if (isSecretariatPath(path)) return { remote: 'secretariat', answers: [] };
  const page = findPublicPage(path);
  if (page === undefined) return { remote: 'public_site', answers: [] };
  return { remote: 'public_site', name: page.name, answers: listPageReads(page, query) };
}
