import { checkLaneGroups, type LaneGroups } from 'shared-domain';

/** Lane groups as organisers write them, the best first. @example laneGroupsText([[3, 4, 5, 6], [2, 7]]) // '3,4,5,6 / 2,7' */
export const laneGroupsText = (groups: LaneGroups): string => groups.map((group) => group.join(',')).join(' / ');

/**
 * The inverse: groups parted by strokes, lanes by commas or blanks. Undefined for what is none, and where a lane is there
 * twice or is none of the track's.
 */
export function parseLaneGroups(text: string, lanes: number): number[][] | undefined {
  const groups = text
    .split('/')
    .map((group) =>
      group
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number),
    )
    .filter((group) => group.length > 0);
  if (groups.length === 0) return undefined;
  return checkLaneGroups(groups, lanes).some(({ problem }) => problem !== 'lane not used') ? undefined : groups;
}
