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
] as const;

export type ConflictReason = (typeof CONFLICT_REASONS)[number];
