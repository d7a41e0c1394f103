import { type EventRef, findDistance, isOutsideStadium, roundTime, setTimingMethod } from 'shared-domain';
import { countPassages } from 'shared-domain/live-input';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import type { Readings } from './readings.ts';

/** Laps of the short track and of the track, m. */
const [SHORT_LAP_M, LAP_M] = [200, 400];

type Splits = NonNullable<SentResult['splits']>;

/**
 * Times at the finish line of each runner before the finish, as the scorer who began first has them, by row: only of runners whose laps are
 * all there, from the start that somebody said. Scored by hand, they are rounded as hand times (TR 19.9).
 */
export function findLapSplits(
  laps: Readings['laps'],
  event: EventRef,
  startedAt: string | null,
): ReadonlyMap<string, Splits> {
  const start = startedAt === null ? Number.NaN : Date.parse(startedAt);
  const first = laps.toSorted((a, b) => a.at - b.at)[0]?.device;
  const lap = event.indoor === true ? SHORT_LAP_M : LAP_M;
  const distance = findDistance(event);
  const passages = countPassages(distance, lap);
  // A loop of the road has no length that is known here.
  if (first === undefined || Number.isNaN(start) || passages < 2 || isOutsideStadium(event)) return new Map();
  const byRow = Map.groupBy(
    laps.filter(({ device, row, at }) => device === first && row !== undefined && at > start),
    ({ row }) => row ?? '',
  );
  const byHand = setTimingMethod(event, 'hand');
  return new Map(
    [...byRow].flatMap(([row, own]): [string, Splits][] => {
      if (own.length !== passages && own.length !== passages - 1) return [];
      const instants = own.map(({ at }) => at).sort((a, b) => a - b);
      const splits = instants
        .slice(0, passages - 1)
        .map((at, index) => ({ d: distance - (passages - 1 - index) * lap, t: roundTime(at - start, byHand) }));
      return [[row, splits]];
    }),
  );
}
