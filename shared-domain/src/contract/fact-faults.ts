import { REFUSALS, type RefusalKind } from '../contest/log/refusal.ts';
import type { ErrorId } from './errors.ts';
import { JUDGING_FAULT_IDS } from './judging-faults.ts';

/** Why a fact of an official is refused, besides the rules of field events (`REFUSALS`), with the error id that it travels under. */
const FAULT_IDS = {
  /** The fact does not match its schema, or has characters that no text may have. */
  malformed: 'invalid request',
  'unknown trial': 'not found',
  /** The fact's kind, or the status it moves to, is not for this kind of code. */
  'not allowed': 'forbidden',
  /** Another fact has the id already, with another content. */
  'id taken': 'conflict',
  'trial cancelled': 'conflict',
  'trial official': 'conflict',
  'held by another': 'conflict',
  /** The device's clock is more than an hour ahead of the server's, or was never compared with it. */
  'clock not sure': 'conflict',
  /** A human has left the fact aside. */
  'left aside': 'conflict',
  'no field event': 'conflict',
  'no race': 'conflict',
  /** Only high jump and pole vault have bars; they have no distances. */
  'no bars': 'conflict',
  'bars only': 'conflict',
  'no wind here': 'conflict',
  /** The wind of a jump names the athlete and the attempt, or neither as long as they are not known; that of a race does not. */
  'wind of nobody': 'invalid request',
  'wind of the race': 'invalid request',
  /** Nobody of the start list has that key, bib or lane. */
  'not listed': 'not found',
  /** Somebody who has taken an attempt cannot be DNS. */
  'has started': 'conflict',
  'judge decides': 'forbidden',
  'not the next attempt': 'conflict',
  'not of a field event': 'conflict',
  /** A correction of what another kind of official said. */
  'of another official': 'forbidden',
  'other kind': 'conflict',
  'no such fact': 'not found',
  'replaced already': 'not found',
  'no such status step': 'invalid transition',
  'takes no status back': 'forbidden',
  'reason missing': 'invalid request',
  /** A recall by a yellow or a red card names athletes; who is out gets no other; in a combined event a yellow card comes first. */
  'recall of nobody': 'invalid request',
  'out already': 'conflict',
  'field not warned': 'conflict',
  /** Cards of a race walk, and reports of officials. */
  ...JUDGING_FAULT_IDS,
} as const satisfies Record<string, ErrorId>;

/** A key of `FAULT_IDS`. */
export type FactFaultReason = keyof typeof FAULT_IDS;

/** Every stable id of a reason why a fact does not count. */
export const FACT_REASONS: readonly FactReason[] = [
  ...(Object.keys(FAULT_IDS) as FactFaultReason[]),
  ...(Object.keys(REFUSALS) as RefusalKind[]),
];

/** One of `FACT_REASONS`. */
export type FactReason = FactFaultReason | RefusalKind;

/** Why a fact does not count. Programs decide on `reason`; `rule` is the sentence of the rule, `by` the later fact that it would spoil. */
export interface FactFault {
  readonly id: ErrorId;
  readonly detail: string;
  readonly reason: FactReason;
  readonly rule?: string;
  readonly by?: string;
}

/** @example createFault('no such fact', 'correction: fact 7 is not there').id // 'not found' */
export function createFault(reason: FactFaultReason, detail: string): FactFault {
  return { id: FAULT_IDS[reason], detail, reason };
}
