import { type EventRef, POLE_VAULT } from '../../discipline/event-ref.ts';

/** Raises of the bar, mm: the smallest one, that of a combined event and that of a jump-off. */
export const RAISES = {
  edition: 'World Athletics Technical Rules, TR 26.4, 26.9 and 39.8.4, numbering of 2019 and later',
  highJump: { min: 20, combined: 30, jumpOff: 20 },
  poleVault: { min: 50, combined: 100, jumpOff: 50 },
} as const;

/** The rules of one high jump or pole vault; the regulations of a meeting may change every number. */
export interface VerticalRules {
  /** Smallest raise, mm (TR 26.4). */
  readonly minRaise: number;
  /** The raise of a combined event, always the same, mm (TR 39.8.4). */
  readonly fixedRaise?: number;
  /** Step of a jump-off, up or down, mm (TR 26.9). */
  readonly jumpOffStep: number;
  /** Whether the regulations allow a jump-off for first place. */
  readonly canHaveJumpOff: boolean;
  /** Whether, with three or more in a jump-off, those who fail where another clears are out (not confirmed by the rule's text). */
  readonly shouldEliminateFailures: boolean;
  /** Height that ends a qualification for the athlete who clears it, mm. */
  readonly standard?: number;
}

/** Whether it is part of a combined event or a qualification, and the standard of the latter, mm. */
export interface VerticalOptions {
  readonly isCombined?: boolean;
  readonly isQualification?: boolean;
  readonly standard?: number;
}

/**
 * The rules of a high jump or pole vault, in mm (TR 26.4, 26.9, 39.8.4). No jump-off in a combined event or a
 * qualification.
 * @example findVerticalRules({ g0: 900_001 }).minRaise // 20
 */
export function findVerticalRules({ g0 }: Pick<EventRef, 'g0'>, options: VerticalOptions = {}): VerticalRules {
  const { min, combined, jumpOff } = g0 === POLE_VAULT ? RAISES.poleVault : RAISES.highJump;
  const { standard } = options;
  return {
    minRaise: options.isCombined ? combined : min,
    ...(options.isCombined && { fixedRaise: combined }),
    jumpOffStep: jumpOff,
    canHaveJumpOff: !options.isCombined && !options.isQualification && standard === undefined,
    shouldEliminateFailures: true,
    ...(standard !== undefined && { standard }),
  };
}
