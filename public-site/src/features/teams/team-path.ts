export const membersPath = (chOID: string, team: string): string =>
  `/challenge/${chOID}/teammembers/${encodeURIComponent(team)}`;

export const resultsPath = (chOID: string, team: string): string =>
  `/challenge/${chOID}/teamsresults/${encodeURIComponent(team)}`;
