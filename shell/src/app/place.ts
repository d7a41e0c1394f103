/** The two layouts of specification 2, and none where the secretariat takes the whole screen. */
export type Layout = 'default' | 'ads' | 'bare';
export type RemoteName = 'public_site' | 'secretariat';

/** Layout and remote of an address (the table of specification 2). */
export function placeOf(pathname: string): { readonly layout: Layout; readonly remote: RemoteName } {
  if (/^\/mgr\/lesecretariat(\/|$)/.test(pathname)) return { layout: 'bare', remote: 'secretariat' };
  if (/^\/challenge\/[^/]/.test(pathname)) return { layout: 'ads', remote: 'public_site' };
  return { layout: 'default', remote: 'public_site' };
}
