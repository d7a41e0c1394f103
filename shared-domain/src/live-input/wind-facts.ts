import type { Attempts } from '../performance/attempts.ts';
import type { FindRowKey } from './contest-fact.ts';
import { isCurrentKind } from './current-fact.ts';
import type { CurrentFact } from './fact-register.ts';

/** A gauge's reading for an attempt, m/s, and when it was taken. */
export interface AttemptWind {
  readonly w: number;
  readonly at: string;
}

/** A gauge's reading, m/s, of which nobody has said yet to which attempt it belongs. */
export interface UnattachedWind extends AttemptWind {
  /** The fact that a correction replaces to name its attempt. */
  readonly id: string;
}

/** What gauges read for attempts of a field event, by `{number} {row key}`, and for a jump without an attempt, the oldest first. */
export function readWinds(facts: readonly CurrentFact[], isField: boolean, findRowKey: FindRowKey) {
  const winds = new Map<string, AttemptWind>();
  const unattachedWinds: UnattachedWind[] = [];
  for (const { content, original } of facts.filter(isCurrentKind('wind'))) {
    const row = findRowKey(content);
    const { id, n, w } = content;
    if (isField && n === undefined && w !== undefined) unattachedWinds.push({ id, w, at: original.fact.at });
    if (row === undefined || n === undefined) continue;
    const key = `${n} ${row}`;
    // Where the gauge measured nothing, what the judge read stays.
    if (w === undefined) winds.delete(key);
    else winds.set(key, { w, at: original.fact.at });
  }
  return { winds, unattachedWinds };
}

/** Attempts with the wind gauge's readings, which override the judge's. */
export function applyWinds(
  series: ReadonlyMap<string, Attempts>,
  winds: ReadonlyMap<string, AttemptWind>,
): ReadonlyMap<string, Attempts> {
  if (winds.size === 0) return series;
  return new Map(
    [...series].map(([row, attempts]) => [
      row,
      attempts.map((one, index) => {
        const wind = winds.get(`${index + 1} ${row}`);
        return wind === undefined || 'h' in one ? one : { ...one, w: wind.w };
      }) as Attempts,
    ]),
  );
}
