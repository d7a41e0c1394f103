import { foldText } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { ShownRow } from '../csv/columns.ts';
import { whoIs } from '../csv/merge-rows.ts';
import type { FileErrors } from '../file-errors.ts';
import type { LynxRow } from './lynx-row.ts';

/** A start list, indexed by what a line names an athlete by. */
export interface StartIndex {
  readonly size: number;
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
  return { size: starts.length, byId, byLane, byKey, byName };
}

/** The entry of a line: by its id, else by its lane, else by its name; an empty start list accepts any name. */
function findEntry(row: LynxRow, starts: StartIndex, errors: FileErrors): ShownRow | undefined {
  const { id, lane, last } = row.cells;
  const byPlace = lane === '' ? starts.byName.get(nameOf(row.cells)) : starts.byLane.get(lane);
  const found = id === '' ? byPlace : starts.byId.get(id);
  if (found === undefined) {
    const notice = id === '' ? saying('laneUnlisted', { lane: lane || '–' }) : saying('unlisted', { who: id });
    errors.refuse(row.place(id === '' ? 'lane' : 'id'), notice);
    return undefined;
  }
  if (lane !== '' && found.lane !== undefined && String(found.lane) !== lane)
    errors.warn(row.place('lane'), saying('otherLane', { who: whoIs(found), lane: found.lane }));
  if (last !== '' && foldText(last) !== foldText(found.last ?? ''))
    errors.warn(row.place('last'), saying('otherName', { who: whoIs(found), name: last }));
  return found;
}

interface Identity extends Partial<SentResult> {
  readonly key: string;
}

/** Who a line is about, and the key of the row in the stored list. */
export function findIdentity(
  row: LynxRow,
  starts: StartIndex,
  relay: boolean,
  errors: FileErrors,
): Identity | undefined {
  const { id, lane, last, first, affiliation } = row.cells;
  const ran = /^\d{1,2}$/.test(lane) ? { lane: Number(lane) } : {};
  if (starts.size === 0) {
    if (last === '' && id === '') errors.refuse(row.place('last'), saying('nobody'));
    const named = relay ? { clubName: affiliation || last } : { clubName: affiliation || undefined };
    return { key: id || foldText(`${last} ${first}`), ...(id && { bib: id }), last, first, ...named, ...ran };
  }
  const entry = findEntry(row, starts, errors);
  if (entry === undefined) return undefined;
  const { bib, auid, relay: team } = entry;
  const who =
    bib !== undefined
      ? { bib }
      : auid !== undefined
        ? { auid }
        : team?.oid !== undefined
          ? { relay: team }
          : { last: entry.last, first: entry.first };
  return { key: bib ?? auid ?? team?.oid ?? foldText(`${entry.last} ${entry.first}`), ...who, ...ran };
}

export const keyOf = (seen: ShownRow): string =>
  seen.bib ?? seen.auid ?? seen.relay?.oid ?? foldText(`${seen.last} ${seen.first}`);
