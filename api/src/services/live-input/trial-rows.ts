import { type EventRef, findSeriesMark, TRIAL_STATUS } from 'shared-domain';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { indexEntries } from '../planning/entries.ts';
import { rowKeys } from '../sheets/row-key.ts';
import { newResult } from '../sheets/sheet.ts';
import { canonicalText } from './fact.ts';
import type { TrialFold } from './fold-trial.ts';
import type { WhoIs } from './machine-fact.ts';
import { type FactRow, mergeRow } from './merge-rows.ts';

/** The lists of a trial as they were sent. */
interface Lists {
  readonly starts: readonly SentStart[];
  readonly results: readonly SentResult[];
}

/** Rows of the start list by the keys, bibs and lanes that facts name them by. */
export function indexNames({ starts }: Pick<Lists, 'starts'>): {
  /** In starting order. */
  readonly keys: readonly string[];
  /** Aligned with the start list. */
  readonly rowKeys: readonly string[];
  readonly whoIs: WhoIs;
} {
  const keys = rowKeys(starts);
  const rows = new Set(keys);
  const by = (name: 'bib' | 'lane') =>
    new Map(
      starts.flatMap((start, at) => (start[name] === undefined ? [] : [[start[name], keys[at] as string] as const])),
    );
  const [bibs, lanes] = [by('bib'), by('lane')];
  const inOrder = starts
    .map((start, at) => ({ key: keys[at] as string, odr: start.odr ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.odr - b.odr);
  return {
    rowKeys: keys,
    keys: inOrder.map(({ key }) => key),
    whoIs: ({ row, bib, lane }) => {
      if (row !== undefined) return rows.has(row) ? row : undefined;
      if (bib !== undefined) return bibs.get(bib);
      return lane === undefined ? undefined : lanes.get(lane);
    },
  };
}

/** The marks and attempts that facts give the rows of a trial, by row key. */
export function buildFactRows({ series, words, ended, status }: TrialFold, event: EventRef): Map<string, FactRow> {
  const over = ended || status !== TRIAL_STATUS.running;
  const rows = new Map<string, FactRow>();
  for (const [key, attempts] of series) {
    if (attempts.length === 0) continue;
    rows.set(key, {
      attempts: [...attempts] as NonNullable<SentResult['attempts']>,
      prf: findSeriesMark(attempts, event, over) as SentResult['prf'],
    });
  }
  for (const [key, { fact }] of words) rows.set(key, { ...rows.get(key), prf: { st: fact.st } });
  return rows;
}

/** Position in the start list of each result's entry, -1 for a result without one. */
export function findPlaces(starts: readonly SentStart[], results: readonly SentResult[]): number[] {
  const keys = rowKeys(starts);
  const entries = indexEntries(starts);
  const own = rowKeys(results);
  return results.map((row, at) => {
    const entry = entries.find(row);
    return entry === undefined ? keys.indexOf(own[at] as string) : starts.indexOf(entry);
  });
}

interface Merging {
  readonly before: Readonly<Record<string, FactRow>>;
  readonly facts: ReadonlyMap<string, FactRow>;
  readonly event: EventRef;
  readonly over: boolean;
}

/** A trial's result list with its facts applied, in starting order; rows without an entry come last. */
export function mergeResults({ starts, results }: Lists, { before, facts, event, over }: Merging): SentResult[] {
  const keys = rowKeys(starts);
  const places = findPlaces(starts, results);
  const merged = starts.flatMap((start, at) => {
    const key = keys[at] as string;
    const row = results[places.indexOf(at)];
    const fact = facts.get(key);
    // A fact that was there before and has no row now: the secretariat deleted the row.
    if (row === undefined && (fact === undefined || canonicalText(fact) === canonicalText(before[key]))) return [];
    return mergeRow(row ?? newResult(start), row === undefined ? undefined : before[key], fact, event, over) ?? [];
  });
  const others = results.filter((_, at) => (places[at] ?? -1) < 0 || places.indexOf(places[at] ?? -1) !== at);
  return [...merged, ...others];
}
