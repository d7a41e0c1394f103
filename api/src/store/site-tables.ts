/** Tables of servers in stadiums and of the public server that follows them. */
export interface SiteTables {
  site_hold: SiteHoldTable;
  site_file: SiteFileTable;
  site_link: SiteLinkTable;
}

/**
 * On the public server: a competition that a stadium’s server (`site`) holds; `ended` and `ended_by` once it was taken or given back.
 */
export interface SiteHoldTable {
  challenge: string;
  site: string;
  holder: string;
  state: 'held' | 'taken' | 'returned';
  since: string;
  seen: string;
  pending: number;
  refused: number;
  ended: string | null;
  /** oid of the account. */
  ended_by: string | null;
}

/**
 * On the public server: files of a competition, as JSON, that stay after a hold (`site`). `which` is `file`, what the stadium gave back, or
 * `before`, what the competition was before the stadium replaced lists of it.
 */
export interface SiteFileTable {
  oid: string;
  challenge: string;
  site: string;
  which: 'file' | 'before';
  holder: string;
  at: string;
  bytes: number;
  body: string;
}

/**
 * On the stadium’s server: a competition that follows to the `remote` one, or has `asked` for it without an answer; `acked` the last revision that the public server has,
 * `refused` json, the trials that it refused.
 */
export interface SiteLinkTable {
  challenge: string;
  remote: string;
  site: string;
  holder: string;
  /** oid of the account that linked it. */
  organiser: string;
  /** `ending`: the last call of a hand back is made. */
  state: 'asked' | 'on' | 'returning' | 'ending' | 'returned' | 'taken';
  acked: number;
  contacted: string | null;
  refused: string;
  changed: string;
  /** Photos of reports that the public server’s line took no file with: they are here alone. */
  left_photos: number | null;
}
