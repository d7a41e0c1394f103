import { isMark, MARK_STATUS, TRIAL_STATUS } from 'shared-domain';
import type { startEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { jsonPath } from '../../base/json-path.ts';
import { conflictAt, refusalAt } from '../../base/refusal.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { indexEntries } from '../planning/entries.ts';
import { keyRows, rowKey } from '../sheets/row-key.ts';
import { enterOtherEvent, isSameEvent, requireSex } from './event-of-list.ts';
import { findRowIndex, type OpenList, type OpenLists } from './open-lists.ts';
import { requireFreeBib, requireFreeLane } from './row-conflicts.ts';

type Edit = z.output<typeof startEdit>;
type Of<Op extends Edit['op']> = Extract<Edit, { op: Op }>;
type Path = readonly PropertyKey[];

/** Position of an entry's result in the result list; −1 for none. */
function findResultIndex({ starts, results }: OpenList, entry: SentStart): number {
  const entries = indexEntries(starts);
  return results.findIndex((row) => entries.find(row) === entry);
}

/** An entry with a result is not moved or removed, as its result would have no entry. */
function refuseResult(list: OpenList, entry: SentStart, path: string): void {
  if (findResultIndex(list, entry) < 0) return;
  throw conflictAt('has a result', path, `${rowKey(entry)} has a result in ${list.sheet.uid}`);
}

function withPlace(entry: SentStart, place: Pick<SentStart, 'lane' | 'odr'>): SentStart {
  const { lane: _, odr: __, ...rest } = entry;
  return {
    ...rest,
    ...(place.lane === undefined ? {} : { lane: place.lane }),
    ...(place.odr === undefined ? {} : { odr: place.odr }),
  };
}

/** @throws Refusal `conflict` where the list has the entry, its lane or its bib already */
function requireRoom(list: OpenList, entry: SentStart, own: string | undefined, path: Path): void {
  const rows = keyRows(list.starts);
  if (rows.some(({ key }) => key !== own && key === rowKey(entry))) {
    throw conflictAt('entered already', jsonPath(path), `${rowKey(entry)} is in ${list.sheet.uid} already`);
  }
  if (entry.bib !== undefined) requireFreeBib(rows, entry.bib, own, jsonPath([...path, 'bib']));
  if (entry.lane !== undefined && entry.lane > 0) requireFreeLane(rows, entry.lane, own, jsonPath([...path, 'lane']));
}

async function add(lists: OpenLists, { trial, entry }: Of<'add'>, path: Path): Promise<void> {
  const list = await lists.open(trial, jsonPath([...path, 'trial']));
  if ((entry.last ?? '') === '' && entry.relay === undefined) {
    throw refusalAt('invalid request', jsonPath([...path, 'entry', 'last']), 'is missing; an entry has a name');
  }
  requireSex(list.sheet, entry, jsonPath([...path, 'entry']));
  requireRoom(list, entry, undefined, [...path, 'entry']);
  list.starts = [...list.starts, entry];
}

async function remove(lists: OpenLists, { trial, row }: Of<'remove'>, path: Path): Promise<void> {
  const list = await lists.open(trial, jsonPath([...path, 'trial']));
  const index = findRowIndex(list, row, jsonPath([...path, 'row']));
  refuseResult(list, list.starts[index] as SentStart, jsonPath([...path, 'row']));
  list.starts = list.starts.toSpliced(index, 1);
}

/**
 * Moves an entry to another heat, event, lane or place in the order; another list has its own lanes and order, and another event
 * its own bests.
 */
async function move(lists: OpenLists, { trial, row, to = trial, lane, odr }: Of<'move'>, path: Path): Promise<void> {
  const from = await lists.open(trial, jsonPath([...path, 'trial']));
  const index = findRowIndex(from, row, jsonPath([...path, 'row']));
  const entry = from.starts[index] as SentStart;
  const target = await lists.open(to, jsonPath([...path, 'to']));
  const isSameList = target === from;
  const place = {
    lane: lane === undefined ? (isSameList ? entry.lane : undefined) : (lane ?? undefined),
    odr: odr ?? (isSameList ? entry.odr : undefined),
  };
  const isOtherEvent = !isSameEvent(from.sheet.uid, target.sheet.uid);
  if (isOtherEvent) requireSex(target.sheet, entry, jsonPath([...path, 'to']));
  const moved = withPlace(isOtherEvent ? enterOtherEvent(entry, from.sheet.uid, target.sheet.uid) : entry, place);
  requireRoom(target, moved, isSameList ? row : undefined, path);
  if (!isSameList) {
    refuseResult(from, entry, jsonPath([...path, 'row']));
    await lists.moveActs({ list: trial, row }, { list: to, row: rowKey(moved) });
  } else followResult(from, entry, moved);
  from.starts = from.starts.toSpliced(index, 1);
  const at = odr === undefined ? (isSameList ? index : target.starts.length) : Math.min(odr - 1, target.starts.length);
  target.starts = target.starts.toSpliced(at, 0, moved);
}

/** A result takes its entry's bib and lane. */
function followResult(list: OpenList, before: SentStart, after: SentStart): void {
  const at = findResultIndex(list, before);
  if (at < 0) return;
  const row = list.results[at] as SentResult;
  const { lane: _, ...rest } = row;
  const lane = row.lane === undefined ? {} : after.lane === undefined ? {} : { lane: after.lane };
  const next: SentResult = { ...rest, ...lane, ...(after.bib === undefined ? {} : { bib: after.bib }) };
  list.results = list.results.with(at, next);
}

async function swap(lists: OpenLists, { trial, row, with: other }: Of<'swap'>, path: Path): Promise<void> {
  const one = await lists.open(trial, jsonPath([...path, 'trial']));
  const two = await lists.open(other.trial, jsonPath([...path, 'with', 'trial']));
  const at = findRowIndex(one, row, jsonPath([...path, 'row']));
  const otherAt = findRowIndex(two, other.row, jsonPath([...path, 'with', 'row']));
  const [a, b] = [one.starts[at] as SentStart, two.starts[otherAt] as SentStart];
  refuseResult(one, a, jsonPath([...path, 'row']));
  refuseResult(two, b, jsonPath([...path, 'with', 'row']));
  one.starts = one.starts.with(at, withPlace(b, a));
  two.starts = two.starts.with(otherAt, withPlace(a, b));
  if (one === two) return;
  await lists.moveActs({ list: trial, row }, { list: other.trial, row });
  await lists.moveActs({ list: other.trial, row: other.row }, { list: trial, row: other.row });
}

async function bib(lists: OpenLists, { trial, row, bib: number }: Of<'bib'>, path: Path): Promise<void> {
  const list = await lists.open(trial, jsonPath([...path, 'trial']));
  const index = findRowIndex(list, row, jsonPath([...path, 'row']));
  const before = list.starts[index] as SentStart;
  requireFreeBib(keyRows(list.starts), number, row, jsonPath([...path, 'bib']));
  const after = { ...before, bib: number };
  followResult(list, before, after);
  list.starts = list.starts.with(index, after);
  await lists.moveActs({ list: trial, row }, { list: trial, row: rowKey(after) });
}

/** An athlete who is known not to start: scratched in the start list, and a DNS in the results. */
async function scratch(lists: OpenLists, { trial, row }: Of<'scratch'>, path: Path): Promise<void> {
  const list = await lists.open(trial, jsonPath([...path, 'trial']));
  const index = findRowIndex(list, row, jsonPath([...path, 'row']));
  const entry = list.starts[index] as SentStart;
  const { trial: of } = list.sheet;
  const at = findResultIndex(list, entry);
  const result = list.results[at];
  if (result !== undefined && (isMark(result.prf) || (result.attempts ?? []).length > 0)) {
    throw conflictAt('has started', jsonPath([...path, 'row']), `${row} has started ${list.sheet.uid}`);
  }
  if (of?.status === TRIAL_STATUS.cancelled)
    throw conflictAt('trial cancelled', jsonPath(path), `trial ${of.uid} is cancelled`);
  list.starts = list.starts.with(index, { ...entry, presence: 'scratched' });
  if (of === undefined) return;
  const { bib: number, auid, relay, last, first, clubName } = entry;
  const who = number === undefined && auid === undefined ? { last, first, clubName, relay } : { bib: number, auid };
  const dns: SentResult = JSON.parse(
    JSON.stringify({ ...(result ?? who), prf: { st: MARK_STATUS.dns } }),
  ) as SentResult;
  list.results = result === undefined ? [...list.results, dns] : list.results.with(at, dns);
}

/** Confirmed, present or absent at the call room; a scratched athlete who comes after all loses the DNS. */
async function check(lists: OpenLists, { trial, row, presence }: Of<'check'>, path: Path): Promise<void> {
  const list = await lists.open(trial, jsonPath([...path, 'trial']));
  const index = findRowIndex(list, row, jsonPath([...path, 'row']));
  const entry = list.starts[index] as SentStart;
  const { presence: before, ...rest } = entry;
  const at = before === 'scratched' ? findResultIndex(list, entry) : -1;
  if (list.results[at]?.prf.st === MARK_STATUS.dns) list.results = list.results.toSpliced(at, 1);
  list.starts = list.starts.with(index, presence === null ? rest : { ...rest, presence });
}

const EDITS: { readonly [Op in Edit['op']]: (lists: OpenLists, edit: Of<Op>, path: Path) => Promise<void> } = {
  add,
  remove,
  move,
  swap,
  bib,
  scratch,
  check,
};

/** One edit of a start list. @throws Refusal naming the edit by its path */
export async function applyStartEdit(lists: OpenLists, edit: Edit, path: Path): Promise<void> {
  await (EDITS[edit.op] as (lists: OpenLists, edit: Edit, path: Path) => Promise<void>)(lists, edit, path);
}
