/** Why a write is refused as a `conflict`, where the programs that send it do different things about it. */
export const CONFLICT_REASONS = [
  /** Another wrote since the revision that this was written over. */
  'stale',
  /** Somebody else, or an official's device, holds the trial. */
  'held',
  /** Of an undo: what the act changed has changed again. */
  'changed since',
  /** Of an undo: what the act belongs to has been deleted. */
  'deleted since',
  /** Of an undo: what the act took away is there again. */
  'there again',
  'undone already',
  /** Of an undo: what it needs is no longer kept. */
  'too old',
  /** Results are declared official while some are not. */
  'unofficial results',
  /** A trial becomes official without a wind reading that its competition requires. */
  'wind missing',
  /** A trial of a field event beyond a cut that its athlete is out by. */
  'not in the cut',
  /** A round is drawn that nobody is entered in. */
  'no entries',
  /** A round is drawn that has been run already. */
  'has results',
  /** A round is drawn from one with heats whose results are not known yet. */
  'results missing',
  /** A round is drawn while a tie for the last place of the one before waits for a decision. */
  'tie open',
  /** A round is drawn from one that lets nobody go on: it has no rule. */
  'nobody qualified',
  /** An athlete would be entered in an event of the other sex. */
  'other sex',
  /** Somebody else of the list has the lane. */
  'lane taken',
  /** Somebody else of the list has the bib. */
  'bib taken',
  /** The list has the entry already. */
  'entered already',
  /** An entry with a result is not moved or taken away. */
  'has a result',
  /** Somebody who has started does not scratch. */
  'has started',
  /** Nothing is written into a cancelled trial. */
  'trial cancelled',
  /** A reading is of nobody of the start list. */
  'not listed',
  /** A reading is of somebody who did not start. */
  'did not start',
  /** Codes are not made once the competition is over. */
  'codes over',
  /** Somebody is a member of the organisation already. */
  'member already',
  /** An address has an account already. */
  'address taken',
  /** The person's data was erased from the competition. */
  'person erased',
  /** The kind of a competition stays once there are results. */
  'kind fixed',
] as const;

export type ConflictReason = (typeof CONFLICT_REASONS)[number];
