import { LANE_PRESETS, type LaneClass, type LaneGroups } from './lane-preset.ts';

/** A venue's own groups, for any class and number of lanes in use; they stand before the rule's. */
export type VenueLanes = Partial<Readonly<Record<LaneClass, Readonly<Record<number, LaneGroups>>>>>;

/** What is wrong with a venue's groups. */
export const LANE_PROBLEMS = ['lane twice', 'no such lane', 'lane not used'] as const;

/** One of `LANE_PROBLEMS`. */
export type LaneProblem = (typeof LANE_PROBLEMS)[number];

/**
 * Problems of groups for a track of so many lanes, each with its lane; a lane not used is a choice, the others are
 * errors.
 * @example checkLaneGroups([[2, 3], [4, 4]], 4)
 * // [{ lane: 4, problem: 'lane twice' }, { lane: 1, problem: 'lane not used' }]
 */
export function checkLaneGroups(groups: LaneGroups, lanes: number): { lane: number; problem: LaneProblem }[] {
  const named = groups.flat();
  const seen = new Set<number>();
  const problems: { lane: number; problem: LaneProblem }[] = [];
  for (const lane of named) {
    if (!Number.isInteger(lane) || lane < 1 || lane > lanes) problems.push({ lane, problem: 'no such lane' });
    else if (seen.has(lane)) problems.push({ lane, problem: 'lane twice' });
    seen.add(lane);
  }
  for (let lane = 1; lane <= lanes; lane++) if (!seen.has(lane)) problems.push({ lane, problem: 'lane not used' });
  return problems;
}

function outerLanes(groups: LaneGroups, empty: number): LaneGroups {
  return groups.map((group) => group.filter((lane) => lane > empty)).filter((group) => group.length > 0);
}

/** The smallest number of lanes that has groups of its own. */
const MIN_LANES = 4;

/**
 * The lane groups of a heat of `athletes` on a track of `lanes` (TR 20.4). With fewer athletes than lanes the inside lanes
 * stay empty and lane 2 counts as lane 1: the groups for the number of lanes in use move outwards, the venue's where it has
 * some for that number, else the rule's. Under four athletes the groups of four lanes lose their inside lanes. Undefined
 * where no groups are known.
 * @example findLaneGroups('lap', 8, 7) // [[5, 6, 7], [4, 8], [2, 3]]
 */
export function findLaneGroups(
  laneClass: LaneClass,
  lanes: number,
  athletes = lanes,
  venue: VenueLanes = {},
): LaneGroups | undefined {
  const used = Math.min(athletes, lanes);
  const groupsFor = (count: number) => venue[laneClass]?.[count] ?? LANE_PRESETS[laneClass]?.[count]?.groups;
  const fewer = Math.min(lanes, Math.max(used, MIN_LANES));
  const groups = groupsFor(fewer);
  if (groups === undefined) return groupsFor(lanes);
  const outwards = groups.map((group) => group.map((lane) => lane + lanes - fewer));
  return outerLanes(outwards, lanes - used);
}
