import { type EventRef, findDistance, isOutsideStadium, roundTime, setTimingMethod } from 'shared-domain';
import { countPassages } from 'shared-domain/live-input';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import type { Readings } from './readings.ts';

/** Laps of the short track and of the track, m. */
const [SHORT_LAP_M, LAP_M] = [200, 400];

type Splits = NonNullable<SentResult['splits']>;

/**
 * Times at the finish line of each runner before the finish, by row, from the start that somebody said: all of a runner's from one scorer,
 * of those who have all of that runner's laps the one who began first. Scored by hand, they are rounded as hand times (TR 19.9).
 */
export function findLapSplits(
  laps: Readings['laps'],
  event: EventRef,
  startedAt: string | null,
): ReadonlyMap<string, Splits> {
  const start = startedAt === null ? Number.NaN : Date.parse(startedAt);
  const lap = event.indoor === true ? SHORT_LAP_M : LAP_M;
  const distance = findDistance(event);
  const passages = countPassages(distance, lap);
  // A loop of the road has no length that is known here.
  if (Number.isNaN(start) || passages < 2 || isOutsideStadium(event)) return new Map();
  // A map keeps the order of its keys: that in which the scorers began.
  const byScorer = Map.groupBy(
    laps.toSorted((a, b) => a.at - b.at),
    ({ device }) => device,
  );
  const byHand = setTimingMethod(event, 'hand');
  const splits = new Map<string, Splits>();
  for (const own of byScorer.values()) {
    const byRow = Map.groupBy(
      own.filter(({ at }) => at > start),
      ({ row }) => row,
    );
    for (const [row, passed] of byRow) {
      if (row === undefined || splits.has(row)) continue;
      if (passed.length !== passages && passed.length !== passages - 1) continue;
      const before = passed.slice(0, passages - 1);
      splits.set(
        row,
        before.map(({ at }, index) => ({
          d: distance - (passages - 1 - index) * lap,
          t: roundTime(at - start, byHand),
        })),
      );
    }
  }
  return splits;
}
