import type { InfoAnswer } from 'shared-domain/contract';

/** Whether only this machine reaches an address: a phone that scans it would look for the site in itself. */
export const isOwnAddress = (origin: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/i.test(origin);

const KEY = 'foulee.siteAddress';

/** An address that other devices can reach, and the network card of this server's machine that it is of. */
export type SiteAddress = NonNullable<InfoAnswer['origins']>[number];

/** The addresses that slips may carry: the one this page is open at, unless only this machine reaches it, then those the server names. */
export function listSiteAddresses(origins: readonly SiteAddress[], pageOrigin = window.location.origin): SiteAddress[] {
  const named = origins.filter(({ origin }) => !isOwnAddress(origin));
  const isPageNamed = isOwnAddress(pageOrigin) || named.some(({ origin }) => origin === pageOrigin);
  return isPageNamed ? named : [...named, { origin: pageOrigin }];
}

/** The address that was chosen on this device, while the site still has it; else the first. */
export function findSiteAddress(addresses: readonly SiteAddress[], chosen = readChosenAddress()): string | undefined {
  return (addresses.find(({ origin }) => origin === chosen) ?? addresses[0])?.origin;
}

function readChosenAddress(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the choice; without local storage it holds until the page is left. */
export function saveChosenAddress(origin: string): void {
  try {
    localStorage.setItem(KEY, origin);
  } catch {
    return;
  }
}
