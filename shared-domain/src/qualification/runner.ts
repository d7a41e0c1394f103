import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';
import { isMark } from '../performance/performance.ts';
import { roundTime } from '../performance/shown-value.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { RANK_CLASS } from '../result/rank-display.ts';
import type { QualifyingHeat, QualifyingRow } from './qualification.ts';

/** One who has a place in a finished heat and may qualify. */
export interface Runner {
  readonly row: QualifyingRow;
  /** Index of the heat. */
  readonly heat: number;
  readonly place: number;
  /** The time as it ranks, ms: as read, or as shown where it is not read more closely (by hand, outside a stadium). */
  readonly time: number;
  /** The time as shown, ms. */
  readonly shown: number;
  /** `time` is as close as it was read; otherwise thousandths may still part equal ones. */
  readonly exact: boolean;
}

/** Times are never read more closely than they are shown: by hand and outside a stadium (TR 19.8, 19.24.5). */
export function isReadAsShown(event: EventRef): boolean {
  return event.hand === true || isOutsideStadium(event);
}

/** Read to the thousandth: said so, or a time that is no whole hundredth. */
function hasThousandths({ thousandths, rows }: QualifyingHeat): boolean {
  return thousandths ?? rows.some(({ prf }) => isMark(prf) && prf.v % 10 !== 0);
}

/** Those of a finished heat who may qualify, aligned with its rows: no guests, nobody out of competition, nobody without a mark. */
export function listRunners(heat: QualifyingHeat, index: number, event: EventRef): (Runner | undefined)[] {
  const asShown = isReadAsShown(event);
  const exact = asShown || hasThousandths(heat);
  const rankings = rankResults(heat.rows, event);
  return heat.rows.map((row, at) => {
    const ruled = rankings[at]?.rank;
    if (ruled === undefined || ruled >= RANK_CLASS || !isMark(row.prf)) return undefined;
    const place = row.judged ?? ruled;
    const shown = roundTime(row.prf.v, event);
    return { row, heat: index, place, time: asShown ? shown : row.prf.v, shown, exact };
  });
}

/**
 * Order of two runners for a place by time: negative, `a` is ahead; 0, equal as closely as times are read; undefined, a
 * closer look at the picture must tell. Inside one heat the order of finish has told already.
 */
export function compareRunners(a: Runner, b: Runner): number | undefined {
  if (a.shown !== b.shown) return a.shown - b.shown;
  if (a.heat === b.heat && a.place !== b.place) return a.place - b.place;
  if (a.exact && b.exact) return a.time - b.time;
  return a.heat === b.heat && a.row.rank !== undefined && b.row.rank !== undefined ? 0 : undefined;
}
