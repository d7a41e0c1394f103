import type { SiteUploadBody } from 'shared-domain/contract';
import { readRevision } from '../../store/challenges/challenges.ts';
import { readChanges } from '../../store/challenges/changes.ts';
import type { Db } from '../../store/db.ts';
import { readSentResults, readSentStarts } from '../../store/lists/lists.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import { listGroups, listTrials } from '../../store/lists/trials.ts';
import type { GroupTable, TrialTable } from '../../store/schema.ts';
import { buildSentTrial } from '../documents/competition-json/export-competition.ts';
import { readLiveStates } from '../live-input/apply-facts.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { isListAct } from './digests.ts';

/** Trials that are sent together, as JSON; a combined event goes with its parts. */
export interface CopyPart {
  readonly trials: readonly { readonly uid: string; readonly name: string }[];
  readonly body: Required<Omit<SiteUploadBody, 'chOID' | 'reason'>>;
  readonly bytes: number;
}

/** What changed since the last revision that the public server has, as it is now. */
export interface GatheredCopy {
  readonly revision: number;
  readonly parts: readonly CopyPart[];
  /** Whether trials may have been removed. */
  readonly isStructureChanged: boolean;
}

/** The oids of lists that changed after a revision; undefined where that is no longer known. */
async function findChangedLists(
  db: Db,
  chOID: string,
  after: number,
  revision: number,
): Promise<{ readonly oids: ReadonlySet<string>; readonly isStructureChanged: boolean } | undefined> {
  const changes = await readChanges(db, chOID, after);
  const isWhole =
    changes.length === revision - after && changes.every((change, at) => change.revision === after + at + 1);
  if (!isWhole || after > revision) return undefined;
  return {
    oids: new Set(changes.flatMap(({ trials, starts, results }) => [...trials, ...starts, ...results])),
    isStructureChanged: changes.some(({ structure }) => structure),
  };
}

const parseAll = <T>(rows: readonly string[]): T[] => rows.map((row) => JSON.parse(row) as T);

async function gatherActs(db: Db, list: string) {
  return (await readActs(db, [list])).filter(isListAct).map(({ round, row, kind, at, body }) => ({
    ...(round === null ? {} : { round }),
    ...(row === null ? {} : { row }),
    kind,
    at,
    body: JSON.parse(body) as object,
  }));
}

async function gatherPart(
  db: Db,
  trials: readonly TrialTable[],
  groups: ReadonlyMap<string, GroupTable>,
  liveStates: Awaited<ReturnType<typeof readLiveStates>>,
  now: Date,
): Promise<CopyPart> {
  const startlists: Record<string, unknown[]> = {};
  const resultlists: Record<string, unknown[]> = {};
  const remarks: Record<string, unknown[]> = {};
  const live: Record<string, unknown> = {};
  const ages: Record<string, number> = {};
  for (const { oid, uid, trial_group, updated } of trials) {
    const starts = parseAll<{ readonly bib?: string }>(await readSentStarts(db, oid));
    startlists[uid] = starts;
    ages[uid] = Math.max(0, Math.floor((now.getTime() - Date.parse(updated)) / 1000));
    resultlists[uid] = parseAll(await readSentResults(db, oid));
    remarks[uid] = await gatherActs(db, oid);
    const group = groups.get(trial_group);
    if (group !== undefined) remarks[group.uid] = await gatherActs(db, group.oid);
    if (group !== undefined && group.start_hash !== null)
      startlists[group.uid] = parseAll(await readSentStarts(db, group.oid));
    const { state, bar, attempt, row } = liveStates.get(oid) ?? {};
    const bib = row === undefined ? undefined : starts[makeRowKeys(starts).indexOf(row)]?.bib;
    if (state !== undefined) live[uid] = { state, bar, attempt, bib };
  }
  const trialsData = trials.map((trial) => buildSentTrial(trial, groups.get(trial.trial_group)?.name ?? ''));
  const body = { trialsData, startlists, resultlists, remarks, live, ages } as unknown as CopyPart['body'];
  return { trials: trials.map(({ uid, name }) => ({ uid, name })), body, bytes: JSON.stringify(body).length };
}

/**
 * The trials that changed after a revision, all where that is not known, in their state now. Inside one snapshot.
 * @param also uids that are sent whether they changed or not
 */
export async function gatherCopy(
  db: Db,
  chOID: string,
  after: number | undefined,
  now: Date,
  also: ReadonlySet<string> = new Set(),
): Promise<GatheredCopy> {
  const revision = (await readRevision(db, chOID)) ?? 0;
  const changed = after === undefined ? undefined : await findChangedLists(db, chOID, after, revision);
  const groups = new Map((await listGroups(db, chOID)).map((group) => [group.oid, group]));
  const all = (await listTrials(db, chOID)).toSorted((a, b) => a.position - b.position);
  const isSent = ({ oid, uid, trial_group }: TrialTable): boolean =>
    changed === undefined ||
    changed.oids.has(oid) ||
    changed.oids.has(trial_group) ||
    also.has(uid) ||
    also.has(groups.get(trial_group)?.uid ?? '');
  const families = Map.groupBy(all, ({ uid, combined }) => combined ?? uid);
  const liveStates = await readLiveStates(db, chOID);
  const parts: CopyPart[] = [];
  for (const family of families.values())
    if (family.some(isSent)) parts.push(await gatherPart(db, family, groups, liveStates, now));
  return { revision, parts, isStructureChanged: changed?.isStructureChanged ?? true };
}

/** How many trials changed after a revision. */
export async function countChanged(db: Db, chOID: string, after: number): Promise<number> {
  const revision = (await readRevision(db, chOID)) ?? 0;
  if (revision === after) return 0;
  const changed = await findChangedLists(db, chOID, after, revision);
  const trials = await listTrials(db, chOID);
  return changed === undefined
    ? trials.length
    : trials.filter(({ oid, trial_group }) => changed.oids.has(oid) || changed.oids.has(trial_group)).length;
}
