import { chooseSiteAddress, type InfoAnswer, isOwnAddress, SITE_ADDRESS_KEY } from 'shared-domain/contract';

/** An address that other devices can reach, and the network card of this server's machine that it is of. */
export type SiteAddress = NonNullable<InfoAnswer['origins']>[number];

/** The addresses that slips may carry: the one this page is open at, unless only this machine reaches it, then those the server names. */
export function listSiteAddresses(origins: readonly SiteAddress[], pageOrigin = window.location.origin): SiteAddress[] {
  const named = origins.filter(({ origin }) => !isOwnAddress(origin));
  const isPageNamed = isOwnAddress(pageOrigin) || named.some(({ origin }) => origin === pageOrigin);
  return isPageNamed ? named : [...named, { origin: pageOrigin }];
}

/** The address that was chosen on this device, while the site still has it; else the first. */
export const findSiteAddress = (
  addresses: readonly SiteAddress[],
  chosen: string | undefined = readChosenAddress(),
): string | undefined => chooseSiteAddress(addresses, chosen);

function readChosenAddress(): string | undefined {
  try {
    return localStorage.getItem(SITE_ADDRESS_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the choice; without local storage it holds until the page is left. */
export function saveChosenAddress(origin: string): void {
  try {
    localStorage.setItem(SITE_ADDRESS_KEY, origin);
  } catch {
    return;
  }
}
