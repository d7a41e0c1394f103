interface EntryOrigin {
  readonly club?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * Levels are the FFA's, for those who hold its licence: who is entered by another nation has none, who is entered by a club
 * has, whatever their nation.
 * @example hasFrenchLicence({ country: 'JAM', club: 'JAM' }) // false
 */
export function hasFrenchLicence({ club, country }: EntryOrigin): boolean {
  return country === undefined || country === 'FRA' || (club !== undefined && club !== country);
}
