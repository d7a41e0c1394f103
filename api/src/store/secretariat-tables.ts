/** Tables of what organisers and officials do besides the competition's own data. */
export interface SecretariatTables {
  access_code: AccessCodeTable;
  removed: RemovedTable;
  trial_hold: TrialHoldTable;
  hidden_athlete: HiddenAthleteTable;
  erased_name: ErasedNameTable;
  official_act: OfficialActTable;
}

/**
 * An access code for an official's device (Q24). It is stored readable, because an organiser may show it again; a revoked one stays,
 * so that it is never created again.
 */
export interface AccessCodeTable {
  code: string;
  challenge: string;
  kind: string;
  created: string;
  revoked: string | null;
  /** Until when a revoked code still opens, because another took its place and devices change over; null: it opens nothing. */
  grace: string | null;
}

/** What an act removed or replaced, as JSON, by the act's log entry; it can be put back for 30 days. */
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
 * An athlete whose name is not shown (Q30): `key` is the folded name, by which rows are found. `last` and `first` are as the organiser
 * wrote them, and missing in rows of older versions, which stored only `key`.
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
 * Acts of officials about a trial or a group (`list`), one round of a group, or one row (its key): remarks, decisions, ranks set by
 * judges, corrections. The shape of the JSON in `body` depends on `kind`.
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

/**
 * Somebody who asked to be forgotten: `hash`, of `salt` and the name, recognises the name when it is sent again; the name is not stored.
 * `scope`: oid of a challenge, or of an organisation for all its challenges; it outlives a deleted challenge, which may be restored.
 */
export interface ErasedNameTable {
  scope: string;
  salt: string;
  hash: string;
  at: string;
}
