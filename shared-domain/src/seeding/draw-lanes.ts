import { type Draw, drawLots } from './draw.ts';
import type { LaneGroups } from './lane-preset.ts';

/** Lots for some lanes: the first drawn gets the first of them. */
export interface LaneDraw extends Draw {
  readonly lanes: readonly number[];
}

/** Lanes by athlete, and the lots they come from. */
export interface DrawnLanes {
  readonly lanes: ReadonlyMap<string, number>;
  readonly draws: readonly LaneDraw[];
  /** Those for whom there is no lane. */
  readonly without: readonly string[];
}

function outer(lanes: number, athletes: number): readonly number[] {
  const used = Math.min(lanes, athletes);
  return Array.from({ length: used }, (_, at) => lanes - used + 1 + at);
}

/**
 * Draws the lanes of a heat, each equally likely within its group: the best ranked for the first group, the next ones for the
 * second, and so on (TR 20.4.1–20.4.5). Without groups, a first round, lots are drawn for all lanes at once; inside lanes
 * stay empty. Every group is a draw of its own in the log, with the seed `{seed} lanes {group}`.
 * @example drawLanes(['A', 'B', 'C', 'D'], 4, [[2, 3], [4], [1]], 'final').lanes.get('D') // 1
 */
export function drawLanes(
  ranked: readonly string[],
  lanes: number,
  groups: LaneGroups | undefined,
  seed: string,
): DrawnLanes {
  const drawn = new Map<string, number>();
  const draws: LaneDraw[] = [];
  let next = 0;
  (groups ?? [outer(lanes, ranked.length)]).forEach((group, index) => {
    const athletes = ranked.slice(next, next + group.length);
    next += athletes.length;
    if (athletes.length === 0) return;
    const draw = { ...drawLots(athletes, `${seed} lanes ${index + 1}`), lanes: group.slice(-athletes.length) };
    draws.push(draw);
    draw.order.forEach((athlete, at) => {
      drawn.set(athlete, draw.lanes[at] as number);
    });
  });
  return { lanes: drawn, draws, without: ranked.slice(next) };
}
