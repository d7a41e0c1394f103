/** Tags of an answer about a competition: refetched when the stream cannot send what was missed. */
export const createCompetitionTags = (chOID: string) => [{ type: 'Competition' as const, id: chOID }];

/** Tags of what is computed over all results of a competition: refetched after frames of the stream, too. */
export const createStandingsTags = (chOID: string) => [
  ...createCompetitionTags(chOID),
  { type: 'Standings' as const, id: chOID },
];
