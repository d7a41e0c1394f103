import type { EntryAnswer } from 'shared-domain/contract';
import { type ChallengeRecord, findChallenge, growRevision, holdChallenge } from '../../store/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readKeptResults } from '../../store/lists.ts';
import { deleteActs, insertActs } from '../../store/official-acts.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { SentUpload } from '../../store/sent.ts';
import type { Context } from '../context/context.ts';
import { noChallenge } from '../context/programme.ts';
import type { Known } from '../planning/known.ts';
import { readKnown } from '../planning/known.ts';
import { isNothing, planWrite } from '../planning/plan-write.ts';
import { createProblems, type Problems } from '../planning/problems.ts';
import { changeOf } from './change-of.ts';
import { changedResults, wholeStarts } from './changed-rows.ts';
import { changing } from './changing.ts';
import { readTotals } from './combined-totals.ts';
import { checkNobodyErased } from './erased-rows.ts';
import { mustAllBeFree } from './holds.ts';
import { logUndoable } from './kept.ts';
import { readListImages } from './list-images.ts';
import { requalifyTouched } from './requalify.ts';
import { writeTotals } from './write-totals.ts';
import { writeUpload } from './write-upload.ts';

/** What an edit by hand comes down to: lists as an upload would send them, and what officials said by it. */
export interface Entry {
  readonly action: string;
  /** What the log says of it; no athlete's name. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly trialsData?: SentUpload['trialsData'] | undefined;
  readonly startlists?: SentUpload['startlists'] | undefined;
  readonly resultlists?: SentUpload['resultlists'] | undefined;
  readonly acts?: readonly OfficialActTable[];
  /** Acts that are taken back by it. */
  readonly unsaid?: readonly OfficialActTable[];
  /** oids of trials that show something else although none of their lists changes. */
  readonly rounds?: readonly string[];
}

/** What an edit is worked out from, inside its transaction. */
export interface EntryState {
  readonly db: Db;
  readonly challenge: ChallengeRecord;
  readonly known: Known;
  readonly organiser: string;
  readonly now: Date;
}

export interface Writer {
  readonly organiser: string;
  readonly chOID: string;
}

/** What the rows of these trials, of the other heats of their rounds and of their combined events say now. */
async function bodiesOf(
  db: Db,
  { trials }: Known,
  oids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const roundOf = ({ trial_group, round }: TrialTable) => `${trial_group} ${round}`;
  const rows = [...trials.values()];
  const own = rows.filter(({ oid }) => oids.includes(oid));
  const rounds = new Set(own.map(roundOf));
  const wholes = new Set(own.map(({ combined }) => combined));
  const before = new Map<string, ReadonlySet<string>>();
  for (const trial of rows) {
    if (!rounds.has(roundOf(trial)) && !wholes.has(trial.uid)) continue;
    before.set(trial.oid, new Set((await readKeptResults(db, trial.oid)).map(({ body }) => body)));
  }
  return before;
}

const inNoChange = (revision: number): EntryAnswer => ({ revision, starts: [], results: [], warnings: [] });

/**
 * One edit by hand, in one transaction: it is worked out, the lists are written, ranks and who goes on computed anew, the act
 * logged so that it can be undone.
 * @param problems names the faults by the paths of the edit's own body
 */
export async function writeEntry(
  ctx: Context,
  { organiser, chOID }: Writer,
  work: (state: EntryState) => Promise<Entry>,
  problems: () => Problems = createProblems,
): Promise<EntryAnswer> {
  return changing(ctx, async (tx) => {
    const now = ctx.clock();
    await holdChallenge(tx, chOID);
    const challenge = await findChallenge(tx, chOID);
    if (challenge === undefined) throw noChallenge(chOID);
    const state = { db: tx, challenge, organiser, now, known: await readKnown(tx, chOID) };
    const entry = await work(state);
    const { trialsData = [], startlists = {}, resultlists = {}, acts = [], unsaid = [], rounds = [] } = entry;
    await checkNobodyErased(tx, chOID, startlists);
    await checkNobodyErased(tx, chOID, resultlists);
    const said = acts.length + unsaid.length > 0;
    await deleteActs(
      tx,
      unsaid.map(({ oid }) => oid),
    );
    await insertActs(tx, acts);
    const faults = problems();
    const planned = await planWrite(tx, challenge, { chOID, trialsData, startlists, resultlists }, faults, said);
    const { write } = planned;
    if (isNothing(write) && !said) return { answer: inNoChange(challenge.revision) };
    const touched = [...new Set([...planned.touched.map(({ plan }) => plan.oid), ...rounds])];
    await mustAllBeFree(tx, chOID, touched, organiser, ctx.steady());
    const lists = await readListImages(tx, write);
    const before = await bodiesOf(tx, state.known, touched);
    const totals = await readTotals(tx, challenge, touched);
    const revision = await growRevision(tx, chOID, now);
    const stamp = { challenge: chOID, revision, updated: now.toISOString() };
    await writeUpload(tx, write, stamp);
    const combined = await writeTotals(tx, challenge, totals, stamp);
    const requalified = [...(await requalifyTouched(tx, challenge, touched)), ...combined];
    const created = write.trials.filter(({ plan }) => plan.known === undefined).map(({ plan }) => plan.oid);
    const { action, detail } = entry;
    const { organisation } = challenge;
    const log = await logUndoable(
      tx,
      { challenge: chOID, organisation, organiser, action, detail, now },
      {
        ...{ groups: [], trials: [], starts: [], results: [], revision, lists, created },
        ...{ said: acts.map(({ oid }) => oid), acts: unsaid, touched },
      },
    );
    const change = changeOf(planned, chOID, revision);
    const results = [...new Set([...change.results, ...requalified, ...(said ? touched : [])])];
    return {
      answer: {
        ...{ revision, log, warnings: [...faults.warnings] },
        starts: await wholeStarts(tx, planned),
        results: await changedResults(tx, chOID, [...new Set([...touched, ...requalified])], before),
      },
      change: { ...change, trials: [...new Set([...change.trials, ...touched])], results },
    };
  });
}
