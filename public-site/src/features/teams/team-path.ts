/** Who is in a team. */
export const membersPath = (chOID: string, team: string): string =>
  `/challenge/${chOID}/teammembers/${encodeURIComponent(team)}`;

/** What a team's athletes did. */
export const resultsPath = (chOID: string, team: string): string =>
  `/challenge/${chOID}/teamsresults/${encodeURIComponent(team)}`;
