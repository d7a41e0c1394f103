import { checkLaneGroups, type LaneGroups } from 'shared-domain';

/** Lane groups as text, the best lanes first. @example formatLaneGroups([[3, 4, 5, 6], [2, 7]]) // '3,4,5,6 / 2,7' */
export const formatLaneGroups = (groups: LaneGroups): string => groups.map((group) => group.join(',')).join(' / ');

/**
 * Parses groups separated by slashes, lanes by commas or spaces. Undefined for another text, a repeated lane, or one that the track
 * does not have.
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
