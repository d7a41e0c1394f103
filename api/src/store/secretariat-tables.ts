/** Tables of what organisers and officials do beside the competition itself. */
export interface SecretariatTables {
  access_code: AccessCodeTable;
  removed: RemovedTable;
  trial_hold: TrialHoldTable;
  hidden_athlete: HiddenAthleteTable;
  erased_person: ErasedPersonTable;
  official_act: OfficialActTable;
}

/**
 * A code that opens a device's door (Q24). It is kept readable, for an organiser shows it again; a revoked one stays,
 * so that nobody is given it anew.
 */
export interface AccessCodeTable {
  code: string;
  challenge: string;
  kind: string;
  created: string;
  revoked: string | null;
}

/** What an act took away or replaced, as json, by the act's log entry: it can be put back until it is too old. */
export interface RemovedTable {
  log: string;
  challenge: string;
  organisation: string;
  deleted_at: string;
  body: string;
  undone_at: string | null;
}

/** Who holds a trial for writing, until when (Q11). */
interface TrialHoldTable {
  trial: string;
  organiser: string;
  expires: string;
}

/**
 * An athlete whose name is not shown (Q30): `key` tells the athlete's rows, and no log says whose they are. `last` and
 * `first` as the organiser wrote them; there are none where `key` was all that was kept.
 */
export interface HiddenAthleteTable {
  oid: string;
  challenge: string;
  key: string;
  at: string;
  last?: string | null | undefined;
  first?: string | null | undefined;
}

/**
 * Acts of officials: about a trial or a group (`list`), of one round of a group, of one row (its key). Remarks, decisions,
 * ranks of the judge, corrections; `body` json, by `kind`.
 */
export interface OfficialActTable {
  oid: string;
  challenge: string;
  list: string;
  round: string | null;
  row: string | null;
  kind: string;
  organiser: string | null;
  at: string;
  body: string;
}

/** Who asked to be forgotten in a challenge: `hash` tells the name when it is sent again, and no name is kept. */
interface ErasedPersonTable {
  challenge: string;
  hash: string;
  at: string;
}
