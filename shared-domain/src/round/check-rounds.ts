import type { RoundStep } from './heats-table.ts';

/** A plan of rounds to check; `lanes`: athletes per heat; `distance`: metres of the race. */
export interface PlannedRounds {
  readonly entries: number;
  readonly lanes: number;
  readonly steps: readonly RoundStep[];
  readonly distance?: number;
}

/** A problem of a plan; `round` counts from 1; `room`: how many athletes fit. */
export type RoundWarning =
  | {
      readonly warning: 'too many for a heat';
      readonly round: number;
      readonly athletes: number;
      readonly room: number;
    }
  | {
      readonly warning: 'too many for the next round';
      readonly round: number;
      readonly athletes: number;
      readonly room: number;
    }
  | {
      readonly warning: 'next round not filled';
      readonly round: number;
      readonly athletes: number;
      readonly room: number;
    }
  | {
      readonly warning: 'more go on than run';
      readonly round: number;
      readonly athletes: number;
      readonly room: number;
    }
  | { readonly warning: 'fewer than two by place'; readonly round: number; readonly places: number }
  | { readonly warning: 'by time over 800 m'; readonly round: number; readonly times: number };

/** In longer races few athletes, if any, should qualify by time (TR 20.8). */
const MAX_METRES_BY_TIME = 800;

/**
 * Whether the qualifiers of each round (places × heats + times) fill the next one (TR 20.8), at least two of each heat qualify by
 * place, and above 800 m nobody by time. These are warnings: the regulations decide.
 * @example checkRounds({ entries: 16, lanes: 8, steps: [{ heats: 2, places: 3, times: 2 }] }) // []
 */
export function checkRounds({ entries, lanes, steps, distance = 0 }: PlannedRounds): RoundWarning[] {
  const warnings: RoundWarning[] = [];
  let athletes = entries;
  steps.forEach(({ heats, places, times }, index) => {
    const round = index + 1;
    const room = heats * lanes;
    if (athletes > room) warnings.push({ warning: 'too many for a heat', round, athletes, room });
    const qualifierCount = places * heats + times;
    if (qualifierCount > athletes)
      warnings.push({ warning: 'more go on than run', round, athletes: qualifierCount, room: athletes });
    if (places < 2) warnings.push({ warning: 'fewer than two by place', round, places });
    if (distance > MAX_METRES_BY_TIME && times > 0) warnings.push({ warning: 'by time over 800 m', round, times });
    const nextRoundRoom = (steps[index + 1]?.heats ?? 1) * lanes;
    if (qualifierCount > nextRoundRoom)
      warnings.push({ warning: 'too many for the next round', round, athletes: qualifierCount, room: nextRoundRoom });
    if (qualifierCount < nextRoundRoom)
      warnings.push({ warning: 'next round not filled', round, athletes: qualifierCount, room: nextRoundRoom });
    athletes = qualifierCount;
  });
  if (steps.length === 0 && entries > lanes)
    warnings.push({ warning: 'too many for a heat', round: 1, athletes: entries, room: lanes });
  return warnings;
}
