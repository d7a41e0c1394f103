import type { EditAnswer } from 'shared-domain/contract';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readStoredResults } from '../../store/lists/lists.ts';
import { deleteActs, insertActs } from '../../store/lists/official-acts.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { isEmpty, planWrite } from '../planning/plan-write.ts';
import { createProblems, type Problems } from '../planning/problems.ts';
import type { StoredTrials } from '../planning/stored-trials.ts';
import { readStoredTrials } from '../planning/stored-trials.ts';
import { changeChallenge, type Outcome } from './change-challenge.ts';
import { findCombinedEvents } from './combined-totals.ts';
import { describeChange } from './describe-change.ts';
import { readChangedResults, readChangedStarts } from './edit-answer.ts';
import { refuseErasedNames } from './erased-names.ts';
import { readListImages } from './list-images.ts';
import { imageTrialFields } from './trial-fields.ts';
import { writeUpload } from './write-upload.ts';

/** What an edit by hand changes: lists as an upload would send them, and acts of officials. */
export interface Entry {
  readonly action: string;
  /** What the log entry has, without names of athletes. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly trialsData?: SentUpload['trialsData'] | undefined;
  readonly startlists?: SentUpload['startlists'] | undefined;
  readonly resultlists?: SentUpload['resultlists'] | undefined;
  readonly acts?: readonly OfficialActTable[];
  /** Acts that it withdraws. */
  readonly withdrawnActs?: readonly OfficialActTable[];
  /** Undone, the trials have their former fields too: their status. */
  readonly restoresTrials?: boolean;
  /** oids of trials whose results are shown differently although their lists do not change. */
  readonly rounds?: readonly string[];
}

/** What an edit is planned from, inside its transaction. */
export interface EntryState {
  readonly db: Db;
  readonly challenge: ChallengeRecord;
  readonly stored: StoredTrials;
  readonly organiser: string;
  readonly now: Date;
}

interface Writer {
  readonly organiser: string;
  readonly chOID: string;
}

/** Result rows of these trials, of the other heats of their rounds and of their combined events. */
async function readRoundBodies(
  db: Db,
  { trials }: StoredTrials,
  oids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const roundKey = ({ trial_group, round }: TrialTable) => `${trial_group} ${round}`;
  const rows = [...trials.values()];
  const own = rows.filter(({ oid }) => oids.includes(oid));
  const rounds = new Set(own.map(roundKey));
  const combinedEvents = new Set(own.map(({ combined }) => combined));
  const before = new Map<string, ReadonlySet<string>>();
  for (const trial of rows) {
    if (!rounds.has(roundKey(trial)) && !combinedEvents.has(trial.uid)) continue;
    before.set(trial.oid, new Set((await readStoredResults(db, trial.oid)).map(({ body }) => body)));
  }
  return before;
}

/**
 * Writes one edit by hand: its lists, ranks and who goes on, and a log entry that can be undone.
 * @param problems names errors by the paths of the edit's body
 */
export async function writeEntry(
  ctx: Context,
  { organiser, chOID }: Writer,
  work: (state: EntryState) => Promise<Entry>,
  problems: () => Problems = createProblems,
): Promise<EditAnswer> {
  return changeChallenge(ctx, { chOID, organiser }, async ({ db, challenge, now }) => {
    const state = { db, challenge, organiser, now, stored: await readStoredTrials(db, chOID) };
    return planEntryChange(state, await work(state), problems());
  });
}

async function planEntryChange(
  { db, challenge, stored }: EntryState,
  entry: Entry,
  faults: Problems,
): Promise<Outcome<EditAnswer>> {
  const { oid: chOID } = challenge;
  const { trialsData = [], startlists = {}, resultlists = {}, acts = [], withdrawnActs = [], rounds = [] } = entry;
  await refuseErasedNames(db, chOID, startlists);
  await refuseErasedNames(db, chOID, resultlists);
  const hasActs = acts.length + withdrawnActs.length > 0;
  await deleteActs(
    db,
    withdrawnActs.map(({ oid }) => oid),
  );
  await insertActs(db, acts);
  const body = { chOID, trialsData, startlists, resultlists };
  const planned = await planWrite(db, challenge, body, faults, { shouldRebuild: hasActs, stored });
  const { write } = planned;
  if (isEmpty(write) && !hasActs) {
    return { unchanged: { revision: challenge.revision, starts: [], results: [], warnings: [] } };
  }
  const trialOids = [...new Set([...planned.affectedTrials.map(({ plan }) => plan.oid), ...rounds])];
  const lists = await readListImages(db, write);
  const before = await readRoundBodies(db, stored, trialOids);
  const created = write.trials.filter(({ plan }) => plan.stored === undefined).map(({ plan }) => plan.oid);
  const { action, detail } = entry;
  const change = describeChange(planned);
  return {
    trials: trialOids,
    combinedEvents: findCombinedEvents([...stored.trials.values()].filter(({ oid }) => trialOids.includes(oid))),
    write: (stamp) => writeUpload(db, write, stamp),
    requalified: trialOids,
    log: {
      action,
      detail,
      undo: {
        groups: [],
        trials: [],
        starts: [],
        results: [],
        lists,
        created,
        said: acts.map(({ oid }) => oid),
        acts: withdrawnActs,
        touched: trialOids,
        ...(entry.restoresTrials ? { fields: imageTrialFields(write.trials) } : {}),
      },
    },
    changed: {
      ...change,
      trials: [...new Set([...change.trials, ...trialOids])],
      results: [...change.results, ...(hasActs ? trialOids : [])],
    },
    answer: async ({ revision, log, followed }) => ({
      revision,
      ...(log === undefined ? {} : { log }),
      warnings: [...faults.warnings],
      starts: await readChangedStarts(db, planned),
      results: await readChangedResults(db, chOID, [...new Set([...trialOids, ...followed])], before),
    }),
  };
}
