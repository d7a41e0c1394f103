import { findDistance, readEvent } from 'shared-domain';
import { countPassages } from 'shared-domain/live-input';
import type { DeviceTrial } from '../sync/seen.ts';

/** A race of laps: how long it and its laps are, m, and how often each runner passes the finish line. */
export interface LapRace {
  readonly distance: number;
  readonly lap: number;
  readonly passages: number;
}

/** Lengths of laps, m: the short track under a roof, the track, and loops of road walks. */
export const LAP_LENGTHS: readonly number[] = [200, 400, 1000, 2000];

/** The laps of a race on the track of its competition; a road race has loops, whose length somebody says. */
export function findLapRace(trial: Pick<DeviceTrial, 'g0' | 'g1'>, kind: string, lapLength?: number): LapRace {
  const event = readEvent(trial, kind);
  const distance = findDistance(event);
  const lap = lapLength ?? (event.indoor === true ? 200 : event.road === true ? 1000 : 400);
  return { distance, lap, passages: countPassages(distance, lap) };
}
