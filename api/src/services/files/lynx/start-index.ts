import { foldText } from 'shared-domain';
import { type FileSaying, saying } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { ShownRow } from '../csv/columns.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import type { FileErrors } from '../file-errors.ts';
import type { LynxRow } from './lynx-row.ts';

/** A start list, indexed by what a line names an athlete by. */
export interface StartIndex {
  readonly entries: readonly ShownRow[];
  readonly byId: ReadonlyMap<string, ShownRow>;
  readonly byLane: ReadonlyMap<string, ShownRow>;
  readonly byKey: ReadonlyMap<string, ShownRow>;
  readonly byName: ReadonlyMap<string, ShownRow>;
}

const nameOf = ({
  last = '',
  first = '',
}: {
  readonly last?: string | undefined;
  readonly first?: string | undefined;
}) => foldText(`${last} ${first}`);

export async function indexStarts(starts: readonly ShownRow[]): Promise<StartIndex> {
  const [byId, byLane, byKey, byName] = Array.from({ length: 4 }, () => new Map<string, ShownRow>()) as [
    Map<string, ShownRow>,
    Map<string, ShownRow>,
    Map<string, ShownRow>,
    Map<string, ShownRow>,
  ];
  const add = (map: Map<string, ShownRow>, key: string, seen: ShownRow) => {
    if (key !== '' && !map.has(key)) map.set(key, seen);
  };
  await mapInTurns(starts, (seen) => {
    add(byId, seen.bib ?? '', seen);
    add(byId, String(seen.relay?.n ?? ''), seen);
    add(byLane, String(seen.lane ?? ''), seen);
    add(byKey, keyOf(seen), seen);
    add(byName, nameOf(seen), seen);
  });
  return { entries: starts, byId, byLane, byKey, byName };
}

/** An entry of a line, or why there is none. */
type Match = { readonly entry: ShownRow } | { readonly field: 'id' | 'lane'; readonly said: FileSaying };

/** The entry of a line: by its id, else by its lane, else by its name. */
export function matchEntry({ cells }: LynxRow, starts: StartIndex): Match {
  const { id, lane } = cells;
  const byPlace = lane === '' ? starts.byName.get(nameOf(cells)) : starts.byLane.get(lane);
  const entry = id === '' ? byPlace : starts.byId.get(id);
  if (entry !== undefined) return { entry };
  return id === ''
    ? { field: 'lane', said: saying('laneUnlisted', { lane: lane || '–' }) }
    : { field: 'id', said: saying('unlisted', { who: id }) };
}

/** Says where a line and its entry differ: another lane, another name. */
function warnOfDifferences(row: LynxRow, entry: ShownRow, errors: FileErrors): void {
  const { lane, last } = row.cells;
  if (lane !== '' && entry.lane !== undefined && String(entry.lane) !== lane)
    errors.warn(row.place('lane'), saying('otherLane', { who: describeAthlete(entry), lane: entry.lane }));
  if (last !== '' && foldText(last) !== foldText(entry.last ?? ''))
    errors.warn(row.place('last'), saying('otherName', { who: describeAthlete(entry), name: last }));
}

export interface Identity extends Partial<SentResult> {
  readonly key: string;
}

const laneOf = (lane: string) => (/^\d{1,2}$/.test(lane) ? { lane: Number(lane) } : {});

/** Who a line is about that names its athlete itself: of a heat without a start list, or of one more entry. */
export function identifyByLine({ cells }: LynxRow, isRelay: boolean): Identity {
  const { id, lane, last, first, affiliation } = cells;
  const named = isRelay ? { clubName: affiliation || last } : { clubName: affiliation || undefined };
  return { key: id || foldText(`${last} ${first}`), ...(id && { bib: id }), last, first, ...named, ...laneOf(lane) };
}

/** Who a line is about by its entry, and the key of the row in the stored list. */
export function identifyByEntry(row: LynxRow, entry: ShownRow, errors: FileErrors): Identity {
  warnOfDifferences(row, entry, errors);
  const { bib, auid, relay: team } = entry;
  const who =
    bib !== undefined
      ? { bib }
      : auid !== undefined
        ? { auid }
        : team?.oid !== undefined
          ? { relay: team }
          : { last: entry.last, first: entry.first };
  return { key: keyOf(entry), ...who, ...laneOf(row.cells.lane) };
}

export const keyOf = (seen: ShownRow): string =>
  seen.bib ?? seen.auid ?? seen.relay?.oid ?? foldText(`${seen.last} ${seen.first}`);
