import { formatCanonicalJson, type SignedFact } from 'shared-domain/live-input';
import type { Signer } from '../../policies/code-policy.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { deleteActs, insertActs } from '../../store/lists/official-acts.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import { markRefusal, readFacts, writeLiveTrial } from '../../store/live/facts.ts';
import { isEmpty, planWrite } from '../planning/plan-write.ts';
import { createProblems } from '../planning/problems.ts';
import type { StoredTrials } from '../planning/stored-trials.ts';
import { listRecheckedTrials } from '../sheets/record-evidence.ts';
import { listChangedEvidence, listFactEvidence } from '../sheets/trial-evidence.ts';
import type { PlannedChange } from '../writing/change-challenge.ts';
import { findCombinedEvents } from '../writing/combined-totals.ts';
import { describeChange } from '../writing/describe-change.ts';
import { writeUpload } from '../writing/write-upload.ts';
import { type AppliedFacts, applyFacts } from './apply-facts.ts';
import { planOfficialActs } from './official-acts.ts';

interface FactContext {
  readonly challenge: ChallengeRecord;
  readonly stored: StoredTrials;
  /** Kind of the code under which a device said them; absent for a decision of an organiser. */
  readonly official?: Signer;
  readonly organiser?: string;
  readonly now: Date;
  /** Number of the newest fact before the new ones. */
  readonly lastNumber: number;
}

/** The change that facts make to the lists; absent where there is none. */
interface PlannedFacts {
  readonly change?: Omit<PlannedChange<never>, 'answer'>;
  readonly warnings: readonly { readonly id: string; readonly detail: string }[];
}

/** Logs the facts of a trial, each correction with the fact that it replaces. */
async function logFacts(
  db: Db,
  { challenge, official, organiser, now }: FactContext,
  applied: AppliedFacts,
  facts: readonly SignedFact[],
) {
  const { oid, uid } = applied.row;
  const factsById = new Map((await readFacts(db, oid)).map(({ id, body }) => [id, JSON.parse(body) as SignedFact]));
  const loggedFacts = facts.map((fact) => {
    const { trialOID: _, ...content } = fact;
    return fact.kind === 'correction' ? { ...content, before: factsById.get(fact.replaces) } : content;
  });
  const signer = official === undefined ? {} : { code: official.kind };
  const detail = { ...signer, trial: oid, uid, facts: loggedFacts };
  const author = organiser === undefined ? {} : { organiser };
  await writeLog(db, { challenge: challenge.oid, ...author, action: 'live input', detail, now });
}

/** Stores for each fact of a trial whether it counts now. */
async function markFacts(db: Db, challenge: string, { row, trialState }: AppliedFacts): Promise<void> {
  for (const { id, refusal } of await readFacts(db, row.oid)) {
    const error = trialState.refusals.get(id);
    const now = error === undefined ? null : JSON.stringify(error);
    if (now !== refusal) await markRefusal(db, challenge, id, now);
  }
}

const buildUpload = (chOID: string, applied: readonly AppliedFacts[]): SentUpload => ({
  chOID,
  trialsData: applied.map(({ sent }) => sent),
  startlists: Object.fromEntries(
    applied
      .filter(({ starts, startsBefore }) => starts.some((start, at) => start !== startsBefore[at]))
      .map(({ row, starts }) => [row.uid, [...starts]]),
  ),
  resultlists: Object.fromEntries(
    applied
      .filter(({ results, resultsBefore }) => formatCanonicalJson(results) !== formatCanonicalJson(resultsBefore))
      .map(({ row, results }) => [row.uid, [...results]]),
  ),
});

/** Kinds of fact that note evidence or take it back. */
const EVIDENCE_KINDS: readonly string[] = ['evidence', 'correction', 'side'];

/** The trials whose records may have another state by what new facts, which are stored, note or take back. */
async function listRecheckedTrialsOf(db: Db, chOID: string, facts: readonly SignedFact[]): Promise<string[]> {
  const ids = new Set(facts.map(({ id }) => id));
  const noted = [];
  for (const trial of new Set(facts.flatMap((fact) => (EVIDENCE_KINDS.includes(fact.kind) ? [fact.trialOID] : [])))) {
    const stored = await readFacts(db, trial);
    const before = listFactEvidence(stored.filter(({ id }) => !ids.has(id)));
    noted.push(...listChangedEvidence(before, listFactEvidence(stored)).map((one) => ({ ...one, trial })));
  }
  return listRecheckedTrials(db, chOID, noted);
}

/**
 * Plans the change that new facts, which are stored already, make to the lists, as an upload would: ranks, gaps, points, bests, who
 * qualifies.
 */
export async function planFacts(
  db: Db,
  factContext: FactContext,
  newFacts: readonly SignedFact[],
): Promise<PlannedFacts> {
  const { challenge, stored, now, lastNumber } = factContext;
  const { oid: chOID, kind } = challenge;
  const byTrial = Map.groupBy(newFacts, ({ trialOID }) => trialOID);
  const applied: AppliedFacts[] = [];
  let hasActs = false;
  for (const trial of stored.trials.values()) {
    const facts = byTrial.get(trial.oid);
    if (facts === undefined) continue;
    const group = [...stored.groups.values()].find(({ oid }) => oid === trial.trial_group)?.name ?? trial.name;
    const appliedFacts = await applyFacts(db, trial, { group, kind, lastNumber });
    applied.push(appliedFacts);
    const { acts, withdrawnOids } = await planOfficialActs(
      { db, challenge, stored, organiser: '', now },
      appliedFacts,
      facts.map((fact) => ('why' in fact ? fact.why : undefined)).find((why) => why !== undefined),
    );
    await deleteActs(db, withdrawnOids);
    await insertActs(db, acts);
    hasActs ||= acts.length + withdrawnOids.length > 0;
    await markFacts(db, chOID, appliedFacts);
    await logFacts(db, factContext, appliedFacts, facts);
    const { initialStatus, lastIgnoredNumber, after } = appliedFacts;
    await writeLiveTrial(db, {
      trial: trial.oid,
      challenge: chOID,
      base: initialStatus,
      since: lastIgnoredNumber,
      body: JSON.stringify(after),
    });
  }
  const warnings = applied.flatMap(({ trialState }) => trialState.warnings);
  const body = buildUpload(chOID, applied);
  const planned = await planWrite(db, challenge, body, createProblems(), { shouldRebuild: hasActs, stored });
  const live = applied
    .filter(({ before, after }) => formatCanonicalJson(before?.live) !== formatCanonicalJson(after.live))
    .map(({ row }) => row.oid);
  const rechecked = await listRecheckedTrialsOf(db, chOID, newFacts);
  if (isEmpty(planned.write) && live.length + rechecked.length === 0) return { warnings };
  const change = describeChange(planned);
  return {
    warnings,
    change: {
      combinedEvents: findCombinedEvents(applied.map(({ row }) => row)),
      write: (stamp) => writeUpload(db, planned.write, stamp),
      requalified: planned.write.trials.map(({ plan }) => plan.oid),
      changed: {
        ...change,
        trials: [...new Set([...change.trials, ...live])],
        results: [...new Set([...change.results, ...rechecked])],
      },
    },
  };
}
