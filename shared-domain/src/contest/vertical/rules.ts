import { type EventRef, POLE_VAULT } from '../../discipline/event-ref.ts';

/** Raises in millimetres; Technical Rules of World Athletics, current numbering (2019 and later): TR 26.4, 26.9, 39.8.4. */
export const RAISES = {
  edition: 'World Athletics Technical Rules, TR 26.4, 26.9 and 39.8.4, numbering of 2019 and later',
  highJump: { least: 20, combined: 30, jumpOff: 20 },
  poleVault: { least: 50, combined: 100, jumpOff: 50 },
} as const;

/** What a high jump or pole vault is held by; every number may be changed by the regulations of a meeting. */
export interface VerticalRules {
  /** Least raise, mm (TR 26.4). */
  readonly leastRaise: number;
  /** The one raise of a combined event, mm (TR 39.8.4). */
  readonly evenRaise?: number;
  /** Step of a jump-off, up or down, mm (TR 26.9). */
  readonly jumpOffStep: number;
  /** Whether the regulations allow a jump-off for first place. */
  readonly jumpOff: boolean;
  /** With three or more in a jump-off, those who fail where another clears jump no more. Not confirmed in the text of the rule. */
  readonly dropOut: boolean;
  /** Height that ends a qualification for the athlete who clears it, mm. */
  readonly standard?: number;
}

/** What the contest is: part of a combined event, a qualification and its standard in mm. */
export interface VerticalOptions {
  readonly combined?: boolean;
  readonly qualification?: boolean;
  readonly standard?: number;
}

/**
 * The rules of a high jump or pole vault, in mm (TR 26.4, 26.9, 39.8.4). No jump-off in a combined event or a
 * qualification.
 * @example findVerticalRules({ g0: 900_001 }).leastRaise // 20
 */
export function findVerticalRules({ g0 }: Pick<EventRef, 'g0'>, options: VerticalOptions = {}): VerticalRules {
  const { least, combined, jumpOff } = g0 === POLE_VAULT ? RAISES.poleVault : RAISES.highJump;
  const { standard } = options;
  return {
    leastRaise: options.combined ? combined : least,
    ...(options.combined && { evenRaise: combined }),
    jumpOffStep: jumpOff,
    jumpOff: !options.combined && !options.qualification && standard === undefined,
    dropOut: true,
    ...(standard !== undefined && { standard }),
  };
}
