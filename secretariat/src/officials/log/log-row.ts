import type { AccessCodeKind } from 'shared-domain';
import type { AsideReason, LiveFact } from 'shared-domain/contract';

/**
 * `held`: on this device only, not yet sent; `sent`: on its way; `taken`: the server has it, and it counts; `refused`: a rule or the
 * server does not let it count; `aside`: the server has it, and a person decides whether it counts.
 */
export const ROW_STATES = ['held', 'sent', 'taken', 'refused', 'aside'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** Why the server says that a fact does not count. */
export interface RowFault {
  readonly id: string;
  readonly detail: string;
  readonly reason?: string | undefined;
  readonly rule?: string | undefined;
}

/** A fact of this device, or of one that handed its log over. Only what the server said of it changes: `state`, `isStored`, `fault`. */
export interface LogRow {
  /** The device's count, without gaps over all its competitions. */
  readonly seq: number;
  readonly chOID: string;
  readonly fact: LiveFact;
  readonly state: RowState;
  /** Nothing is sent before this instant of the device's clock, ms. */
  readonly sendAfter: number;
  /** Whether the server has the fact, counting or not. */
  readonly isStored: boolean;
  readonly fault?: RowFault | undefined;
  /** Kind of the code with which this device said it; absent where another one did, and on rows of earlier versions. */
  readonly by?: AccessCodeKind | undefined;
  /** The device that said it, with its kind of code, where its log was handed over to this one. */
  readonly source?: { readonly device: string; readonly by: AccessCodeKind } | undefined;
  /** Why the server says that it stands aside, where another device read that. */
  readonly aside?: AsideReason | undefined;
  /** Dated by a clock that was not compared with the server's since its page began: the next measure puts the instant right. */
  readonly isUndated?: true | undefined;
  /**
   * Said by a clock that cannot be trusted, so that a person decides where others said something too: it was handed over before it was
   * compared with the server's, and its instant no longer changes; or it was far from where it had been measured.
   */
  readonly isOwnTime?: true | undefined;
}

/** A fact before it has its id, its number and its instant. */
export type FactDraft = DistributiveOmit<LiveFact, 'id' | 'at' | 'seq'>;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Whether the server does not have a fact yet, as far as this device knows. */
export const isUnsent = ({ state }: LogRow): boolean => state === 'held' || state === 'sent';

/** Whether somebody has to look at what became of a fact. */
export const needsLook = ({ state }: LogRow): boolean => state === 'refused' || state === 'aside';
