/** Why a write is refused as a `conflict`; programs react to each reason in their own way. */
export const CONFLICT_REASONS = [
  /** Somebody else wrote after the revision that this write is based on. */
  'stale',
  /** Somebody else, or an official's device, holds the trial. */
  'held',
  /** Undo: what the act changed has been changed again. */
  'changed since',
  /** Undo: what the act belongs to has been deleted. */
  'deleted since',
  /** Undo: what the act deleted exists again. */
  'there again',
  'undone already',
  /** Undo: the data it needs has been deleted since. */
  'too old',
  /** Undo: the data it needs made room for that of newer acts. */
  'undo dropped',
  /** All results of a competition are declared official while some trials are in progress or unofficial. */
  'unofficial results',
  /** A trial becomes official without a wind reading that its competition requires. */
  'wind missing',
  /** A trial becomes official that has no result. */
  'without results',
  /** An attempt at a jump-off of an athlete who is not tied for first place. */
  'not tied',
  /** An attempt after a cut that eliminated the athlete. */
  'not in the cut',
  /** The round to draw has no entries. */
  'no entries',
  /** The round to draw has been run already. */
  'has results',
  /** A heat of the previous round has no results yet. */
  'results missing',
  /** A tie for the last qualifying place of the previous round has not been decided. */
  'tie open',
  /** Nobody qualified from the previous round: it has no qualification rule. */
  'nobody qualified',
  /** An athlete would be entered in an event of the other sex. */
  'other sex',
  /** Another entry of the list has the lane. */
  'lane taken',
  /** Another entry of the list has the bib. */
  'bib taken',
  /** The list contains the entry already. */
  'entered already',
  /** An entry with a result cannot be moved or removed. */
  'has a result',
  /** An athlete who has started cannot be scratched. */
  'has started',
  /** A cancelled trial takes no results. */
  'trial cancelled',
  /** A reading names nobody on the start list. */
  'not listed',
  /** A reading names an athlete who did not start. */
  'did not start',
  /** Access codes cannot be created once the competition is over. */
  'codes over',
  /** The person is a member of the organisation already. */
  'member already',
  /** The e-mail address has an account already. */
  'address taken',
  /** The person's data has been erased from the competition. */
  'person erased',
  /** A stadium’s server holds the competition: it is changed there. */
  'on site',
  /** The public server took the competition back: the stadium’s server no longer holds it. */
  'taken back',
  /** The competition was given back to the public server: it is changed there. */
  'handed back',
  /** The public server does not know the session of this stadium’s server: it was ended. */
  'site session ended',
  /** The public server has events that the stadium’s server has not. */
  'other programme',
  /** The public server has lists that are not the stadium’s; it may be told to replace them. */
  'other lists',
  /** The public server decides this of a competition that follows to it. */
  'at home',
  /** The kind of a competition cannot change once there are results. */
  'kind fixed',
] as const;

export type ConflictReason = (typeof CONFLICT_REASONS)[number];
