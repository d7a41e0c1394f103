import {
  type ChallengeRecord,
  findChallenge,
  incrementRevision,
  lockChallenge,
} from '../../store/challenges/challenges.ts';
import { type Change, insertChange } from '../../store/challenges/changes.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { updateDerivedColumns } from '../../store/lists/derived-columns.ts';
import { sumListBytes } from '../../store/lists/lists.ts';
import type { RemovedBody } from '../../store/lists/undo-images.ts';
import type { TrialTable } from '../../store/schema.ts';
import { updateEventIndex } from '../../store/search/event-index.ts';
import type { Context } from '../context/context.ts';
import { maskErasedTexts } from '../context/erased-names.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { type ChangePlace, refuseElsewhere, refuseFormerHolder } from '../holds/challenge-site.ts';
import { refuseHeldTrials } from '../holds/hold-trial.ts';
import { refuseTooMuchGrowth } from './account-limits.ts';
import { readTotals, writeTotals } from './combined-totals.ts';
import { updateEarlierBests } from './earlier-bests.ts';
import { listRecomparedLists } from './recompared-lists.ts';
import { requalifyRounds, requalifyTrials } from './requalify.ts';
import { logUndoableAct } from './undo-log.ts';
import type { Stamp } from './write-upload.ts';

/** The challenge to change, and who changes it. */
interface Changer {
  readonly chOID: string;
  /** oid of the account; absent for an official's device, which has holds of its own. */
  readonly organiser?: string;
  /** The stadium's server that holds the challenge, by its own name: the holder wins over holds of trials. */
  readonly site?: string | undefined;
  /** Where the change is made while a stadium holds the challenge, or after that. */
  readonly place?: ChangePlace;
}

/** What a change is planned from, inside its transaction, which locks the challenge. */
export interface ChangeState {
  readonly db: Db;
  readonly challenge: ChallengeRecord;
  readonly now: Date;
  /** @throws Refusal `conflict` naming who holds one of these trials */
  readonly requireUnheld: (trials: readonly string[]) => Promise<void>;
}

/** What the answer may need of the change once it is written. */
interface WrittenChange {
  readonly revision: number;
  readonly log?: string;
  /** oids of trials whose results changed as a consequence: totals of combined events, who qualifies from a round. */
  readonly consequentTrials: readonly string[];
}

interface ChangeLog {
  readonly action: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** Whether the detail gets the new revision too. */
  readonly logsRevision?: boolean;
  /** What is stored so that the act can be undone. */
  readonly undo?: Omit<RemovedBody, 'revision'>;
}

/** What a change writes and what follows from it. */
export interface PlannedChange<T> {
  /** oids of trials that it writes, which nobody else may hold. */
  readonly trials?: readonly string[];
  /** uids of combined events whose totals are computed again. */
  readonly combinedEvents?: ReadonlySet<string>;
  /** oids of groups that it deletes, with their commitments. */
  readonly deletedGroups?: readonly string[];
  readonly write: (stamp: Stamp) => Promise<void>;
  /** oids of trials for whose rounds qualification is computed again. */
  readonly requalified?: readonly string[];
  /** Trials as they were before the change (moved, deleted, or with their results), for whose rounds qualification is computed again too. */
  readonly requalifiedBefore?: readonly TrialTable[];
  /** Whether the challenge's derived columns are computed again, because trials or results were deleted or restored. */
  readonly shouldRecount?: boolean;
  readonly log?: ChangeLog;
  /** What readers are notified of, without the consequences. */
  readonly changed: Omit<Change, 'chOID' | 'revision'>;
  /** Whether the challenge is public from now on, where the change sets it. */
  readonly isVisible?: boolean;
  readonly answer: (written: WrittenChange) => T | Promise<T>;
}

/** A change, or an answer where there is nothing to change. */
export type Outcome<T> = PlannedChange<T> | { readonly unchanged: T };

type PlanChange<T> = (state: ChangeState) => Promise<Outcome<T>>;

export interface AppliedChange<T> {
  readonly answer: T;
  readonly change?: Change;
  readonly isVisible?: boolean | undefined;
}

/**
 * The one way a challenge changes, inside a transaction. The challenge is locked and `planChange` plans the change; then, in this order:
 * holds are checked, totals are read, the revision grows, the change is written, totals and qualification are updated, the act is
 * logged, and the change is stored for readers. PostgreSQL may run it again, so `planChange` changes nothing but the database.
 * @param prepare runs after the challenge is locked and before it is read
 */
export async function applyChange<T>(
  ctx: Context,
  db: Db,
  { chOID, organiser, site, place = 'holder' }: Changer,
  planChange: PlanChange<T>,
  prepare: (db: Db) => Promise<void> = async () => undefined,
): Promise<AppliedChange<T>> {
  const now = ctx.clock();
  await lockChallenge(db, chOID);
  await prepare(db);
  const challenge = await findChallenge(db, chOID);
  if (challenge === undefined) throw createMissingChallengeRefusal(chOID);
  if (site === undefined) await refuseElsewhere(db, challenge, place);
  else await refuseFormerHolder(db, challenge, site);
  const requireUnheld = (trials: readonly string[]) =>
    trials.length === 0 || site !== undefined
      ? Promise.resolve()
      : refuseHeldTrials(db, chOID, trials, organiser ?? '', ctx.readSteadyClock());
  const planned = await planChange({ db, challenge, now, requireUnheld });
  if ('unchanged' in planned) return { answer: planned.unchanged };
  const { trials = [], combinedEvents = new Set(), requalified = [], requalifiedBefore = [], log, changed } = planned;
  await requireUnheld(trials);
  const totals = await readTotals(db, challenge, combinedEvents);
  const revision = await incrementRevision(db, chOID, now);
  const stamp = { challenge: chOID, revision, updated: now.toISOString() };
  const growth = await measureGrowth(db, planned, () => planned.write(stamp));
  if (organiser !== undefined) await refuseTooMuchGrowth(db, organiser, growth, now);
  const consequentTrials = [
    ...(await writeTotals(db, challenge, totals, stamp)),
    ...(await requalifyTrials(db, challenge, requalified)),
    ...(await requalifyRounds(db, challenge, requalifiedBefore)),
  ];
  const changedLists = [...new Set([...changed.results, ...changed.starts, ...consequentTrials])];
  consequentTrials.push(...(await updateEarlierBests(db, challenge, changedLists, requalifiedBefore)));
  const recomparedLists = await listRecomparedLists(db, chOID, changed.results);
  if (planned.shouldRecount) await updateDerivedColumns(db, chOID, revision);
  const logOid =
    log === undefined ? undefined : await logChange(db, challenge, log, { organiser, revision, growth, now });
  const change = {
    ...changed,
    chOID,
    revision,
    results: [...new Set([...changed.results, ...consequentTrials, ...recomparedLists])],
  };
  if (change.structure) await updateEventIndex(db, chOID, challenge.kind);
  await insertChange(db, change, now);
  const answer = await planned.answer({ revision, consequentTrials, ...(logOid === undefined ? {} : { log: logOid }) });
  return { answer, change, isVisible: planned.isVisible };
}

/** Writes a change. @returns by how many bytes its lists grew; 0 for an undo, after which what was undone no longer counts */
async function measureGrowth(
  db: Db,
  { log, changed, deletedGroups = [] }: Omit<PlannedChange<unknown>, 'answer'>,
  write: () => Promise<void>,
): Promise<number> {
  const lists = [...new Set([...changed.trials, ...changed.starts, ...changed.results, ...deletedGroups])];
  if (log?.undo === undefined || lists.length === 0) {
    await write();
    return 0;
  }
  const before = await sumListBytes(db, lists);
  await write();
  return (await sumListBytes(db, lists)) - before;
}

interface LogContext {
  readonly organiser: string | undefined;
  readonly revision: number;
  readonly growth: number;
  readonly now: Date;
}

async function logChange(
  db: Db,
  { oid: challenge, organisation }: ChallengeRecord,
  { action, detail: fields, logsRevision = false, undo }: ChangeLog,
  { organiser, revision, growth, now }: LogContext,
): Promise<string> {
  const texts = await maskErasedTexts(db, challenge, fields);
  const detail = logsRevision ? { ...texts, revision } : texts;
  const entry = { challenge, ...(organiser === undefined ? {} : { organiser }), action, detail, now };
  return undo === undefined
    ? writeLog(db, entry)
    : logUndoableAct(db, { ...entry, organisation }, { ...undo, revision }, { growth });
}

/** After the commit: updates this server's revisions and notifies readers. */
export function announceChange(ctx: Context, { change, isVisible }: AppliedChange<unknown>): void {
  if (change === undefined) return;
  ctx.revisions.recordChange(change.chOID, change.revision, isVisible);
  ctx.announceChange(change);
}

/** `applyChange` in a transaction of its own, announced after the commit. */
export async function changeChallenge<T>(
  ctx: Context,
  changer: Changer,
  planChange: PlanChange<T>,
  prepare?: (db: Db) => Promise<void>,
): Promise<T> {
  const applied = await ctx.store.transaction(
    (db) => applyChange(ctx, db, changer, planChange, prepare),
    changer.chOID,
  );
  announceChange(ctx, applied);
  return applied.answer;
}

/** A change of nothing: what is told is added. */
export const NOTHING_CHANGED: Omit<Change, 'chOID' | 'revision'> = {
  trials: [],
  starts: [],
  results: [],
  structure: false,
  challenge: false,
};

/** The change of a challenge's own fields, without any list. */
export const OWN_FIELDS_CHANGED: typeof NOTHING_CHANGED = { ...NOTHING_CHANGED, challenge: true };
