/** The two layouts of P2.1, `bare` for the secretariat, which fills the screen, and `embed` in a frame of another site. */
export type Layout = 'default' | 'ads' | 'bare' | 'embed';
type RemoteName = 'public_site' | 'secretariat';

export const isChallengePage = (pathname: string): boolean => /^\/challenge\/[^/]/.test(pathname);

/** Whether a page is shown in a frame of another site: a competition's page with `?embed=1`. */
export const isEmbedded = (pathname: string, search: string): boolean =>
  isChallengePage(pathname) && new URLSearchParams(search).get('embed') === '1';

/** The layout and the remote of an address (the table of P2.1). */
export function findPageLayout(
  pathname: string,
  search = '',
): { readonly layout: Layout; readonly remote: RemoteName } {
  if (/^\/mgr\/lesecretariat(\/|$)/.test(pathname)) return { layout: 'bare', remote: 'secretariat' };
  if (isEmbedded(pathname, search)) return { layout: 'embed', remote: 'public_site' };
  if (isChallengePage(pathname)) return { layout: 'ads', remote: 'public_site' };
  return { layout: 'default', remote: 'public_site' };
}
