/**
 * The element of every page of the shell in which the server writes the site's settings, as JSON. Its attribute `data-origin` is
 * `PUBLIC_URL`, where links that leave the page start: the page may be open at an alias or an address of a private network, which
 * lead nowhere elsewhere.
 */
export const SITE_FACTS_ID = 'site';

/** Whether only this machine reaches an address: a phone that opens it would look for the site in itself. */
export const isOwnAddress = (origin: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/i.test(origin);

/** Where a browser stores the address that an organiser chose for links, slips and QR codes. */
export const SITE_ADDRESS_KEY = 'foulee.siteAddress';

/** The address that was chosen, while the site still has it; else the first. */
export const chooseSiteAddress = (
  addresses: readonly { readonly origin: string }[],
  chosen: string | undefined,
): string | undefined => (addresses.find(({ origin }) => origin === chosen) ?? addresses[0])?.origin;
