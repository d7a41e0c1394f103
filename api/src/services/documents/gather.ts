import { compareRounds, findLocalDay } from 'shared-domain';
import { type Challenge, MAX_PRINTED_ROWS, type ResultList, type StartRow, type Trial } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { presentChallenge } from '../../presenters/challenge.ts';
import { readRevision } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal, type Programme } from '../context/programme.ts';
import { createMissingGroupRefusal, createMissingTrialRefusal } from '../reads/public-reads.ts';
import { isTrialUnder16 } from '../reads/under-16.ts';
import { readResultList, readStartRows } from '../sheets/result-lists.ts';

export type ListKind = 'starts' | 'results';

/** Which trials of a challenge; without any of these, all of them. */
export interface Part {
  readonly trialOID?: string | undefined;
  /** Only these trials; all where it is absent. */
  readonly oids?: readonly string[] | undefined;
  readonly groupOID?: string | undefined;
  readonly day?: string | undefined;
}

/** A list as everyone may read it: names of hidden athletes are off it already, and no birth date is on it. */
export type GatheredList =
  | {
      readonly kind: 'starts';
      readonly trial: Trial;
      readonly rows: readonly StartRow[];
      /** uid of the group whose commitments these are: nobody is in a heat of `trial` yet. */
      readonly entriesOf?: string;
      readonly young: boolean;
    }
  | {
      readonly kind: 'results';
      readonly trial: Trial;
      readonly list: ResultList;
      /** It names somebody under 16, or its start list does. */
      readonly young: boolean;
    };

interface GatheredLists {
  readonly challenge: Challenge;
  /** Each list as json: it goes to another thread, and text goes there faster. */
  readonly lists: readonly string[];
}

/** Rows of one document. */
const MAX_ROWS = { pdf: MAX_PRINTED_ROWS, snapshot: 15_000 } as const;

/** @throws Refusal `too large`, with what to ask for instead */
function mustBeFew(trials: readonly Trial[], kinds: readonly ListKind[]): void {
  const rows = trials.reduce((sum, trial) => sum + kinds.reduce((own, kind) => own + trial[kind], 0), 0);
  const most = kinds.length > 1 ? MAX_ROWS.snapshot : MAX_ROWS.pdf;
  if (rows <= most) return;
  const instead =
    kinds.length > 1
      ? 'take the lists as CSV or the competition as JSON'
      : 'ask for a trial, a group or a day, or take the list as CSV';
  throw refusal('too large', `${rows} rows are too many for one document, which has ${most} at most; ${instead}`);
}

/** Looks before everybody else is made to wait for a document. */
const MAX_TRIES = 3;

function findTrials(programme: Programme, { trialOID, oids = [], groupOID, day }: Part): Trial[] {
  if (trialOID !== undefined && !programme.trialByOid.has(trialOID)) throw createMissingTrialRefusal(trialOID);
  if (groupOID !== undefined && !programme.groupByOid.has(groupOID)) throw createMissingGroupRefusal(groupOID);
  const unknown = oids.find((oid) => !programme.trialByOid.has(oid));
  if (unknown !== undefined) throw createMissingTrialRefusal(unknown);
  const asked = new Set(oids);
  const { tz } = programme.challenge;
  const order = new Map([...new Set(programme.trials.map(({ gOID }) => gOID))].map((gOID, place) => [gOID, place]));
  return programme.trials
    .filter(({ oid }) => trialOID === undefined || oid === trialOID)
    .filter(({ oid }) => asked.size === 0 || asked.has(oid))
    .filter(({ gOID }) => groupOID === undefined || gOID === groupOID)
    .filter(({ date }) => day === undefined || findLocalDay(date, tz) === day)
    .toSorted(
      (a, b) => (order.get(a.gOID) ?? 0) - (order.get(b.gOID) ?? 0) || compareRounds(a.round, b.round) || inRound(a, b),
    );
}

/** Disciplines of a combined event one after the other, heats of each by number. */
const inRound = (a: Trial, b: Trial): number =>
  a.g0 === b.g0 && a.g1 === b.g1 ? a.heat - b.heat : Date.parse(a.date) - Date.parse(b.date);

/** Commitments of groups without any start list, listed with the first of their trials that is asked for. */
async function readEntries(db: Db, programme: Programme, trial: Trial): Promise<GatheredList[]> {
  const group = programme.groupByOid.get(trial.gOID);
  if (group === undefined || group.entries === 0) return [];
  if (programme.listGroupTrials(trial.gOID).some(({ starts }) => starts > 0)) return [];
  const rows = await readStartRows(db, group.oid);
  return [{ kind: 'starts', trial, rows, entriesOf: group.uid, young: isTrialUnder16(trial, programme) }];
}

async function read(db: Db, programme: Programme, part: Part, kinds: readonly ListKind[]): Promise<GatheredLists> {
  const lists: string[] = [];
  const groups = new Set<string>();
  const trials = findTrials(programme, part);
  mustBeFew(trials, kinds);
  for (const trial of trials) {
    if (kinds.includes('starts') && !groups.has(trial.gOID)) {
      for (const entries of await readEntries(db, programme, trial)) lists.push(JSON.stringify(entries));
    }
    groups.add(trial.gOID);
    const young = isTrialUnder16(trial, programme);
    for (const kind of kinds) {
      if (trial[kind] === 0) continue;
      const gathered: GatheredList =
        kind === 'starts'
          ? { kind, trial, young, rows: await readStartRows(db, trial.oid) }
          : { kind, trial, young, list: await readResultList(db, programme, trial) };
      lists.push(JSON.stringify(gathered));
    }
  }
  return { challenge: presentChallenge(programme.challenge), lists };
}

/**
 * All that a document shows, at one revision. Read beside everybody’s work, and again when somebody changed the challenge
 * meanwhile; only a challenge that never rests is read in one transaction. `readUncached` is for the challenge’s organisation.
 */
export async function gather(
  ctx: Context,
  chOID: string,
  part: Part,
  kinds: readonly ListKind[],
  by: 'read' | 'readUncached' = 'read',
): Promise<GatheredLists> {
  const { db } = ctx.store;
  for (let look = 0; look < MAX_TRIES; look++) {
    const gathered = await read(db, await ctx.programmes[by](db, chOID), part, kinds);
    const revision = await readRevision(db, chOID);
    if (revision === undefined) throw createMissingChallengeRefusal(chOID);
    if (revision === gathered.challenge.revision) return gathered;
  }
  return ctx.store.transaction(async (tx) => read(tx, await ctx.programmes[by](tx, chOID), part, kinds));
}
