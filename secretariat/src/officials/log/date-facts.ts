import type { LogRow } from './log-row.ts';

/** A clock that is further from where it was measured last was set by somebody, or lost its battery; ms. */
const MAX_DRIFT_MS = 60_000;

/** Whether the first measure of the server's clock puts a row's instant right: not once it was sent or handed over. */
const isMovable = ({ state, isUndated, isOwnTime }: LogRow): boolean =>
  isUndated === true && isOwnTime !== true && state === 'held';

/**
 * Dates the facts of a device that were said before the server's clock was measured, all alike by `deviation`, ms: how much further the
 * server's clock is than they took it to be. None comes before what the device had said until then. Where the device's clock was
 * far off, a person decides how they stand among what others said.
 */
export function dateFacts(rows: readonly LogRow[], deviation: number): readonly LogRow[] {
  const undated = rows.filter(isMovable);
  const [first] = undated;
  if (first === undefined) return [];
  const before = rows.filter(({ seq }) => seq < first.seq).map(({ fact }) => Date.parse(fact.at));
  const shift = Math.max(deviation, Math.max(0, ...before) + 1 - Date.parse(first.fact.at));
  const isFarOff = Math.abs(deviation) > MAX_DRIFT_MS;
  return undated.map(({ isUndated: _, ...row }) => ({
    ...row,
    fact: { ...row.fact, at: new Date(Date.parse(row.fact.at) + shift).toISOString() },
    ...(isFarOff ? { isOwnTime: true as const } : {}),
  }));
}
