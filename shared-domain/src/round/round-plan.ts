import { HEATS_TABLES, type HeatsTable, type RoundStep } from './heats-table.ts';

/** Rounds before a final. `origin`: from a table of the rules, or completed by our own rule. */
export interface RoundPlan {
  readonly entries: number;
  readonly lanes: number;
  /** First round first; empty: only the final. */
  readonly steps: readonly RoundStep[];
  readonly origin: 'table' | 'completion';
  /** Edition of the table. */
  readonly edition?: string;
  /** False for a table not seen in a current edition, and for a completion. */
  readonly confirmed: boolean;
}

/** Number of semi-finals after that many first-round heats; 0 up to 3. */
function countSemiFinals(heats: number): number {
  if (heats <= 3) return 0;
  return heats === 4 ? 2 : 3;
}

/** As the tables do: as many by place as leave two by time, and at least two of each heat where they fit (TR 20.8). */
function makeFittingStep(heats: number, capacity: number): RoundStep {
  const places = Math.max(1, Math.floor((capacity - 2) / heats), Math.min(2, Math.floor(capacity / heats)));
  return { heats, places, times: Math.max(0, capacity - places * heats) };
}

/** The tables end at this number of first-round heats. */
const MAX_HEATS = 8;

function completeSteps(entries: number, lanes: number): readonly RoundStep[] | undefined {
  const heats = Math.ceil(entries / lanes);
  if (heats > MAX_HEATS) return undefined;
  const semiFinalHeats = countSemiFinals(heats);
  return semiFinalHeats === 0
    ? [makeFittingStep(heats, lanes)]
    : [makeFittingStep(heats, semiFinalHeats * lanes), makeFittingStep(semiFinalHeats, lanes)];
}

/**
 * Rounds for 100 to 400 m and hurdles (heats table of TR 20.2, not confirmed). Only a final where every entry has a lane. For a
 * number of lanes without a table, our own rule completes the plan in the same pattern (TR 20.8). Undefined for more than 8 heats,
 * and for numbers that are not positive and whole.
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
  const tableRow = table?.rows.find(({ from, to }) => entries >= from && entries <= to);
  if (table && tableRow) {
    const steps = tableRow.semi ? [tableRow.first, tableRow.semi] : [tableRow.first];
    return { entries, lanes, steps, origin: 'table', edition: table.edition, confirmed: table.confirmed };
  }
  const steps = table ? undefined : completeSteps(entries, lanes);
  return steps && { entries, lanes, steps, origin: 'completion', confirmed: false };
}
