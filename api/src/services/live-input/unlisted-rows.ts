import type { DeviceAnswer, ResultRow } from 'shared-domain/contract';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { findStartIndexes } from './trial-rows.ts';

type DeviceRow = DeviceAnswer['trials'][number]['rows'][number];

/** Rows of a result list that the start list does not have, as an upload without one brings them. */
interface UnlistedRows {
  /** The start list with them at its end; nobody waits for them. */
  readonly starts: readonly SentStart[];
  readonly rowKeys: readonly string[];
  /** As a board reads them. */
  readonly rows: readonly DeviceRow[];
}

function presentUnlisted(shown: ResultRow, row: string): DeviceRow {
  const { bib, auid, coid, last, first, club, country, category, sex, lane, relay, members } = shown;
  return { bib, auid, coid, last, first, club, country, category, sex, lane, relay, members, row, unlisted: true };
}

/** Adds to a start list the rows that only the result list has. `shown`: the results as the public sees them, in the same order. */
export function addUnlistedRows(
  starts: readonly SentStart[],
  results: readonly SentResult[],
  shown: readonly ResultRow[],
): UnlistedRows {
  const indexes = findStartIndexes(starts, results);
  const others = [...results.keys()].filter((at) => (indexes[at] ?? -1) < 0);
  const added = others.map((at): SentStart => {
    const { bib, auid, relay, last, first, clubName, category } = results[at] as SentResult;
    return { bib, auid, relay, last, first, clubName, category, presence: 'scratched' };
  });
  const all = [...starts, ...added];
  const rowKeys = makeRowKeys(all);
  return {
    starts: all,
    rowKeys,
    rows: others.map((at, index) => presentUnlisted(shown[at] as ResultRow, rowKeys[starts.length + index] ?? '')),
  };
}
