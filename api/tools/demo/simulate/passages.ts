import type { UploadResult } from 'shared-domain/contract';
import type { Random } from '../random.ts';

type Splits = NonNullable<UploadResult['splits']>;

/** A point of a course where times are taken, m from the start; some have a name. */
export interface CoursePoint {
  readonly d: number;
  readonly label?: string;
}

const LAP_M = 400;

/** Each passage of the finish line of a race on the track, before the finish. */
export function listLapPoints(metres: number): CoursePoint[] {
  const laps = Math.ceil(metres / LAP_M);
  return Array.from({ length: laps - 1 }, (_, index) => ({ d: metres - (laps - 1 - index) * LAP_M }));
}

/** The passages of a runner who takes `ms` over `metres`: most begin a little too fast, none runs evenly. */
export function simulatePassages(ms: number, metres: number, points: readonly CoursePoint[], random: Random): Splits {
  const haste = random.normal() * 0.03 + 0.05;
  return points.map(({ d, label }) => {
    const share = d / metres;
    const t = Math.round(ms * (share - haste * share * (1 - share) + random.normal() * 0.002));
    return { d, t, ...(label === undefined ? {} : { label }) };
  });
}
