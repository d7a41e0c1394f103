/** Kinds of facts that judges of walks, umpires and referees say; whoever holds the trial leaves them to these. */
export const JUDGING_FACT_KINDS: readonly string[] = ['walk', 'report'];
