import {
  type EventRef,
  findDistance,
  findListType,
  listSplitPoints,
  type SplitPoint,
  type SplitRow,
} from 'shared-domain';
import { useParam } from '../page/use-param.ts';

/** The query parameter of the point of the course whose passages are shown, m. */
export const POINT_PARAM = 'pt';

/** The points of a race where times were taken, and the one whose passages are shown; without one, the finish. */
export interface Course {
  readonly points: readonly SplitPoint[];
  readonly point: SplitPoint | undefined;
}

const RACES: readonly string[] = ['lanes', 'track', 'relay', 'road'];

/** The points of a race from its rows; none for other events. */
export function listRacePoints(rows: readonly SplitRow[], event: EventRef): readonly SplitPoint[] {
  return RACES.includes(findListType(event)) ? listSplitPoints(rows, findDistance(event)) : [];
}

/** The course with the point that the address names. */
export function useCourse(points: readonly SplitPoint[]): Course {
  const [param] = useParam(POINT_PARAM);
  return { points, point: param === '' ? undefined : points.find(({ d }) => `${d}` === param) };
}
