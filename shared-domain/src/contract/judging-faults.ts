import type { WalkRefusal } from '../race/judge-walk.ts';
import type { ErrorId } from './errors.ts';

/** Why a rule of race walking does not allow a fact (`WALK_REFUSALS`). */
const WALK_FAULT_IDS = {
  'red card by this judge already': 'conflict',
  'already disqualified': 'conflict',
  'not in the last 100 m': 'conflict',
  'no penalty due': 'conflict',
  'not in the penalty zone': 'conflict',
  'in the penalty zone': 'conflict',
  'already finished': 'conflict',
} as const satisfies Record<WalkRefusal, ErrorId>;

/** Why a card of a race walk, a report or its answer is refused, with the error id that it travels under. */
export const JUDGING_FAULT_IDS = {
  'no race walk': 'conflict',
  /** A paddle or a card has a symbol and a judge; the chief judge's decision a symbol and the metres to go. */
  'card incomplete': 'invalid request',
  /** A report says what it is about, or that there is nothing to report. */
  'report incomplete': 'invalid request',
  /** The decision needs an athlete, and the report names none. */
  'report of nobody': 'conflict',
  /** A disqualification names its rule. */
  'rule missing': 'invalid request',
  ...WALK_FAULT_IDS,
} as const satisfies Record<string, ErrorId>;
