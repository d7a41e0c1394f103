import type { EventRef } from 'shared-domain';
import type { SentMark } from 'shared-domain/contract';
import { formatCanonicalJson, type KeyedRow, mergeRow } from 'shared-domain/live-input';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { indexEntries } from '../planning/entries.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { createResult } from '../sheets/sheet.ts';

/** The lists of a trial as they were sent. */
interface SentLists {
  readonly starts: readonly SentStart[];
  readonly results: readonly SentResult[];
}

/** The rows of a start list with their keys, as the rules of officials' facts take them. */
export function keyStarts(starts: readonly SentStart[]): KeyedRow[] {
  const keys = makeRowKeys(starts);
  return starts.map(({ bib, lane, odr, flg, presence, category }, at) => ({
    row: keys[at] as string,
    bib,
    lane,
    odr,
    flg,
    presence,
    category,
  }));
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
  readonly before: Readonly<Record<string, SentMark>>;
  readonly facts: ReadonlyMap<string, SentMark>;
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
