import type { EventRecord } from './event-record.ts';
import type { RecordClaim } from './record-claim.ts';
import { needsTypedWord } from './record-kind.ts';

/**
 * What has become of a record: something is missing, nothing is, its file was sent, it was ratified or refused, the result that made it
 * is no longer there.
 */
export const RECORD_STATES = ['possible', 'pending', 'filed', 'ratified', 'refused', 'gone'] as const;

/** One of `RECORD_STATES`. */
export type RecordState = (typeof RECORD_STATES)[number];

/** States that a person can give. */
export const GIVEN_RECORD_STATES = ['pending', 'filed', 'ratified', 'refused'] as const;

/** One of `GIVEN_RECORD_STATES`. */
export type GivenRecordState = (typeof GIVEN_RECORD_STATES)[number];

/** Where a person can move a record from a state. */
const RECORD_MOVES: Readonly<Record<RecordState, readonly GivenRecordState[]>> = {
  possible: ['pending', 'refused'],
  pending: ['filed', 'ratified', 'refused'],
  filed: ['ratified', 'refused'],
  ratified: ['refused'],
  refused: ['pending'],
  gone: [],
};

/** The states that a person can give to a record. @example listRecordMoves('filed') // ['ratified', 'refused'] */
export function listRecordMoves(state: RecordState): readonly GivenRecordState[] {
  return RECORD_MOVES[state];
}

/** What a person said of a record that a mark made. */
export interface RecordDecision {
  /** Absent: only its word was typed. */
  readonly state?: GivenRecordState | undefined;
  /** The mark that it was said of, in the unit of the event. */
  readonly v: number;
}

/**
 * The state of a record by what the rule finds and what a person said: what was said of another mark counts no longer, and of a mark that
 * makes no record any more it is gone; undefined for nothing.
 * @example findRecordState({ state: 'pending', v: 10400 }, { state: 'filed', v: 10400 }) // 'filed'
 */
export function findRecordState(
  claim: Pick<RecordClaim, 'state' | 'v'> | undefined,
  decision: RecordDecision | undefined,
): RecordState | undefined {
  if (decision === undefined) return claim?.state;
  if (claim === undefined) return decision.state === 'refused' ? undefined : 'gone';
  return claim.v === decision.v ? (decision.state ?? claim.state) : claim.state;
}

/**
 * What the public is told of a record: nothing of a possible, refused or former one, nothing of a world, area or national one before its
 * word was typed; a filed one is still subject to ratification.
 * @example findPublicRecordState('filed', 'MR', false) // 'pending'
 */
export function findPublicRecordState(
  state: RecordState,
  kind: EventRecord['kind'],
  isWordTyped: boolean,
): 'pending' | 'ratified' | undefined {
  if (needsTypedWord(kind) && !isWordTyped) return undefined;
  if (state === 'ratified') return 'ratified';
  return state === 'pending' || state === 'filed' ? 'pending' : undefined;
}
