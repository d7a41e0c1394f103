import { HEATS_TABLES, type HeatsTable, type RoundStep } from './heats-table.ts';

/** Rounds before a final and what they take on; `origin` says whether a table has it or it is our completion. */
export interface RoundPlan {
  readonly entries: number;
  readonly lanes: number;
  /** First round first; empty: the final alone. */
  readonly steps: readonly RoundStep[];
  readonly origin: 'table' | 'completion';
  /** Edition of the table that has it. */
  readonly edition?: string;
  /** False for what was not seen in a current edition, and for a completion. */
  readonly confirmed: boolean;
}

/** Heats of the semi-finals after so many first-round heats; none up to 3. */
function semiFinals(heats: number): number {
  if (heats <= 3) return 0;
  return heats === 4 ? 2 : 3;
}

/** The most by place that leaves two places by time, in the pattern of the table, and two of each heat where they fit (TR 20.8). */
function into(heats: number, capacity: number): RoundStep {
  const places = Math.max(1, Math.floor((capacity - 2) / heats), Math.min(2, Math.floor(capacity / heats)));
  return { heats, places, times: Math.max(0, capacity - places * heats) };
}

/** Most first-round heats of the tables. */
const MAX_HEATS = 8;

function completion(entries: number, lanes: number): readonly RoundStep[] | undefined {
  const heats = Math.ceil(entries / lanes);
  if (heats > MAX_HEATS) return undefined;
  const semis = semiFinals(heats);
  return semis === 0 ? [into(heats, lanes)] : [into(heats, semis * lanes), into(semis, lanes)];
}

/**
 * Rounds for 100 to 400 m and hurdles (heats table of TR 20.2, not confirmed): how many heats, how many by place and by
 * time. Entries that have a lane each run the final alone. A number of lanes that has no table gets our completion: as
 * many heats as the lanes ask for, the same semi-finals, the most by place that leaves two by time, at least two of each heat where
 * they fit (TR 20.8). Undefined for more
 * heats than the tables go (8), for no entries, and for numbers that are no whole positive ones.
 * @example planRounds(30, 8)?.steps // [{ heats: 4, places: 3, times: 4 }, { heats: 2, places: 3, times: 2 }]
 */
export function planRounds(
  entries: number,
  lanes: number,
  tables: readonly HeatsTable[] = HEATS_TABLES,
): RoundPlan | undefined {
  if (!Number.isInteger(entries) || !Number.isInteger(lanes) || entries < 1 || lanes < 2) return undefined;
  if (entries <= lanes) return { entries, lanes, steps: [], origin: 'table', confirmed: true };
  const table = tables.find((one) => one.lanes === lanes);
  const found = table?.rows.find(({ from, to }) => entries >= from && entries <= to);
  if (table && found) {
    const steps = found.semi ? [found.first, found.semi] : [found.first];
    return { entries, lanes, steps, origin: 'table', edition: table.edition, confirmed: table.confirmed };
  }
  const steps = table ? undefined : completion(entries, lanes);
  return steps && { entries, lanes, steps, origin: 'completion', confirmed: false };
}
