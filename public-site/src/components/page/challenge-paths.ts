/** The page of the events of one family, such as sprints. */
export const buildFamilyPath = (chOID: string, family: number): string => `/challenge/${chOID}/fa-${family}`;

/** The overall ranking of an event. */
export const buildOverallPath = (chOID: string, gOID: string): string => `/challenge/${chOID}/scratch/${gOID}`;

export const buildTrialPath = (chOID: string, oid: string): string => `/challenge/${chOID}/trial-${oid}`;

export const buildGroupPath = (chOID: string, gOID: string): string => `/challenge/${chOID}/group/${gOID}`;

/** The page of an athlete in a competition; `key` is the `auid` of their rows. */
export const buildAthletePath = (chOID: string, key: string): string =>
  `/challenge/${chOID}/athlete/${encodeURIComponent(key)}`;

/** The end of a list's address that lights the row of an athlete there; empty without a key. */
export const buildRowHash = (key: string | undefined): string =>
  key === undefined ? '' : `#${encodeURIComponent(key)}`;

/** The page of the members of a team. */
export const buildMembersPath = (chOID: string, team: string): string =>
  `/challenge/${chOID}/teammembers/${encodeURIComponent(team)}`;

/** The page of the results of a team. */
export const buildResultsPath = (chOID: string, team: string): string =>
  `/challenge/${chOID}/teamsresults/${encodeURIComponent(team)}`;
