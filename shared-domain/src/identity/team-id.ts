/**
 * Id of a team, from its name: letters and digits only, of any alphabet (P5.9). The same name typed with its
 * accents apart gives the same id; a name without a letter or digit gives an empty one.
 * @example makeTeamId('E.A. Saint-Quentin (2)') // 'EASaintQuentin2'
 */
export function makeTeamId(name: string): string {
  return name.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
}
