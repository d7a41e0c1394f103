import { useSyncExternalStore } from 'react';
import { chooseSiteAddress, isOwnAddress, SITE_ADDRESS_KEY, SITE_FACTS_ID } from 'shared-domain/contract';
import { sessionSlice, useSelector } from 'shared-domain/platform';
import { useSiteOriginsQuery } from '../api/site-endpoints.ts';

const readSiteOrigin = (): string => document.getElementById(SITE_FACTS_ID)?.dataset.origin ?? window.location.origin;

/** The address that was chosen in the secretariat in this browser. */
function readChosenAddress(): string | undefined {
  try {
    return localStorage.getItem(SITE_ADDRESS_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where a link starts that is sent to others, copied or printed: the site's `PUBLIC_URL`, else the page's own origin; on the server's own computer
 * (`localhost`), which nobody else reaches, the address of its network that slips carry, once an organiser is signed in there.
 */
export function useLinkOrigin(): string {
  // The server that draws the first page has no address of its own.
  const origin = useSyncExternalStore(
    () => () => undefined,
    readSiteOrigin,
    () => '',
  );
  const isOwn = isOwnAddress(origin);
  const token = useSelector(sessionSlice.selectors.selectToken);
  const { data = [] } = useSiteOriginsQuery(undefined, { skip: !isOwn || token === undefined });
  const named = data.filter((one) => !isOwnAddress(one.origin));
  return isOwn ? (chooseSiteAddress(named, readChosenAddress()) ?? origin) : origin;
}
