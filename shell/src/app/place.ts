/** The two layouts of P2.1, none where the secretariat takes the whole screen, and none inside of another site. */
export type Layout = 'default' | 'ads' | 'bare' | 'embed';
type RemoteName = 'public_site' | 'secretariat';

export const isOfChallenge = (pathname: string): boolean => /^\/challenge\/[^/]/.test(pathname);

/** Whether a page stands in a frame of a club's own site: `?embed=1` on a page of a competition. */
export const isEmbedded = (pathname: string, search: string): boolean =>
  isOfChallenge(pathname) && new URLSearchParams(search).get('embed') === '1';

/** Layout and remote of an address (the table of P2.1). */
export function findPlace(pathname: string, search = ''): { readonly layout: Layout; readonly remote: RemoteName } {
  if (/^\/mgr\/lesecretariat(\/|$)/.test(pathname)) return { layout: 'bare', remote: 'secretariat' };
  if (isEmbedded(pathname, search)) return { layout: 'embed', remote: 'public_site' };
  if (isOfChallenge(pathname)) return { layout: 'ads', remote: 'public_site' };
  return { layout: 'default', remote: 'public_site' };
}
