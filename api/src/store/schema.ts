import type { Generated } from 'kysely';
import type { LiveTables } from './live-tables.ts';
import type { PushTables } from './push-tables.ts';
import type { SecretariatTables } from './secretariat-tables.ts';
import type { SiteTables } from './site-tables.ts';

/**
 * The tables. Only what SQLite and PostgreSQL have in common: text, integers, json as text, booleans as 0 and 1.
 * Instants are ISO text in UTC (`…Z`), so that they sort as text; dates that a sender wrote are stored as written.
 */
export interface Database extends SecretariatTables, LiveTables, PushTables, SiteTables {
  setting: SettingTable;
  organiser: OrganiserTable;
  organisation: OrganisationTable;
  membership: MembershipTable;
  invitation: InvitationTable;
  token: TokenTable;
  challenge: ChallengeTable;
  trial_group: GroupTable;
  trial: TrialTable;
  row_key: RowKeyTable;
  start_row: StartRowTable;
  result_row: ResultRowTable;
  challenge_change: ChangeTable;
  counter: CounterTable;
  search_challenge: SearchChallengeTable;
  search_athlete: SearchAthleteTable;
  search_club: SearchClubTable;
  search_event: SearchEventTable;
  price: PriceTable;
  event_record: EventRecordTable;
  record_list: RecordListTable;
  letter: LetterTable;
  account_link: AccountLinkTable;
  recovery_code: RecoveryCodeTable;
  log: LogTable;
}

/** One value that the server stores for itself, such as the database's epoch or the key of the first organiser's link. */
interface SettingTable {
  name: string;
  value: string;
}

interface OrganiserTable {
  oid: string;
  /** Lower case. */
  email: string;
  /** argon2id, encoded. */
  password: string;
  /** 1 for the account that plays the demo. */
  demo: number;
  created: string;
  /** When its address was confirmed, by the link in a mail or by the operator. */
  verified: string | null;
  /** Base32. `totp_pending` is not active before its first code, `totp_step` is the time step of the last code used. */
  totp_secret: string | null;
  totp_pending: string | null;
  totp_step: number | null;
  /** Since when signing in requires a second factor. */
  second_factor: string | null;
}

/** A one-time link to somebody's account, sent by mail: only the SHA-256 of its key is stored. */
interface AccountLinkTable {
  hash: string;
  organiser: string;
  kind: string;
  /** Lower case. */
  email: string;
  expires: string;
}

/** A one-time code to sign in when the second factor is lost: only its SHA-256 is stored. */
interface RecoveryCodeTable {
  hash: string;
  organiser: string;
}

interface OrganisationTable {
  oid: string;
  name: string;
  created: string;
  /** 1 where members without a second factor may only read. */
  second_factor?: number | undefined;
}

interface MembershipTable {
  organiser: string;
  organisation: string;
  role: string;
}

/** A one-time link into an organisation: only the SHA-256 of its key is stored. */
interface InvitationTable {
  oid: string;
  hash: string;
  organisation: string;
  /** Lower case. */
  email: string;
  role: string;
  created: string;
  expires: string;
  /** 1 when a mail server accepted it; else the link was passed on by hand, which does not confirm the address. */
  mailed: number;
}

/** An access token: only its SHA-256 is stored. `challenge`: the competition for whose stadium it was opened, else null. */
interface TokenTable {
  hash: string;
  organiser: string;
  created: string;
  expires: string;
  challenge: string | null;
}

export interface ChallengeTable {
  oid: string;
  organisation: string;
  name: string;
  rtype: string;
  hashtag: string;
  flag: number;
  kind: string;
  /** uid of the region. */
  region: string;
  date: string;
  /** The last day, ISO date. */
  last_date: string;
  duration: number;
  tz: string;
  /** First instant of the first day, first instant after the last. */
  starts_at: string;
  ends_at: string;
  lisa: number;
  visible: number;
  metadata: string;
  /** Its trials, those in progress, and the rows of their results; counted with every upload. */
  trials: number;
  running: number;
  results: number;
  /** Grows by one with every committed change under the challenge (Q7). */
  revision: number;
  created: string;
  updated: string;
  /** json, where a stadium’s server holds it: this is the copy, or the stadium’s own. */
  site?: string | null | undefined;
}

export interface GroupTable {
  oid: string;
  challenge: string;
  uid: string;
  name: string;
  category: number;
  g0: number;
  g1: string;
  position: number;
  /** Rows of its commitments, and the hash of what was sent. */
  entries: number;
  start_hash: string | null;
}

export interface TrialTable {
  oid: string;
  challenge: string;
  trial_group: string;
  uid: string;
  /** Order in which it was uploaded. */
  position: number;
  name: string;
  status: number;
  date: string;
  /** `date` in UTC. */
  date_at: string;
  date_e: string | null;
  dts: string;
  dets: string;
  g0: number;
  g1: string;
  category: number;
  round: string;
  heat: number;
  /** uid of the trial of the combined event that this one is a part of. */
  combined: string | null;
  starts: number;
  results: number;
  /** Hashes of what was sent last: they tell an unchanged trial or list. */
  hash: string;
  start_hash: string | null;
  result_hash: string | null;
  revision: number;
  updated: string;
  /** Written by `updateDerivedColumns`: region of its challenge, and the instant at which its results count as shown. */
  region: string | null;
  shown_at: string | null;
}

/** The number by which rows name a challenge, or a list: `oid` is a challenge's, a trial's or a group's (row-keys.ts). */
interface RowKeyTable {
  id: Generated<number>;
  oid: string;
  /** oid of the challenge that it belongs to. */
  owner: string;
}

/**
 * One entry of a trial's start list, or of a group's commitments: `list` is the number of either. `body` is what was sent, `name`
 * and `club` are folded, as they are searched (Q29).
 */
export interface StartRowTable {
  list: number;
  position: number;
  challenge: number;
  bib: string | null;
  name: string;
  club: string;
  body: string;
  /** What `body` was, once a hidden athlete's name is off it (Q30). */
  hidden?: string | null | undefined;
  /** The first day on which who is on the row counts as 16; null for who is not known to be younger. */
  under_16_until?: string | null | undefined;
}

/** One row of a result list in display order: `sent` as it was sent, `body` as it is shown. */
export interface ResultRowTable {
  list: number;
  position: number;
  challenge: number;
  place: number | null;
  bib: string | null;
  category: number | null;
  name: string;
  club: string;
  sent: string;
  body: string;
  /** What `body` was, once a hidden athlete's name is off it (Q30). */
  hidden?: string | null | undefined;
  /** 1 in a list that is read page by page from indexes (migration 130), null in others. */
  is_long?: number | null | undefined;
  /** Challenge revision at which `sent` last changed; a change of the computed rank does not count. */
  revision?: number | null | undefined;
  /** The first day on which who is on the row counts as 16; null for who is not known to be younger. */
  under_16_until?: string | null | undefined;
}

/** What one revision changed, as JSON; deleted after some hours. */
interface ChangeTable {
  challenge: string;
  revision: number;
  at: string;
  body: string;
}

/** A visible challenge in the search index; `id` is the first of its entries' ids (search-ids.ts). */
interface SearchChallengeTable {
  id: number;
  challenge: string;
  /** Folded. */
  words: string;
}

/** An athlete of a challenge, folded as its rows are, once for each club and bib. */
interface SearchAthleteTable {
  id: number;
  name: string;
  club: string;
  bib: string;
}

interface SearchClubTable {
  id: number;
  club: string;
}

interface SearchEventTable {
  id: number;
  /** oid of the group. */
  trial_group: string;
  words: string;
}

interface CounterTable {
  name: string;
  value: number;
}

/** A price of a challenge (Q24): euro cents; `metadata` json, its `kd` says for whom. */
export interface PriceTable {
  oid: string;
  challenge: string;
  position: number;
  kd: string;
  unit_amount: number;
  currency: string;
  metadata: string;
  /** Of the challenge, when its prices were written last. */
  revision: number;
}

/** A record that an organiser gives (Q43): `event` the uid of a group, `body` json, its mark, holder and date. */
export interface EventRecordTable {
  oid: string;
  challenge: string;
  position: number;
  event: string;
  kind: string;
  body: string;
  /** Of the challenge, when its records were written last. */
  revision: number;
}

/** A list of records of an organisation (Q43): `body` json, its records; `imported` an instant. */
export interface RecordListTable {
  oid: string;
  organisation: string;
  name: string;
  imported: string;
  body: string;
}

/**
 * A mail for the operator's mail server: a visitor's message (Q22), or a message to an account's owner.
 * `body` json, by `kind`; a link in it is made when it is sent, so that none is stored. `sent_at` once it left, `next_try` when it
 * is sent next, not after `expires`.
 */
export interface LetterTable {
  oid: string;
  kind: string;
  /** E-mail address; empty for the operator. */
  recipient: string;
  body: string;
  at: string;
  expires: string | null;
  sent_at: string | null;
  tries: number;
  next_try: string;
}

interface LogTable {
  oid: string;
  challenge: string | null;
  organiser: string | null;
  at: string;
  action: string;
  detail: string;
  /** oid, for an act on an organisation itself. */
  organisation?: string | null | undefined;
  /** By how many bytes the act made lists grow, below 0 where they shrank; null for none, and where it was undone. */
  bytes?: number | null | undefined;
  /** The bytes that it keeps for undo; null for none, 0 once they made room for newer acts. */
  undo_bytes?: number | null | undefined;
}
