import { type EventRef, POLE_VAULT } from '../../discipline/event-ref.ts';
import { isCombinedPart } from '../../trial/combined-part.ts';

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
  /** Indexes of the athletes who are not ranked among the others (Q13); absent where there is nobody. */
  readonly unranked?: readonly number[];
}

/** Whether it is part of a combined event or a qualification, and the standard of the latter, mm. */
export interface VerticalOptions {
  readonly isCombined?: boolean;
  readonly isQualification?: boolean;
  readonly standard?: number;
  /** What the regulations of the meeting say otherwise: the smallest raise, mm (in a combined event, every raise), and whether there are jump-offs. */
  readonly bars?: { readonly leastRaise?: number | undefined; readonly jumpOff?: boolean | undefined } | undefined;
}

/** A trial's round and settings, as far as its rules depend on them. */
interface VerticalTrial {
  readonly round?: string | undefined;
  readonly dets?:
    | {
        readonly qualifying?: { readonly standard?: number | undefined } | undefined;
        readonly bars?: VerticalOptions['bars'];
        readonly combined?: string | undefined;
      }
    | undefined;
}

/**
 * The options of a trial's rules, by its round and its settings.
 * @example readVerticalOptions({ round: 'c' }) // { isCombined: true, isQualification: false }
 */
export function readVerticalOptions({ round, dets = {} }: VerticalTrial): VerticalOptions {
  const standard = dets.qualifying?.standard;
  return {
    isCombined: isCombinedPart({ round, dets }),
    isQualification: round === 'q',
    ...(standard !== undefined && { standard }),
    ...(dets.bars !== undefined && { bars: dets.bars }),
  };
}

/**
 * The rules of a high jump or pole vault, in mm (TR 26.4, 26.9, 39.8.4). No jump-off in a combined event or a
 * qualification.
 * @example findVerticalRules({ g0: 900_001 }).minRaise // 20
 */
export function findVerticalRules({ g0 }: Pick<EventRef, 'g0'>, options: VerticalOptions = {}): VerticalRules {
  const { min, combined, jumpOff } = g0 === POLE_VAULT ? RAISES.poleVault : RAISES.highJump;
  const { standard, bars = {} } = options;
  const { leastRaise } = bars;
  const mayHaveJumpOff = !options.isCombined && !options.isQualification && standard === undefined;
  return {
    minRaise: leastRaise ?? (options.isCombined ? combined : min),
    ...(options.isCombined && { fixedRaise: leastRaise ?? combined }),
    jumpOffStep: jumpOff,
    canHaveJumpOff: mayHaveJumpOff && bars.jumpOff !== false,
    shouldEliminateFailures: true,
    ...(standard !== undefined && { standard }),
  };
}
