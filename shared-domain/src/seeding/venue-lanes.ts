import { LANE_PRESETS, type LaneClass, type LaneGroups } from './lane-preset.ts';

/** A venue's own groups, for any class and number of lanes; they stand before the rule's. */
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
const FEWEST = 4;

/**
 * The lane groups of a heat of `athletes` on a track of `lanes` (TR 20.4): with fewer athletes than lanes the inside lanes
 * stay empty and lane 2 counts as lane 1, so that the groups of fewer lanes move outwards. A venue's groups for the whole
 * track lose their inside lanes instead, unless it has groups for fewer lanes as well. Undefined where no groups are known.
 * @example laneGroups('lap', 8, 7) // [[5, 6, 7], [4, 8], [2, 3]]
 */
export function laneGroups(
  laneClass: LaneClass,
  lanes: number,
  athletes = lanes,
  venue: VenueLanes = {},
): LaneGroups | undefined {
  const used = Math.min(athletes, lanes);
  const own = venue[laneClass];
  const fewer = Math.min(lanes, Math.max(used, FEWEST));
  const shifted = (groups: LaneGroups) =>
    outerLanes(
      groups.map((group) => group.map((lane) => lane + lanes - fewer)),
      lanes - used,
    );
  const venueGroups = own?.[lanes];
  const fewerOwn = own?.[fewer];
  if (fewerOwn) return shifted(fewerOwn);
  if (venueGroups) return outerLanes(venueGroups, lanes - used);
  const whole = LANE_PRESETS[laneClass][lanes];
  const preset = LANE_PRESETS[laneClass][fewer];
  if (preset) return shifted(preset.groups);
  return whole?.groups;
}
