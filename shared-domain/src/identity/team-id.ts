/**
 * Id of a team: the letters and digits of its name, of any alphabet (P5.9). Names with combining accents give the same id; a name
 * without letters and digits gives ''.
 * @example makeTeamId('E.A. Saint-Quentin (2)') // 'EASaintQuentin2'
 */
export function makeTeamId(name: string): string {
  return name.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
}
