import { LANE_PRESETS, type LaneClass, type LaneGroups } from './lane-preset.ts';

/** Lane groups of a venue by class and number of lanes in use; they replace the rule's. */
export type VenueLanes = Partial<Readonly<Record<LaneClass, Readonly<Record<number, LaneGroups>>>>>;

/** Problems of lane groups. */
export const LANE_PROBLEMS = ['lane twice', 'no such lane', 'lane not used'] as const;

/** One of `LANE_PROBLEMS`. */
export type LaneProblem = (typeof LANE_PROBLEMS)[number];

/**
 * Problems of lane groups for a track with `lanes` lanes. `lane not used` may be intended; the others are errors.
 * @example checkLaneGroups([[2, 3], [4, 4]], 4)
 * // [{ lane: 4, problem: 'lane twice' }, { lane: 1, problem: 'lane not used' }]
 */
export function checkLaneGroups(groups: LaneGroups, lanes: number): { lane: number; problem: LaneProblem }[] {
  const groupedLanes = groups.flat();
  const seen = new Set<number>();
  const problems: { lane: number; problem: LaneProblem }[] = [];
  for (const lane of groupedLanes) {
    if (!Number.isInteger(lane) || lane < 1 || lane > lanes) problems.push({ lane, problem: 'no such lane' });
    else if (seen.has(lane)) problems.push({ lane, problem: 'lane twice' });
    seen.add(lane);
  }
  for (let lane = 1; lane <= lanes; lane++) if (!seen.has(lane)) problems.push({ lane, problem: 'lane not used' });
  return problems;
}

function dropInsideLanes(groups: LaneGroups, empty: number): LaneGroups {
  return groups.map((group) => group.filter((lane) => lane > empty)).filter((group) => group.length > 0);
}

/** The smallest number of lanes with groups. */
const MIN_LANES = 4;

/**
 * The lane groups of a heat (TR 20.4), the venue's or else the rule's. With fewer athletes than lanes the inside lanes stay empty:
 * the groups for the number of lanes in use are shifted outwards. Under four athletes the groups of four lanes are used without
 * their inside lanes. Undefined where no groups are known.
 * @example findLaneGroups('lap', 8, 7) // [[5, 6, 7], [4, 8], [2, 3]]
 */
export function findLaneGroups(
  laneClass: LaneClass,
  lanes: number,
  athletes = lanes,
  venue: VenueLanes = {},
): LaneGroups | undefined {
  const used = Math.min(athletes, lanes);
  const findGroups = (count: number) => venue[laneClass]?.[count] ?? LANE_PRESETS[laneClass]?.[count]?.groups;
  const groupLanes = Math.min(lanes, Math.max(used, MIN_LANES));
  const groups = findGroups(groupLanes);
  if (groups === undefined) return findGroups(lanes);
  const shiftedGroups = groups.map((group) => group.map((lane) => lane + lanes - groupLanes));
  return dropInsideLanes(shiftedGroups, lanes - used);
}
