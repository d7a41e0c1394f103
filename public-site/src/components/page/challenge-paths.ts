/** The page of the events of one family, such as sprints. */
export const familyPath = (chOID: string, family: number): string => `/challenge/${chOID}/fa-${family}`;

/** The overall ranking of an event. */
export const scratchPath = (chOID: string, gOID: string): string => `/challenge/${chOID}/scratch/${gOID}`;

export const trialPath = (chOID: string, oid: string): string => `/challenge/${chOID}/trial-${oid}`;

export const groupPath = (chOID: string, gOID: string): string => `/challenge/${chOID}/group/${gOID}`;
