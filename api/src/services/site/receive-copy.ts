import type { LiveState, UploadAnswer } from 'shared-domain/contract';
import type { siteUploadBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { parseBodies } from '../../base/parse-bodies.ts';
import { refusalAt } from '../../base/refusal.ts';
import type { Change } from '../../store/challenges/changes.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts } from '../../store/lists/lists.ts';
import { deleteActs, insertActs, readActs } from '../../store/lists/official-acts.ts';
import type { SentStart, SentUpload } from '../../store/lists/sent-rows.ts';
import { listGroups, listTrials } from '../../store/lists/trials.ts';
import { deleteLiveTrial, findLiveTrial, readLastFactNumber, writeLiveTrial } from '../../store/live/facts.ts';
import { newOid } from '../../store/oid.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { maskErasedNames } from '../context/erased-names.ts';
import type { LiveTrialState } from '../live-input/live-trial-state.ts';
import { isEmpty, planWrite } from '../planning/plan-write.ts';
import { createProblems } from '../planning/problems.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { changeChallenge } from '../writing/change-challenge.ts';
import { findCombinedEvents } from '../writing/combined-totals.ts';
import { describeChange } from '../writing/describe-change.ts';
import { writeUpload } from '../writing/write-upload.ts';
import { isListAct } from './digests.ts';

type Sent = z.output<typeof siteUploadBody>;
/** An upload of a stadium's server, its rows checked. */
export type SentCopy = SentUpload & Pick<Sent, 'live' | 'remarks' | 'ages'>;

interface Owner {
  readonly oid: string;
  readonly uid: string;
}

type SentAct = Sent['remarks'][string][number];

const describeAct = ({
  round,
  row,
  kind,
  at,
  body,
}: Pick<OfficialActTable, 'round' | 'row' | 'kind' | 'at' | 'body'>) =>
  JSON.stringify([round, row, kind, at, JSON.parse(body)]);

/** Replaces what officials said of a list where it differs. @returns whether it did */
async function replaceActs(
  db: Db,
  { challenge, list, organiser }: { readonly challenge: string; readonly list: string; readonly organiser: string },
  sent: readonly SentAct[],
): Promise<boolean> {
  const stored = (await readActs(db, [list])).filter(isListAct);
  const acts = sent.filter(isListAct).map(({ round, row, kind, at, body }) => ({
    oid: newOid(),
    challenge,
    list,
    round: round ?? null,
    row: row ?? null,
    kind,
    organiser,
    at,
    body: JSON.stringify(body),
  }));
  if (JSON.stringify(stored.map(describeAct)) === JSON.stringify(acts.map(describeAct))) return false;
  await deleteActs(
    db,
    stored.map(({ oid }) => oid),
  );
  await insertActs(db, acts);
  return true;
}

/** Less is what every upload takes, seconds. */
const MIN_LATE_SECONDS = 60;

/** Since when trials that come late are as they are. */
function findSince(
  affected: readonly { readonly plan: { readonly oid: string; readonly uid: string } }[],
  ages: Sent['ages'],
  now: Date,
): Pick<Change, 'since'> {
  const since: Record<string, string> = {};
  for (const { plan } of affected) {
    const age = ages[plan.uid] ?? 0;
    if (age >= MIN_LATE_SECONDS) since[plan.oid] = new Date(now.getTime() - age * 1000).toISOString();
  }
  return Object.keys(since).length === 0 ? {} : { since };
}

/** The live state as a trial stores it: the athlete who is up by the key of the row. */
async function buildLive(db: Db, list: string, { bib, ...state }: Sent['live'][string]): Promise<LiveState> {
  const starts = parseBodies<SentStart>(await readSentStarts(db, list));
  const row = bib === undefined ? undefined : makeRowKeys(starts)[starts.findIndex((start) => start.bib === bib)];
  return { ...state, ...(row === undefined ? {} : { row }) };
}

/** Replaces who is up in a trial where that differs. @returns whether it did */
async function replaceLive(
  db: Db,
  { challenge, oid, status }: Owner & { readonly challenge: string; readonly status: number },
  sent: Sent['live'][string] | undefined,
): Promise<boolean> {
  const stored = await findLiveTrial(db, oid);
  if (sent === undefined) {
    if (stored !== undefined) await deleteLiveTrial(db, oid);
    return stored !== undefined;
  }
  const body = JSON.stringify({
    status,
    rows: {},
    rules: {},
    live: await buildLive(db, oid, sent),
  } satisfies LiveTrialState);
  if (stored?.body === body) return false;
  // Should this server go on by itself, facts that come then start from the copied status.
  const since = await readLastFactNumber(db, challenge);
  await writeLiveTrial(db, { challenge, trial: oid, base: status, since, body });
  return true;
}

/**
 * Writes what a stadium's server has now of some trials: lists, what officials said, who is up. Sent twice it changes nothing the second
 * time. Acts and live states are written first, as nothing else tells whether they differ; without a difference nothing is.
 * @throws Refusal naming every error by its JSON path; `conflict` to a stadium that no longer holds the challenge
 */
export async function receiveCopy(
  ctx: Context,
  organiser: string,
  { chOID, site }: { readonly chOID: string; readonly site: string },
  copy: SentCopy,
): Promise<UploadAnswer> {
  if (copy.chOID !== chOID)
    throw refusalAt('invalid request', '$.chOID', `${JSON.stringify(copy.chOID)} is not the challenge of the address`);
  return changeChallenge(ctx, { chOID, organiser, site }, async ({ db, challenge, now }) => {
    const problems = createProblems();
    const sent = await maskErasedNames(db, chOID, copy);
    const planned = await planWrite(db, challenge, sent, problems);
    problems.throwErrors();
    const { write, affectedTrials } = planned;
    const stored = new Map(
      [...(await listTrials(db, chOID)), ...(await listGroups(db, chOID))].map((one) => [one.uid, one]),
    );
    const changedLists: string[] = [];
    for (const [uid, acts] of Object.entries(sent.remarks)) {
      const list = stored.get(uid)?.oid;
      if (list !== undefined && (await replaceActs(db, { challenge: chOID, list, organiser }, acts)))
        changedLists.push(uid);
    }
    let isLiveChanged = false;
    for (const { uid } of sent.trialsData) {
      const trial = stored.get(uid);
      if (trial === undefined || !('status' in trial)) continue;
      const isChanged = await replaceLive(db, { ...trial, challenge: chOID }, sent.live[uid]);
      isLiveChanged ||= isChanged;
    }
    const created = write.trials.filter(({ plan }) => plan.stored === undefined).length;
    const updated = write.trials.length - created;
    const unchanged = affectedTrials.length - created - updated;
    const answer = { created, updated, unchanged, warnings: [...problems.warnings] };
    if (isEmpty(write) && changedLists.length === 0 && !isLiveChanged) return { unchanged: answer };
    const oids = affectedTrials.map(({ plan: { oid } }) => oid);
    const parts = write.trials.map(({ plan }) => ({
      combined: plan.sent?.dets.combined ?? plan.stored?.combined ?? null,
    }));
    const changed = describeChange(planned);
    return {
      trials: oids,
      combinedEvents: new Set([...findCombinedEvents(parts)].filter((uid) => sent.resultlists[uid] === undefined)),
      write: async (stamp) => {
        await writeUpload(db, write, stamp);
        await writeNewTrials(db, sent, { challenge: chOID, organiser, known: new Set(stored.keys()) });
        // Lists whose acts changed are built again: remarks, places of judges and corrections stand in their rows.
        const isNew = (uid: string) => !stored.has(uid) && (sent.remarks[uid] ?? []).length > 0;
        const again = Object.keys(sent.resultlists).filter((uid) => changedLists.includes(uid) || isNew(uid));
        if (again.length === 0) return;
        const resultlists = Object.fromEntries(again.map((uid) => [uid, sent.resultlists[uid] ?? []]));
        const rebuilt = await planWrite(
          db,
          challenge,
          { chOID, trialsData: [], startlists: {}, resultlists },
          createProblems(),
          { shouldRebuild: true },
        );
        await writeUpload(db, rebuilt.write, stamp);
      },
      requalified: oids,
      changed: {
        ...changed,
        ...findSince(affectedTrials, sent.ages, now),
        trials: [...new Set([...changed.trials, ...oids])],
        results: [...new Set([...changed.results, ...oids])],
      },
      answer: () => answer,
    };
  });
}

/** Acts and live states of trials that this upload has made. */
async function writeNewTrials(
  db: Db,
  sent: SentCopy,
  {
    challenge,
    organiser,
    known,
  }: { readonly challenge: string; readonly organiser: string; readonly known: ReadonlySet<string> },
): Promise<void> {
  const uids = [...Object.keys(sent.remarks), ...Object.keys(sent.live)].filter((uid) => !known.has(uid));
  if (uids.length === 0) return;
  const trials = new Map((await listTrials(db, challenge)).map((trial) => [trial.uid, trial]));
  const groups = new Map((await listGroups(db, challenge)).map((group) => [group.uid, group]));
  for (const uid of new Set(uids)) {
    const list = (trials.get(uid) ?? groups.get(uid))?.oid;
    const trial = trials.get(uid);
    if (list !== undefined) await replaceActs(db, { challenge, list, organiser }, sent.remarks[uid] ?? []);
    if (trial !== undefined) await replaceLive(db, { ...trial, challenge }, sent.live[uid]);
  }
}
