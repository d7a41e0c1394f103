import { type EventRef, findSeriesMark, TRIAL_STATUS } from 'shared-domain';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { indexEntries } from '../planning/entries.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { createResult } from '../sheets/sheet.ts';
import type { TrialState } from './apply-trial-facts.ts';
import type { FindRowKey } from './contest-fact.ts';
import { formatCanonicalJson } from './fact.ts';
import { type FactRow, mergeRow } from './merge-rows.ts';

/** The lists of a trial as they were sent. */
interface SentLists {
  readonly starts: readonly SentStart[];
  readonly results: readonly SentResult[];
}

/** The rows of a start list, found by the key, bib or lane that a fact has. */
export function indexStartRows({ starts }: Pick<SentLists, 'starts'>): {
  /** In starting order. */
  readonly orderedKeys: readonly string[];
  /** Aligned with the start list. */
  readonly rowKeys: readonly string[];
  readonly findRowKey: FindRowKey;
} {
  const keys = makeRowKeys(starts);
  const rows = new Set(keys);
  const indexBy = (name: 'bib' | 'lane') =>
    new Map(
      starts.flatMap((start, at) => (start[name] === undefined ? [] : [[start[name], keys[at] as string] as const])),
    );
  const [bibs, lanes] = [indexBy('bib'), indexBy('lane')];
  const startOrder = starts
    .map((start, at) => ({ key: keys[at] as string, odr: start.odr ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.odr - b.odr);
  return {
    rowKeys: keys,
    orderedKeys: startOrder.map(({ key }) => key),
    findRowKey: ({ row, bib, lane }) => {
      if (row !== undefined) return rows.has(row) ? row : undefined;
      if (bib !== undefined) return bibs.get(bib);
      return lane === undefined ? undefined : lanes.get(lane);
    },
  };
}

/** The marks and attempts that facts give the rows of a trial, by row key. */
export function buildFactRows(
  { series, athleteStatuses, isEnded, status }: TrialState,
  event: EventRef,
): Map<string, FactRow> {
  const isOver = isEnded || status !== TRIAL_STATUS.running;
  const rows = new Map<string, FactRow>();
  for (const [key, attempts] of series) {
    if (attempts.length === 0) continue;
    rows.set(key, {
      attempts: [...attempts] as NonNullable<SentResult['attempts']>,
      prf: findSeriesMark(attempts, event, isOver) as SentResult['prf'],
    });
  }
  for (const [key, { fact }] of athleteStatuses) rows.set(key, { ...rows.get(key), prf: { st: fact.st } });
  return rows;
}

/** Position in the start list of each result's entry, -1 for a result without one. */
export function findStartIndexes(starts: readonly SentStart[], results: readonly SentResult[]): number[] {
  const keys = makeRowKeys(starts);
  const entries = indexEntries(starts);
  const resultKeys = makeRowKeys(results);
  return results.map((row, at) => {
    const entry = entries.find(row);
    return entry === undefined ? keys.indexOf(resultKeys[at] as string) : starts.indexOf(entry);
  });
}

interface MergeInput {
  readonly before: Readonly<Record<string, FactRow>>;
  readonly facts: ReadonlyMap<string, FactRow>;
  readonly event: EventRef;
  readonly isOver: boolean;
}

/** A trial's result list with its facts applied, in starting order; rows without an entry come last. */
export function mergeResults(
  { starts, results }: SentLists,
  { before, facts, event, isOver }: MergeInput,
): SentResult[] {
  const keys = makeRowKeys(starts);
  const startIndexes = findStartIndexes(starts, results);
  const merged = starts.flatMap((start, at) => {
    const key = keys[at] as string;
    const row = results[startIndexes.indexOf(at)];
    const fact = facts.get(key);
    // Where an old fact has no row any more, the secretariat deleted the row.
    if (row === undefined && (fact === undefined || formatCanonicalJson(fact) === formatCanonicalJson(before[key])))
      return [];
    return mergeRow(row ?? createResult(start), row === undefined ? undefined : before[key], fact, event, isOver) ?? [];
  });
  const others = results.filter(
    (_, at) => (startIndexes[at] ?? -1) < 0 || startIndexes.indexOf(startIndexes[at] ?? -1) !== at,
  );
  return [...merged, ...others];
}
