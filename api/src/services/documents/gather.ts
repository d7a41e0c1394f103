import { compareRounds, type EventRecord, findLocalDay, makeGroupUid } from 'shared-domain';
import { type Challenge, MAX_PRINTED_ROWS, type ResultList, type StartRow, type Trial } from 'shared-domain/contract';
import { refusal, refusalAt } from '../../base/refusal.ts';
import { presentChallenge } from '../../presenters/challenge.ts';
import { readRevision } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal, type Programme } from '../context/programme.ts';
import { createMissingGroupRefusal, createMissingTrialRefusal } from '../reads/public-reads.ts';
import { isTrialUnder16 } from '../reads/under-16.ts';
import { readResultList, readStartRows } from '../sheets/result-lists.ts';

export type ListKind = 'starts' | 'results';

/** Selects trials of a challenge; all trials where no field is given. */
export interface ListSelection {
  readonly trialOID?: string | undefined;
  readonly oids?: readonly string[] | undefined;
  readonly groupOID?: string | undefined;
  readonly day?: string | undefined;
  /** Which part of a long list, from 1; only with `trialOID`. */
  readonly part?: number | undefined;
}

/** The rows of a part of a long list, from 1, and how many the whole list has. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** A list as the public may read it: without names of hidden athletes and without birth dates. */
export type GatheredList =
  | {
      readonly kind: 'starts';
      readonly trial: Trial;
      readonly rows: readonly StartRow[];
      /** Where `rows` are a part of the list. */
      readonly range?: RowRange | undefined;
      /** Records of its event that the organiser gives. */
      readonly records: readonly EventRecord[];
      /** uid of the group whose entries these are, where its heats have no start lists yet; `trial` is its first. */
      readonly entryGroupUid?: string;
      readonly hasUnder16: boolean;
    }
  | {
      readonly kind: 'results';
      readonly trial: Trial;
      readonly list: ResultList;
      /** Where the rows of `list` are a part of it. */
      readonly range?: RowRange | undefined;
      /** Whether it or its start list names somebody under 16. */
      readonly hasUnder16: boolean;
    };

interface GatheredLists {
  readonly challenge: Challenge;
  /** Each `GatheredList` as JSON: text is passed to another thread faster than objects. */
  readonly lists: readonly string[];
}

/** Rows of one document. */
const MAX_ROWS = { pdf: MAX_PRINTED_ROWS, snapshot: 15_000 } as const;

/** @throws Refusal where a part is asked for that a list has not */
function findRange(total: number, part: number | undefined): RowRange | undefined {
  if (part === undefined) return undefined;
  const from = (part - 1) * MAX_PRINTED_ROWS + 1;
  if (from > Math.max(1, total)) throw refusalAt('invalid request', 'query.part', `the list has ${total} rows`);
  return { from, to: Math.min(total, part * MAX_PRINTED_ROWS), total };
}

const selectRange = <Row>(rows: readonly Row[], range: RowRange | undefined): Row[] =>
  range === undefined ? [...rows] : rows.slice(range.from - 1, range.to);

/** @throws Refusal `too large`, saying what to request instead */
function refuseTooManyRows(trials: readonly Trial[], kinds: readonly ListKind[]): void {
  const rows = trials.reduce((sum, trial) => sum + kinds.reduce((rowSum, kind) => rowSum + trial[kind], 0), 0);
  const maxRows = kinds.length > 1 ? MAX_ROWS.snapshot : MAX_ROWS.pdf;
  if (rows <= maxRows) return;
  const instead =
    kinds.length > 1
      ? 'take the lists as CSV or the competition as JSON'
      : 'ask for a trial, a group or a day, of a trial for one part after the other, or take the list as CSV';
  throw refusal('too large', `${rows} rows are too many for one document, which has ${maxRows} at most; ${instead}`);
}

/** Reads outside a transaction, before the lists are read in one, for which others have to wait. */
const MAX_UNLOCKED_READS = 3;

function findTrials(programme: Programme, { trialOID, oids = [], groupOID, day }: ListSelection): Trial[] {
  if (trialOID !== undefined && !programme.trialByOid.has(trialOID)) throw createMissingTrialRefusal(trialOID);
  if (groupOID !== undefined && !programme.groupByOid.has(groupOID)) throw createMissingGroupRefusal(groupOID);
  const unknown = oids.find((oid) => !programme.trialByOid.has(oid));
  if (unknown !== undefined) throw createMissingTrialRefusal(unknown);
  const selectedOids = new Set(oids);
  const { tz } = programme.challenge;
  const groupOrder = new Map(
    [...new Set(programme.trials.map(({ gOID }) => gOID))].map((gOID, place) => [gOID, place]),
  );
  return programme.trials
    .filter(({ oid }) => trialOID === undefined || oid === trialOID)
    .filter(({ oid }) => selectedOids.size === 0 || selectedOids.has(oid))
    .filter(({ gOID }) => groupOID === undefined || gOID === groupOID)
    .filter(({ date }) => day === undefined || findLocalDay(date, tz) === day)
    .toSorted(
      (a, b) =>
        (groupOrder.get(a.gOID) ?? 0) - (groupOrder.get(b.gOID) ?? 0) ||
        compareRounds(a.round, b.round) ||
        compareInRound(a, b),
    );
}

/** Orders trials within a round: disciplines of a combined event by date, heats of each by number. */
const compareInRound = (a: Trial, b: Trial): number =>
  a.g0 === b.g0 && a.g1 === b.g1 ? a.heat - b.heat : Date.parse(a.date) - Date.parse(b.date);

/** The entries of a group whose trials have no start lists, shown with `trial`, the first selected one of the group. */
async function readEntries(db: Db, programme: Programme, trial: Trial): Promise<GatheredList[]> {
  const group = programme.groupByOid.get(trial.gOID);
  if (group === undefined || group.entries === 0) return [];
  if (programme.listGroupTrials(trial.gOID).some(({ starts }) => starts > 0)) return [];
  const rows = await readStartRows(db, group.oid);
  const records = programme.findRecords(group.uid);
  const hasUnder16 = isTrialUnder16(trial, programme);
  return [{ kind: 'starts', trial, rows, records, entryGroupUid: group.uid, hasUnder16 }];
}

async function readLists(
  db: Db,
  programme: Programme,
  selection: ListSelection,
  kinds: readonly ListKind[],
): Promise<GatheredLists> {
  const lists: string[] = [];
  const visitedGroups = new Set<string>();
  const trials = findTrials(programme, selection);
  const { part, trialOID } = selection;
  if (part !== undefined && trialOID === undefined)
    throw refusalAt('invalid request', 'query.part', 'goes with a trialOID');
  if (part === undefined) refuseTooManyRows(trials, kinds);
  for (const trial of trials) {
    if (kinds.includes('starts') && !visitedGroups.has(trial.gOID)) {
      for (const entries of await readEntries(db, programme, trial)) lists.push(JSON.stringify(entries));
    }
    visitedGroups.add(trial.gOID);
    const hasUnder16 = isTrialUnder16(trial, programme);
    for (const kind of kinds) {
      if (trial[kind] === 0) continue;
      const range = findRange(trial[kind], part);
      const readGathered = async (): Promise<GatheredList> => {
        if (kind === 'starts') {
          const rows = selectRange(await readStartRows(db, trial.oid), range);
          return { kind, trial, hasUnder16, rows, range, records: programme.findRecords(makeGroupUid(trial)) };
        }
        const list = await readResultList(db, programme, trial);
        return { kind, trial, hasUnder16, range, list: { ...list, rows: selectRange(list.rows, range) } };
      };
      lists.push(JSON.stringify(await readGathered()));
    }
  }
  return { challenge: presentChallenge(programme.challenge), lists };
}

/**
 * Reads all lists of a document at one revision: outside a transaction, repeated where the challenge changed meanwhile, and at last in a
 * transaction. `readUncached` is for the challenge’s organisation.
 */
export async function gatherLists(
  ctx: Context,
  chOID: string,
  selection: ListSelection,
  kinds: readonly ListKind[],
  readProgramme: 'read' | 'readUncached' = 'read',
): Promise<GatheredLists> {
  const { db } = ctx.store;
  for (let attempt = 0; attempt < MAX_UNLOCKED_READS; attempt++) {
    const gathered = await readLists(db, await ctx.programmes[readProgramme](db, chOID), selection, kinds);
    const revision = await readRevision(db, chOID);
    if (revision === undefined) throw createMissingChallengeRefusal(chOID);
    if (revision === gathered.challenge.revision) return gathered;
  }
  return ctx.store.transaction(async (tx) =>
    readLists(tx, await ctx.programmes[readProgramme](tx, chOID), selection, kinds),
  );
}
