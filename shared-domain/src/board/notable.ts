import type { BoardRecord } from '../contract/types.ts';
import { readEvent } from '../discipline/challenge-event.ts';
import type { ContestAthlete } from '../live-input/contest-athlete.ts';
import type { FoldedTrialView } from '../live-input/device-view.ts';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { findValidAttempts } from '../performance/best-attempt.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { createMark } from '../performance/performance.ts';
import { roundDistance } from '../performance/shown-value.ts';
import { findRowWind } from '../ranking/row-wind.ts';
import { findResultBest } from '../result/personal-best.ts';
import { findShownRecord } from './board-record.ts';

/** The best of an athlete of a field event, mm, and the attempts of a jump or a throw. */
interface AthleteBest extends Pick<ContestAthlete, 'row' | 'start'> {
  readonly best: number | undefined;
  readonly series: readonly HorizontalAttempt[];
}

/** The mark that a list has of an athlete of a field event, mm; undefined where there is none. */
export const findListedBest = (prf: ContestAthlete['mark']['prf']): number | undefined =>
  prf?.st === MARK_STATUS.mark ? prf.v : undefined;

/** What makes an athlete's mark more than a mark. */
export interface Notable {
  /** The highest record that the public is told of; a personal or season's best. */
  readonly record?: BoardRecord | undefined;
  readonly chip?: 'PB' | 'SB' | undefined;
  /** The jump that makes them, mm, where the best one has too much wind. */
  readonly made?: number | undefined;
}

/** The record and the best that an athlete has made in a field event, which may be those of a legal jump behind a windy one. */
export function findNotable(
  { trial, kind }: Pick<FoldedTrialView, 'trial' | 'kind'>,
  { row, start, best, series }: AthleteBest,
): Notable {
  if (best === undefined) return {};
  const event = readEvent(trial, kind);
  const record = findShownRecord(trial, row, best, ...findValidAttempts(series).map(({ v }) => v));
  const ranked = { prf: createMark(best, 'mm'), attempts: series };
  const found = findResultBest(ranked, event, start.pe, findRowWind(ranked, event));
  const made = record?.v ?? found?.v;
  return {
    record,
    chip: found?.k,
    ...(made === undefined || roundDistance(made) === roundDistance(best) ? {} : { made }),
  };
}
