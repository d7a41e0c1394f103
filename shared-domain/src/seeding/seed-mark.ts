import type { EventRef } from '../discipline/event-ref.ts';
import { comparePerformances } from '../performance/compare-performances.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { isWindAssisted } from '../performance/wind.ts';
import { needsWind } from '../trial/list-type.ts';

/** Where a mark was made; only competitions count for seeding (TR 20.3). `trial`: a test outside a competition. */
export const MARK_SETTINGS = ['competition', 'training', 'trial'] as const;

/** Where a mark was made: one of `MARK_SETTINGS`. */
export type MarkSetting = (typeof MARK_SETTINGS)[number];

/** A mark of an athlete: its ISO day and, where wind counts, its wind in m/s. */
export interface KnownMark {
  readonly prf: Performance;
  readonly date: string;
  readonly wind?: number | undefined;
  readonly setting?: MarkSetting;
}

/** Period in which seed marks count; `from` and `to`: ISO days, both included. `source`: from the regulations, or by default the season until entries close. */
export interface SeedPeriod {
  readonly from: string;
  readonly to: string;
  readonly source: 'period' | 'season';
}

/** The mark that seeds an athlete. `established`: PB where no known mark is better, else SB. */
export interface SeedMark {
  readonly prf: Performance;
  readonly date: string;
  readonly wind?: number;
  readonly source: SeedPeriod['source'];
  readonly established: 'PB' | 'SB';
}

/**
 * The mark that seeds an athlete: the best valid one of the period (TR 20.3); undefined without one, to seed last. Only marks of
 * competitions count, and no wind-assisted ones where wind counts; a mark without a wind reading counts, since entries seldom have
 * one.
 * @example findSeedMark([{ prf: { v: 10_210, u: 'ms', st: 1 }, date: '2026-05-02' }], { g0: 100, g1: '0' },
 *   { from: '2026-01-01', to: '2026-07-01', source: 'season' })?.prf.v // 10210
 */
export function findSeedMark(marks: readonly KnownMark[], event: EventRef, period: SeedPeriod): SeedMark | undefined {
  const valid = marks
    .filter(({ prf, wind, setting = 'competition' }) => {
      return isMark(prf) && setting === 'competition' && !(needsWind(event) && isWindAssisted(wind));
    })
    .toSorted(
      (a, b) => comparePerformances(a.prf, b.prf, false, event) || Number(a.date > b.date) - Number(a.date < b.date),
    );
  const best = valid.find(({ date }) => date >= period.from && date <= period.to);
  if (!best) return undefined;
  const { prf, date, wind } = best;
  const established = valid[0] && comparePerformances(valid[0].prf, prf, false, event) < 0 ? 'SB' : 'PB';
  return { prf, date, ...(wind !== undefined && { wind }), source: period.source, established };
}
