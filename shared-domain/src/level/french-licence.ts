interface EntryOrigin {
  readonly club?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * Whether an athlete has a licence of the FFA, so that its levels apply: everybody of France, and of other nations those who are
 * entered by a club and not by their nation.
 * @example hasFrenchLicence({ country: 'JAM', club: 'JAM' }) // false
 */
export function hasFrenchLicence({ club, country }: EntryOrigin): boolean {
  return country === undefined || country === 'FRA' || (club !== undefined && club !== country);
}
