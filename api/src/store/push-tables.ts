/** Tables of push messages to who follows athletes (docs/decisions/037). No name of a reader is in them, nor an address. */
export interface PushTables {
  push_subscription: PushSubscriptionTable;
  push_follow: PushFollowTable;
  push_cursor: PushCursorTable;
  push_state: PushStateTable;
  push_message: PushMessageTable;
}

/**
 * A browser's subscription: `id` the SHA-256 of its endpoint, `host` the push service's, `sent` how many messages it was sent on `day`.
 */
export interface PushSubscriptionTable {
  id: string;
  endpoint: string;
  host: string;
  p256dh: string;
  auth: string;
  language: string;
  day: string;
  sent: number;
}

/** An athlete of whom a subscription is told; `is_new` until what stood at its beginning is in `push_state`. */
export interface PushFollowTable {
  challenge: string;
  athlete: string;
  subscription: string;
  is_new: number;
}

/** The revision up to which a challenge was looked at for news; `has_new` where it has new follows. */
export interface PushCursorTable {
  challenge: string;
  revision: number;
  has_new: number;
}

/** What followers of an athlete know of a trial; `body` json. */
export interface PushStateTable {
  trial: string;
  athlete: string;
  challenge: string;
  body: string;
}

/** A message that waits, without its text, which is written as it is sent. A message that is being sent is not in the table. */
export interface PushMessageTable {
  subscription: string;
  trial: string;
  athlete: string;
  /** `call` or `result`. */
  phase: string;
  challenge: string;
  news: string;
  expires: string;
  next_try: string;
  tries: number;
}
