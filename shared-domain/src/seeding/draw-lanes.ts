import { type Draw, drawLots } from './draw.ts';
import type { LaneGroups } from './lane-preset.ts';

/** Lots for some lanes: the first athlete drawn gets the first lane. */
export interface LaneDraw extends Draw {
  readonly lanes: readonly number[];
}

/** Lanes by athlete, and the lots that gave them. */
export interface DrawnLanes {
  readonly lanes: ReadonlyMap<string, number>;
  readonly draws: readonly LaneDraw[];
  /** Athletes for whom there is no lane. */
  readonly withoutLane: readonly string[];
}

function listOuterLanes(lanes: number, athletes: number): readonly number[] {
  const used = Math.min(lanes, athletes);
  return Array.from({ length: used }, (_, at) => lanes - used + 1 + at);
}

/**
 * Draws the lanes of a heat (TR 20.4.1–20.4.5): the best ranked draw among the lanes of the first group, the next ones among those of
 * the second, and so on. Without groups (a first round) lots decide all lanes at once; surplus inside lanes stay empty. Each group
 * is a separate draw with the seed `{seed} lanes {group}`.
 * @example drawLanes(['A', 'B', 'C', 'D'], 4, [[2, 3], [4], [1]], 'final').lanes.get('D') // 1
 */
export function drawLanes(
  ranked: readonly string[],
  lanes: number,
  groups: LaneGroups | undefined,
  seed: string,
): DrawnLanes {
  const laneByAthlete = new Map<string, number>();
  const draws: LaneDraw[] = [];
  let next = 0;
  (groups ?? [listOuterLanes(lanes, ranked.length)]).forEach((group, index) => {
    const athletes = ranked.slice(next, next + group.length);
    next += athletes.length;
    if (athletes.length === 0) return;
    const draw = { ...drawLots(athletes, `${seed} lanes ${index + 1}`), lanes: group.slice(-athletes.length) };
    draws.push(draw);
    draw.order.forEach((athlete, at) => {
      laneByAthlete.set(athlete, draw.lanes[at] as number);
    });
  });
  return { lanes: laneByAthlete, draws, withoutLane: ranked.slice(next) };
}
