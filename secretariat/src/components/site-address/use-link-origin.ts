import { isOwnAddress } from 'shared-domain/contract';
import { readSiteOrigin } from '../site-origin.ts';
import { useSiteAddress } from './use-site-address.ts';

/**
 * Where a link starts that is handed to others: `PUBLIC_URL`, else the page's own origin, and where only this machine reaches that, the address
 * that slips carry; the page's own while the server has none.
 */
export function useLinkOrigin(): string {
  const origin = readSiteOrigin();
  const isOwn = isOwnAddress(origin);
  const { address } = useSiteAddress({ skip: !isOwn });
  return isOwn ? (address ?? origin) : origin;
}
