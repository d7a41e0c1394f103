import { SITE_FACTS_ID } from 'shared-domain/contract';

/** Where a link starts that is sent to others, copied or printed: the site's `PUBLIC_URL`, else the page's own origin. */
export const readSiteOrigin = (): string =>
  document.getElementById(SITE_FACTS_ID)?.dataset.origin ?? window.location.origin;
