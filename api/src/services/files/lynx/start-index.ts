import { foldText } from 'shared-domain';
import { createFileMessage, type FileMessage } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { ShownRow } from '../csv/columns.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import type { FileErrors } from '../file-errors.ts';
import { describeLynxAthlete, type LynxRow } from './lynx-row.ts';

/** A start list, indexed by each cell that may identify an athlete; `byKey` is by `findEntryKey`. */
export interface StartIndex {
  readonly entries: readonly ShownRow[];
  readonly byId: ReadonlyMap<string, ShownRow>;
  readonly byLane: ReadonlyMap<string, ShownRow>;
  readonly byKey: ReadonlyMap<string, ShownRow>;
  readonly byName: ReadonlyMap<string, ShownRow>;
}

const foldFullName = ({
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
  const add = (map: Map<string, ShownRow>, key: string, shown: ShownRow) => {
    if (key !== '' && !map.has(key)) map.set(key, shown);
  };
  await mapInTurns(starts, (shown) => {
    add(byId, shown.bib ?? '', shown);
    add(byId, String(shown.relay?.n ?? ''), shown);
    add(byLane, String(shown.lane ?? ''), shown);
    add(byKey, findEntryKey(shown), shown);
    add(byName, foldFullName(shown), shown);
  });
  return { entries: starts, byId, byLane, byKey, byName };
}

/** A cell by which an athlete is found. */
export type IdentityField = 'id' | 'lane' | 'last';

/** The first cell of a line by which its athlete is found; a field result has no lanes. */
export const findIdentityField = ({ cells: { id, lane } }: LynxRow): IdentityField =>
  id !== '' ? 'id' : lane !== '' ? 'lane' : 'last';

/** The entry of a line, or the message why there is none. */
type Match = { readonly entry: ShownRow } | { readonly field: IdentityField; readonly message: FileMessage };

/** Finds the entry of a line by its id; without an id by its lane, without a lane by its name. */
export function matchEntry(row: LynxRow, starts: StartIndex): Match {
  const { cells } = row;
  const { id, lane } = cells;
  const byLaneOrName = lane === '' ? starts.byName.get(foldFullName(cells)) : starts.byLane.get(lane);
  const entry = id === '' ? byLaneOrName : starts.byId.get(id);
  if (entry !== undefined) return { entry };
  const field = findIdentityField(row);
  if (field === 'lane') return { field, message: createFileMessage('laneUnlisted', { lane }) };
  const who = id || describeLynxAthlete(row);
  return { field, message: who === '' ? createFileMessage('nobody') : createFileMessage('unlisted', { who }) };
}

/** Warns where a line and its entry differ in lane or name. */
function warnOfDifferences(row: LynxRow, entry: ShownRow, errors: FileErrors): void {
  const { lane, last } = row.cells;
  if (lane !== '' && entry.lane !== undefined && String(entry.lane) !== lane)
    errors.warn(row.locate('lane'), createFileMessage('otherLane', { who: describeAthlete(entry), lane: entry.lane }));
  if (last !== '' && foldText(last) !== foldText(entry.last ?? ''))
    errors.warn(row.locate('last'), createFileMessage('otherName', { who: describeAthlete(entry), name: last }));
}

/** The fields of a result row that identify its athlete, and the key of the row in the stored list. */
export interface Identity extends Partial<SentResult> {
  readonly key: string;
}

const parseLaneField = (lane: string) => (/^\d{1,2}$/.test(lane) ? { lane: Number(lane) } : {});

/** Identifies the athlete by the line itself, where the heat has no start list or the line becomes a new entry. */
export function identifyByLine({ cells }: LynxRow, isRelay: boolean): Identity {
  const { id, lane, last, first, affiliation } = cells;
  const clubField = isRelay ? { clubName: affiliation || last } : { clubName: affiliation || undefined };
  return {
    key: id || foldText(`${last} ${first}`) || foldText(affiliation),
    ...(id && { bib: id }),
    last,
    first,
    ...clubField,
    ...parseLaneField(lane),
  };
}

/** Identifies the athlete of a line by the entry that was found for it. */
export function identifyByEntry(row: LynxRow, entry: ShownRow, errors: FileErrors): Identity {
  warnOfDifferences(row, entry, errors);
  const { bib, auid, relay: team } = entry;
  const identityFields =
    bib !== undefined
      ? { bib }
      : auid !== undefined
        ? { auid }
        : team?.oid !== undefined
          ? { relay: team }
          : { last: entry.last, first: entry.first };
  return { key: findEntryKey(entry), ...identityFields, ...parseLaneField(row.cells.lane) };
}

/** What identifies an entry or a result row within its list. */
export const findEntryKey = (shown: ShownRow): string =>
  shown.bib ?? shown.auid ?? shown.relay?.oid ?? foldText(`${shown.last} ${shown.first}`);
