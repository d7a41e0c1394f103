/**
 * The element of every page of the shell in which the server writes the site's settings, as JSON. Its attribute `data-origin` is
 * `PUBLIC_URL`, where links that leave the page start: the page may be open at an alias or an address of a private network, which
 * lead nowhere elsewhere.
 */
export const SITE_FACTS_ID = 'site';
