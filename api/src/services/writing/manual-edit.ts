import type { EditAnswer } from 'shared-domain/contract';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readStoredResults } from '../../store/lists/lists.ts';
import { deleteActs, insertActs } from '../../store/lists/official-acts.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { maskErasedTexts, refuseErasedNames } from '../context/erased-names.ts';
import { isEmpty, planWrite } from '../planning/plan-write.ts';
import { createProblems, type Problems } from '../planning/problems.ts';
import type { StoredTrials } from '../planning/stored-trials.ts';
import { readStoredTrials } from '../planning/stored-trials.ts';
import { changeChallenge, type Outcome } from './change-challenge.ts';
import { findCombinedEvents } from './combined-totals.ts';
import { describeChange } from './describe-change.ts';
import { readChangedResults, readChangedStarts } from './edit-answer.ts';
import { readListImages } from './list-images.ts';
import { buildTrialFieldsImage } from './trial-fields.ts';
import { writeUpload } from './write-upload.ts';

/** The changes of an edit by hand: lists as an upload would send them, and acts of officials. */
export interface ManualEdit {
  readonly action: string;
  /** What the log entry has, without names of athletes. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly trialsData?: SentUpload['trialsData'] | undefined;
  readonly startlists?: SentUpload['startlists'] | undefined;
  readonly resultlists?: SentUpload['resultlists'] | undefined;
  readonly acts?: readonly OfficialActTable[];
  /** Acts that it withdraws. */
  readonly withdrawnActs?: readonly OfficialActTable[];
  /** Whether undo restores the trials' former fields too, as their status. */
  readonly restoresTrials?: boolean;
  /** oids of trials whose public results change although their lists do not. */
  readonly refreshedTrials?: readonly string[];
}

/** What an edit is planned from, inside its transaction. */
export interface ManualEditState {
  readonly db: Db;
  readonly challenge: ChallengeRecord;
  readonly stored: StoredTrials;
  readonly organiser: string;
  readonly now: Date;
}

interface Editor {
  readonly organiser: string;
  readonly chOID: string;
}

/** Stored result rows of these trials, of the other heats of their rounds and of their combined events, by trial. */
async function readRoundBodies(
  db: Db,
  { trials }: StoredTrials,
  oids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const formatRoundKey = ({ trial_group, round }: TrialTable) => `${trial_group} ${round}`;
  const rows = [...trials.values()];
  const editedTrials = rows.filter(({ oid }) => oids.includes(oid));
  const roundKeys = new Set(editedTrials.map(formatRoundKey));
  const combinedEvents = new Set(editedTrials.map(({ combined }) => combined));
  const bodiesBefore = new Map<string, ReadonlySet<string>>();
  for (const trial of rows) {
    if (!roundKeys.has(formatRoundKey(trial)) && !combinedEvents.has(trial.uid)) continue;
    bodiesBefore.set(trial.oid, new Set((await readStoredResults(db, trial.oid)).map(({ body }) => body)));
  }
  return bodiesBefore;
}

/**
 * Writes one edit by hand: its lists, the ranks and who qualifies, and a log entry that can be undone.
 * @param problems collects errors with paths in the edit's body
 */
export async function writeManualEdit(
  ctx: Context,
  { organiser, chOID }: Editor,
  planEdit: (state: ManualEditState) => Promise<ManualEdit>,
  problems: () => Problems = createProblems,
): Promise<EditAnswer> {
  return changeChallenge(ctx, { chOID, organiser }, async ({ db, challenge, now }) => {
    const state = { db, challenge, organiser, now, stored: await readStoredTrials(db, chOID) };
    return planManualChange(state, await planEdit(state), problems());
  });
}

async function planManualChange(
  { db, challenge, stored }: ManualEditState,
  edit: ManualEdit,
  problems: Problems,
): Promise<Outcome<EditAnswer>> {
  const { oid: chOID } = challenge;
  await refuseErasedNames(db, chOID, edit.startlists ?? {});
  await refuseErasedNames(db, chOID, edit.resultlists ?? {});
  const { withdrawnActs = [], refreshedTrials = [] } = edit;
  const {
    trialsData = [],
    startlists = {},
    resultlists = {},
    ...masked
  } = await maskErasedTexts(db, chOID, {
    ...edit,
    acts: edit.acts?.map(({ body: text, ...act }) => ({ ...act, body: JSON.parse(text) as object })) ?? [],
  });
  const acts = masked.acts.map((act) => ({ ...act, body: JSON.stringify(act.body) }));
  const hasActs = acts.length + withdrawnActs.length > 0;
  await deleteActs(
    db,
    withdrawnActs.map(({ oid }) => oid),
  );
  await insertActs(db, acts);
  const body = { chOID, trialsData, startlists, resultlists };
  const planned = await planWrite(db, challenge, body, problems, { shouldRebuild: hasActs, stored });
  const { write } = planned;
  if (isEmpty(write) && !hasActs) {
    return { unchanged: { revision: challenge.revision, starts: [], results: [], warnings: [] } };
  }
  const trialOids = [...new Set([...planned.affectedTrials.map(({ plan }) => plan.oid), ...refreshedTrials])];
  const lists = await readListImages(db, write);
  const bodiesBefore = await readRoundBodies(db, stored, trialOids);
  const created = write.trials.filter(({ plan }) => plan.stored === undefined).map(({ plan }) => plan.oid);
  const { action, detail } = edit;
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
        ...(edit.restoresTrials ? { fields: buildTrialFieldsImage(write.trials) } : {}),
      },
    },
    changed: {
      ...change,
      trials: [...new Set([...change.trials, ...trialOids])],
      results: [...change.results, ...(hasActs ? trialOids : [])],
    },
    answer: async ({ revision, log, consequentTrials }) => ({
      revision,
      ...(log === undefined ? {} : { log }),
      warnings: [...problems.warnings],
      starts: await readChangedStarts(db, planned),
      results: await readChangedResults(db, chOID, [...new Set([...trialOids, ...consequentTrials])], bodiesBefore),
    }),
  };
}
