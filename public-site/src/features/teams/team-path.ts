export const buildMembersPath = (chOID: string, team: string): string =>
  `/challenge/${chOID}/teammembers/${encodeURIComponent(team)}`;

export const buildResultsPath = (chOID: string, team: string): string =>
  `/challenge/${chOID}/teamsresults/${encodeURIComponent(team)}`;
