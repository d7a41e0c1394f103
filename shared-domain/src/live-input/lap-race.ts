import { readEvent } from '../discipline/challenge-event.ts';
import { isCombined, isFieldEvent, isIndoor, isOutsideStadium } from '../discipline/event-ref.ts';
import { findDistance } from '../discipline/relays.ts';
import type { DeviceTrial } from './device-view.ts';
import { countPassages } from './lap-count.ts';

/** A race of laps: how long it and its laps are, m, and how often each runner passes the finish line. */
export interface LapRace {
  readonly distance: number;
  readonly lap: number;
  readonly passages: number;
}

/** Lengths of laps, m: the short track under a roof, the track, and loops of road walks. */
export const LAP_LENGTHS: readonly number[] = [200, 400, 1000, 2000];

/**
 * The laps of a race on the track of its competition; a road race, within a meeting in a stadium too, has loops, whose length somebody says.
 * @example findLapRace({ g0: 10_000, g1: 'R' }, 'outdoor').lap // 1000
 */
export function findLapRace(trial: Pick<DeviceTrial, 'g0' | 'g1'>, kind: string, lapLength?: number): LapRace {
  const event = readEvent(trial, kind);
  const distance = findDistance(event);
  const lap = lapLength ?? (isOutsideStadium(event) ? 1000 : isIndoor(event) ? 200 : 400);
  return { distance, lap, passages: countPassages(distance, lap) };
}

/** Whether laps of a trial are counted: a race in which the runners pass the finish line more than once. */
export const isLapRace = (trial: Pick<DeviceTrial, 'g0' | 'g1'>, kind: string): boolean =>
  !isFieldEvent(trial.g0) && !isCombined(trial.g0) && findLapRace(trial, kind).passages > 1;
