/**
 * Id of a team: the letters and digits of its name, of any alphabet (P5.9). Names with combining accents give the same id; a name
 * without letters and digits gives ''.
 * @example makeTeamId('E.A. Saint-Quentin (2)') // 'EASaintQuentin2'
 */
export function makeTeamId(name: string): string {
  return name.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
}

/** The fields of a row that say its team (P3.5). */
interface TeamFields {
  readonly teamTG?:
    | { readonly oid?: string | undefined; readonly n?: string | number | undefined; readonly cat?: number | undefined }
    | undefined;
  readonly coid?: string | undefined;
  readonly club?: string | undefined;
}

/**
 * Id and name of the team of a row: that of a team competition, else the club; undefined without either.
 * @example findRowTeam({ club: 'AC Valmont' }) // { oid: 'ACValmont', title: 'AC Valmont' }
 */
export function findRowTeam({ teamTG, coid, club = '' }: TeamFields): { oid: string; title: string } | undefined {
  if (teamTG === undefined) {
    const oid = club === '' ? '' : (coid ?? makeTeamId(club));
    return oid === '' ? undefined : { oid, title: club };
  }
  const title = String(teamTG.n ?? (club || teamTG.oid) ?? '');
  const oid = teamTG.oid ?? makeTeamId(`${title} ${teamTG.cat ?? ''}`);
  return oid === '' ? undefined : { oid, title };
}
