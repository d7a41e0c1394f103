import { isMark, MARK_STATUS, TRIAL_STATUS } from 'shared-domain';
import type { startEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { formatJsonPath } from '../../base/json-path.ts';
import { conflictAt, refusalAt } from '../../base/refusal.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { indexEntries } from '../planning/entries.ts';
import { enterOtherEvent, isSameEvent, requireSex } from '../sheets/list-event.ts';
import { keyRows, makeRowKey } from '../sheets/row-key.ts';
import { findRowIndex, type OpenList, type OpenLists } from './open-lists.ts';
import { requireFreeBib, requireFreeLane } from './row-conflicts.ts';

type Edit = z.output<typeof startEdit>;
type EditOf<Op extends Edit['op']> = Extract<Edit, { op: Op }>;
type Path = readonly PropertyKey[];

/** Position of an entry's result in the result list; −1 for none. */
function findResultIndex({ starts, results }: OpenList, entry: SentStart): number {
  const entries = indexEntries(starts);
  return results.findIndex((row) => entries.find(row) === entry);
}

/** The result of an entry, also one that is known by the name alone; -1 without one. */
function findOwnResult(list: OpenList, entry: SentStart, row: string): number {
  const index = findResultIndex(list, entry);
  return index >= 0 ? index : keyRows(list.results).findIndex(({ key }) => key === row);
}

/** @throws Refusal `conflict` for an entry with a result, which would be left without an entry */
function refuseResult(list: OpenList, entry: SentStart, path: string): void {
  if (findResultIndex(list, entry) < 0) return;
  throw conflictAt('has a result', path, `${makeRowKey(entry)} has a result in ${list.sheet.uid}`);
}

function replacePlace(entry: SentStart, place: Pick<SentStart, 'lane' | 'odr'>): SentStart {
  const { lane: _, odr: __, ...rest } = entry;
  return {
    ...rest,
    ...(place.lane === undefined ? {} : { lane: place.lane }),
    ...(place.odr === undefined ? {} : { odr: place.odr }),
  };
}

/** @throws Refusal `conflict` where the list has the entry, its lane or its bib already */
function requireFreePlace(list: OpenList, entry: SentStart, ownKey: string | undefined, path: Path): void {
  const rows = keyRows(list.starts);
  if (rows.some(({ key }) => key !== ownKey && key === makeRowKey(entry))) {
    throw conflictAt('entered already', formatJsonPath(path), `${makeRowKey(entry)} is in ${list.sheet.uid} already`);
  }
  if (entry.bib !== undefined) requireFreeBib(rows, entry.bib, ownKey, formatJsonPath([...path, 'bib']));
  if (entry.lane !== undefined && entry.lane > 0)
    requireFreeLane(rows, entry.lane, ownKey, formatJsonPath([...path, 'lane']));
}

async function addEntry(lists: OpenLists, { trial, entry }: EditOf<'add'>, path: Path): Promise<void> {
  const list = await lists.open(trial, formatJsonPath([...path, 'trial']));
  if ((entry.last ?? '') === '' && entry.relay === undefined) {
    throw refusalAt('invalid request', formatJsonPath([...path, 'entry', 'last']), 'is missing; an entry has a name');
  }
  requireSex(list.sheet, entry, formatJsonPath([...path, 'entry']));
  requireFreePlace(list, entry, undefined, [...path, 'entry']);
  list.starts = [...list.starts, entry];
}

async function removeEntry(lists: OpenLists, { trial, row }: EditOf<'remove'>, path: Path): Promise<void> {
  const list = await lists.open(trial, formatJsonPath([...path, 'trial']));
  const index = findRowIndex(list, row, formatJsonPath([...path, 'row']));
  refuseResult(list, list.starts[index] as SentStart, formatJsonPath([...path, 'row']));
  list.starts = list.starts.toSpliced(index, 1);
}

/**
 * Moves an entry to another heat, event, lane or place in the order. In another list it loses its lane and place unless the edit
 * names them, in another event its bests.
 */
async function moveEntry(
  lists: OpenLists,
  { trial, row, to = trial, lane, odr }: EditOf<'move'>,
  path: Path,
): Promise<void> {
  const from = await lists.open(trial, formatJsonPath([...path, 'trial']));
  const index = findRowIndex(from, row, formatJsonPath([...path, 'row']));
  const entry = from.starts[index] as SentStart;
  const target = await lists.open(to, formatJsonPath([...path, 'to']));
  const isSameList = target === from;
  const place = {
    lane: lane === undefined ? (isSameList ? entry.lane : undefined) : (lane ?? undefined),
    odr: odr ?? (isSameList ? entry.odr : undefined),
  };
  const isOtherEvent = !isSameEvent(from.sheet.uid, target.sheet.uid);
  if (isOtherEvent) requireSex(target.sheet, entry, formatJsonPath([...path, 'to']));
  const moved = replacePlace(isOtherEvent ? enterOtherEvent(entry, from.sheet.uid, target.sheet.uid) : entry, place);
  requireFreePlace(target, moved, isSameList ? row : undefined, path);
  if (!isSameList) {
    refuseResult(from, entry, formatJsonPath([...path, 'row']));
    await lists.moveActs({ list: trial, row }, { list: to, row: makeRowKey(moved) });
  } else followResult(from, entry, moved);
  from.starts = from.starts.toSpliced(index, 1);
  const insertAt =
    odr === undefined ? (isSameList ? index : target.starts.length) : Math.min(odr - 1, target.starts.length);
  target.starts = target.starts.toSpliced(insertAt, 0, moved);
}

/** A result takes its entry's bib and lane. */
function followResult(list: OpenList, before: SentStart, after: SentStart): void {
  const resultIndex = findResultIndex(list, before);
  if (resultIndex < 0) return;
  const row = list.results[resultIndex] as SentResult;
  const { lane: _, ...rest } = row;
  const lane = row.lane === undefined ? {} : after.lane === undefined ? {} : { lane: after.lane };
  const next: SentResult = { ...rest, ...lane, ...(after.bib === undefined ? {} : { bib: after.bib }) };
  list.results = list.results.with(resultIndex, next);
}

async function swapEntries(lists: OpenLists, { trial, row, with: other }: EditOf<'swap'>, path: Path): Promise<void> {
  const list = await lists.open(trial, formatJsonPath([...path, 'trial']));
  const otherList = await lists.open(other.trial, formatJsonPath([...path, 'with', 'trial']));
  const index = findRowIndex(list, row, formatJsonPath([...path, 'row']));
  const otherIndex = findRowIndex(otherList, other.row, formatJsonPath([...path, 'with', 'row']));
  const [a, b] = [list.starts[index] as SentStart, otherList.starts[otherIndex] as SentStart];
  refuseResult(list, a, formatJsonPath([...path, 'row']));
  refuseResult(otherList, b, formatJsonPath([...path, 'with', 'row']));
  if (!isSameEvent(list.sheet.uid, otherList.sheet.uid)) {
    requireSex(otherList.sheet, a, formatJsonPath([...path, 'with', 'trial']));
    requireSex(list.sheet, b, formatJsonPath([...path, 'trial']));
  }
  list.starts = list.starts.with(index, replacePlace(b, a));
  otherList.starts = otherList.starts.with(otherIndex, replacePlace(a, b));
  if (list === otherList) return;
  await lists.moveActs({ list: trial, row }, { list: other.trial, row });
  await lists.moveActs({ list: other.trial, row: other.row }, { list: trial, row: other.row });
}

async function changeBib(lists: OpenLists, { trial, row, bib }: EditOf<'bib'>, path: Path): Promise<void> {
  const list = await lists.open(trial, formatJsonPath([...path, 'trial']));
  const index = findRowIndex(list, row, formatJsonPath([...path, 'row']));
  const before = list.starts[index] as SentStart;
  requireFreeBib(keyRows(list.starts), bib, row, formatJsonPath([...path, 'bib']));
  const after = { ...before, bib };
  followResult(list, before, after);
  list.starts = list.starts.with(index, after);
  await lists.moveActs({ list: trial, row }, { list: trial, row: makeRowKey(after) });
}

/** Changes the runners of a relay team, whatever its results. @throws Refusal for an athlete */
async function changeMembers(lists: OpenLists, { trial, row, members }: EditOf<'members'>, path: Path): Promise<void> {
  const list = await lists.open(trial, formatJsonPath([...path, 'trial']));
  const index = findRowIndex(list, row, formatJsonPath([...path, 'row']));
  const entry = list.starts[index] as SentStart;
  if (entry.relay === undefined)
    throw refusalAt('invalid request', formatJsonPath([...path, 'row']), `${row} is no relay team`);
  const resultIndex = findOwnResult(list, entry, row);
  const result = list.results[resultIndex];
  list.starts = list.starts.with(index, { ...entry, members });
  if (result?.members !== undefined) list.results = list.results.with(resultIndex, { ...result, members });
}

/** Puts an entry into another club or team, whatever its results, which say so too where they name the club. */
async function changeTeam(
  lists: OpenLists,
  { trial, row, clubName, coid, teamTG }: EditOf<'team'>,
  path: Path,
): Promise<void> {
  if (clubName === undefined && teamTG === undefined)
    throw refusalAt('invalid request', formatJsonPath([...path, 'clubName']), 'is missing, and so is teamTG');
  const list = await lists.open(trial, formatJsonPath([...path, 'trial']));
  const index = findRowIndex(list, row, formatJsonPath([...path, 'row']));
  const before = list.starts[index] as SentStart;
  const replaceTeam = <Row extends SentStart | SentResult>({ coid: known, ...others }: Row): Row =>
    ({
      ...others,
      ...(clubName === undefined ? (known === undefined ? {} : { coid: known }) : { clubName }),
      ...(clubName !== undefined && coid !== undefined ? { coid } : {}),
      ...(teamTG === undefined ? {} : { teamTG }),
    }) as Row;
  const after = replaceTeam(before);
  const key = makeRowKey(after);
  if (key !== row && keyRows(list.starts).some((one) => one.key === key))
    throw conflictAt('entered already', formatJsonPath([...path, 'row']), `${key} is entered in ${list.sheet.uid}`);
  const resultIndex = findOwnResult(list, before, row);
  const result = list.results[resultIndex];
  list.starts = list.starts.with(index, after);
  if (result?.clubName !== undefined || result?.teamTG !== undefined)
    list.results = list.results.with(resultIndex, replaceTeam(result));
  if (key !== row) await lists.moveActs({ list: trial, row }, { list: trial, row: key });
}

/** Marks an athlete who will not start: scratched in the start list, DNS in the results. */
async function scratchEntry(lists: OpenLists, { trial, row }: EditOf<'scratch'>, path: Path): Promise<void> {
  const list = await lists.open(trial, formatJsonPath([...path, 'trial']));
  const index = findRowIndex(list, row, formatJsonPath([...path, 'row']));
  const entry = list.starts[index] as SentStart;
  const { trial: trialRow } = list.sheet;
  const resultIndex = findResultIndex(list, entry);
  const result = list.results[resultIndex];
  if (result !== undefined && (isMark(result.prf) || (result.attempts ?? []).length > 0)) {
    throw conflictAt('has started', formatJsonPath([...path, 'row']), `${row} has started ${list.sheet.uid}`);
  }
  if (trialRow?.status === TRIAL_STATUS.cancelled)
    throw conflictAt('trial cancelled', formatJsonPath(path), `trial ${trialRow.uid} is cancelled`);
  list.starts = list.starts.with(index, { ...entry, presence: 'scratched' });
  if (trialRow === undefined) return;
  const { bib, auid, relay, last, first, clubName } = entry;
  const identity = bib === undefined && auid === undefined ? { last, first, clubName, relay } : { bib, auid };
  const dns: SentResult = JSON.parse(
    JSON.stringify({ ...(result ?? identity), prf: { st: MARK_STATUS.dns } }),
  ) as SentResult;
  list.results = result === undefined ? [...list.results, dns] : list.results.with(resultIndex, dns);
}

/** Notes who is confirmed, present or absent at the call room; a scratched athlete who comes after all loses the DNS. */
async function checkIn(lists: OpenLists, { trial, row, presence }: EditOf<'check'>, path: Path): Promise<void> {
  const list = await lists.open(trial, formatJsonPath([...path, 'trial']));
  const index = findRowIndex(list, row, formatJsonPath([...path, 'row']));
  const entry = list.starts[index] as SentStart;
  const { presence: before, ...rest } = entry;
  const resultIndex = before === 'scratched' ? findResultIndex(list, entry) : -1;
  if (list.results[resultIndex]?.prf.st === MARK_STATUS.dns) list.results = list.results.toSpliced(resultIndex, 1);
  list.starts = list.starts.with(index, presence === null ? rest : { ...rest, presence });
}

const EDITS: { readonly [Op in Edit['op']]: (lists: OpenLists, edit: EditOf<Op>, path: Path) => Promise<void> } = {
  add: addEntry,
  remove: removeEntry,
  move: moveEntry,
  swap: swapEntries,
  bib: changeBib,
  members: changeMembers,
  team: changeTeam,
  scratch: scratchEntry,
  check: checkIn,
};

/** One edit of a start list. @throws Refusal naming the edit by its path */
export async function applyStartEdit(lists: OpenLists, edit: Edit, path: Path): Promise<void> {
  await (EDITS[edit.op] as (lists: OpenLists, edit: Edit, path: Path) => Promise<void>)(lists, edit, path);
}
