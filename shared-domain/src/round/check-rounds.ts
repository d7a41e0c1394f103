import type { RoundStep } from './heats-table.ts';

/** A plan of rounds to check: lanes (or places in a start) of a heat, metres of the race. */
export interface PlannedRounds {
  readonly entries: number;
  readonly lanes: number;
  readonly steps: readonly RoundStep[];
  readonly distance?: number;
}

/** What is wrong or unusual in a plan; `round` from 1, the final last. */
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

/** Above this distance few, if any, should go on by time (TR 20.8). */
const FEW_BY_TIME_FROM = 800;

/**
 * Does every round fit the next one: places × heats + times against its lanes (TR 20.8)? Also the advice of that rule: the
 * first two of each heat at least by place, over 800 m few by time, if any. Warnings only: the regulations decide.
 * @example checkRounds({ entries: 16, lanes: 8, steps: [{ heats: 2, places: 3, times: 2 }] }) // []
 */
export function checkRounds({ entries, lanes, steps, distance = 0 }: PlannedRounds): RoundWarning[] {
  const warnings: RoundWarning[] = [];
  let athletes = entries;
  steps.forEach(({ heats, places, times }, index) => {
    const round = index + 1;
    const room = heats * lanes;
    if (athletes > room) warnings.push({ warning: 'too many for a heat', round, athletes, room });
    const next = places * heats + times;
    if (next > athletes) warnings.push({ warning: 'more go on than run', round, athletes: next, room: athletes });
    if (places < 2) warnings.push({ warning: 'fewer than two by place', round, places });
    if (distance > FEW_BY_TIME_FROM && times > 0) warnings.push({ warning: 'by time over 800 m', round, times });
    const nextRoom = (steps[index + 1]?.heats ?? 1) * lanes;
    if (next > nextRoom)
      warnings.push({ warning: 'too many for the next round', round, athletes: next, room: nextRoom });
    if (next < nextRoom) warnings.push({ warning: 'next round not filled', round, athletes: next, room: nextRoom });
    athletes = next;
  });
  if (steps.length === 0 && entries > lanes)
    warnings.push({ warning: 'too many for a heat', round: 1, athletes: entries, room: lanes });
  return warnings;
}
