import { parseTrialUid } from 'shared-domain';
import type { UploadStart, UploadTrial } from 'shared-domain/contract';
import type { CompetitionLists as Current } from '../../../api/competition-lists.ts';
import { listUid } from '../check/check-together.ts';
import type { CheckedEntry } from '../check/checked-row.ts';
import { FIRST_PLACE } from '../check/event-name.ts';
import type { SentLists } from '../read/read-upload.ts';
import { newTrial } from './new-trial.ts';
import { RowIndex } from './row-index.ts';

/** Whether those who are in a list and not in the file stay, or leave. */
export type ImportMode = 'add' | 'replace';

interface PlanOptions {
  readonly mode: ImportMode;
  /** When new trials are planned, when no row says it. */
  readonly date: string;
}

/** Rows of one relay team are its members, in the order of the file. */
function joinTeams(entries: readonly CheckedEntry[]): UploadStart[] {
  const teams = new Map<string, UploadStart>();
  const starts: UploadStart[] = [];
  for (const { start } of entries) {
    const team = start.relay?.oid;
    const first = team === undefined ? undefined : teams.get(team);
    if (first === undefined) {
      const own = { ...start };
      starts.push(own);
      if (team !== undefined) teams.set(team, own);
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

/** A standing row with what the file says of it: what the file does not speak of stays. */
function merged(before: UploadStart | undefined, start: UploadStart): UploadStart {
  if (before === undefined) return start;
  const pe = start.pe === undefined ? before.pe : { ...before.pe, ...start.pe };
  return { ...before, ...start, ...(pe && { pe }) };
}

function listOf(standing: readonly UploadStart[], starts: readonly UploadStart[], mode: ImportMode): UploadStart[] {
  const index = new RowIndex(standing);
  const found = starts.map((start) => index.find(start));
  const renewed = new Map(found.map((before, at) => [before, merged(before, starts[at] as UploadStart)] as const));
  const unchanged = standing.flatMap((row) =>
    renewed.has(row) ? [renewed.get(row) as UploadStart] : mode === 'add' ? [row] : [],
  );
  return [...unchanged, ...starts.filter((_, at) => found[at] === undefined)];
}

/** The heats of each event and who is in them: a late file does not enter anybody twice. */
function findHeats(current: Current): Map<string, { readonly uid: string; readonly index: RowIndex<UploadStart> }[]> {
  const heats = Object.entries(current.startlists).flatMap(([uid, rows]) => {
    const trial = parseTrialUid(uid);
    return trial === undefined || trial.round === 'c' ? [] : [{ uid, index: new RowIndex(rows) }];
  });
  return Map.groupBy(heats, ({ uid }) => uid.slice(0, uid.lastIndexOf('-')));
}

/**
 * What entries come to: for each event or heat its whole list, as an upload replaces lists whole, and a planned trial where
 * the programme has none.
 */
export function planEntries(
  entries: readonly CheckedEntry[],
  current: Current,
  { mode, date }: PlanOptions,
): SentLists {
  const groups = new Set(current.groups.map(({ uid }) => uid));
  const trials = new Set(current.trialsData.map(({ uid }) => uid));
  const trialsData: UploadTrial[] = [];
  const startlists: Record<string, UploadStart[]> = {};
  const heats = findHeats(current);
  const uidOf = (entry: CheckedEntry): string =>
    (entry.place === undefined
      ? heats.get(entry.target.uid)?.find(({ index }) => index.find(entry.start) !== undefined)?.uid
      : undefined) ?? listUid(entry);
  for (const [uid, own] of Map.groupBy(entries, uidOf)) {
    const [first] = own;
    if (first === undefined) continue;
    const { target, place, startsAt } = first;
    if (place !== undefined ? !trials.has(uid) : !groups.has(target.uid)) {
      const trial = newTrial(target, place ?? FIRST_PLACE, startsAt ?? date, date);
      trialsData.push(trial);
      trials.add(trial.uid);
      groups.add(target.uid);
    }
    startlists[uid] = listOf(current.startlists[uid] ?? [], joinTeams(own), mode);
  }
  return { trialsData, startlists, resultlists: {} };
}
