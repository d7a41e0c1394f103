import { canBeSameBirth, isBirthYear, parseTrialUid } from 'shared-domain';
import type { UploadStart, UploadTrial } from 'shared-domain/contract';
import type { CompetitionLists } from '../../../api/competition-lists.ts';
import { findListUid } from '../check/check-across-rows.ts';
import type { CheckedEntry } from '../check/checked-row.ts';
import { FIRST_HEAT } from '../check/event-name.ts';
import type { UploadLists } from '../read/read-upload.ts';
import { makeNewTrial } from './make-new-trial.ts';
import { RowIndex } from './row-index.ts';

/** Whether athletes of a list who are not in the file stay (`add`) or are removed (`replace`). */
export type ImportMode = 'add' | 'replace';

interface PlanOptions {
  readonly mode: ImportMode;
  /** Start of new trials, ISO, when no row gives one. */
  readonly date: string;
}

/** Joins the rows of a relay team into one start; their order in the file is the running order. */
function joinRelayMembers(entries: readonly CheckedEntry[]): UploadStart[] {
  const teams = new Map<string, UploadStart>();
  const starts: UploadStart[] = [];
  for (const { start } of entries) {
    const team = start.relay?.oid;
    const first = team === undefined ? undefined : teams.get(team);
    if (first === undefined) {
      const teamStart = { ...start };
      starts.push(teamStart);
      if (team !== undefined) teams.set(team, teamStart);
    } else {
      first.members = [...(first.members ?? []), ...(start.members ?? [])];
    }
  }
  return starts.map(({ members, ...start }) =>
    members === undefined
      ? start
      : { ...start, members: members.map((member, index) => ({ ...member, leg: index + 1 })) },
  );
}

/** The stored row with the fields of the file; fields that the file lacks are kept, and a whole date that it knows by its year alone. */
function mergeStart(current: UploadStart | undefined, start: UploadStart): UploadStart {
  if (current === undefined) return start;
  const pe = start.pe === undefined ? current.pe : { ...current.pe, ...start.pe };
  const [storedDay, day] = [current.dob, start.dob];
  const isYearOfStoredDay =
    storedDay !== undefined && day !== undefined && isBirthYear(day) && canBeSameBirth(storedDay, day);
  return { ...current, ...start, ...(pe && { pe }), ...(isYearOfStoredDay && { dob: storedDay }) };
}

function mergeLists(
  currentRows: readonly UploadStart[],
  starts: readonly UploadStart[],
  mode: ImportMode,
): UploadStart[] {
  const rowIndex = new RowIndex(currentRows);
  const matches = starts.map((start) => rowIndex.find(start));
  const updatedRows = new Map(
    matches.map((current, index) => [current, mergeStart(current, starts[index] as UploadStart)] as const),
  );
  const keptRows = currentRows.flatMap((row) =>
    updatedRows.has(row) ? [updatedRows.get(row) as UploadStart] : mode === 'add' ? [row] : [],
  );
  return [...keptRows, ...starts.filter((_, index) => matches[index] === undefined)];
}

/** The heats of each event with their rows, so that athletes already drawn in a heat are not entered again. */
function indexHeats(
  current: CompetitionLists,
): Map<string, { readonly uid: string; readonly index: RowIndex<UploadStart> }[]> {
  const heats = Object.entries(current.startlists).flatMap(([uid, rows]) => {
    const trial = parseTrialUid(uid);
    return trial === undefined || trial.round === 'c' ? [] : [{ uid, index: new RowIndex(rows) }];
  });
  return Map.groupBy(heats, ({ uid }) => uid.slice(0, uid.lastIndexOf('-')));
}

/**
 * The upload for these entries: the complete start list of each event or heat, as an upload replaces whole lists, and the
 * trials that the programme lacks.
 */
export function planEntries(
  entries: readonly CheckedEntry[],
  current: CompetitionLists,
  { mode, date }: PlanOptions,
): UploadLists {
  const groups = new Set(current.groups.map(({ uid }) => uid));
  const trials = new Set(current.trialsData.map(({ uid }) => uid));
  const trialsData: UploadTrial[] = [];
  const startlists: Record<string, UploadStart[]> = {};
  const heats = indexHeats(current);
  const findUid = (entry: CheckedEntry): string =>
    (entry.namedHeat === undefined
      ? heats.get(entry.target.uid)?.find(({ index }) => index.find(entry.start) !== undefined)?.uid
      : undefined) ?? findListUid(entry);
  for (const [uid, listEntries] of Map.groupBy(entries, findUid)) {
    const [first] = listEntries;
    if (first === undefined) continue;
    const { target, namedHeat, startsAt } = first;
    if (namedHeat !== undefined ? !trials.has(uid) : !groups.has(target.uid)) {
      const trial = makeNewTrial(target, namedHeat ?? FIRST_HEAT, startsAt ?? date, date);
      trialsData.push(trial);
      trials.add(trial.uid);
      groups.add(target.uid);
    }
    startlists[uid] = mergeLists(current.startlists[uid] ?? [], joinRelayMembers(listEntries), mode);
  }
  return { trialsData, startlists, resultlists: {} };
}
