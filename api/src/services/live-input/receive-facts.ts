import { createFault, type FactFault, LIVE_WIRE, type LiveInputAnswer } from 'shared-domain/contract';
import type { liveInputBody } from 'shared-domain/contract/schemas';
import { formatCanonicalJson, SIGNABLE_FACTS, type SignedFact } from 'shared-domain/live-input';
import type { z } from 'zod';
import { Refusal } from '../../base/refusal.ts';
import { findUnsafeTexts } from '../../base/unsafe-texts.ts';
import type { Signer } from '../../policies/code-policy.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { findFacts, insertFacts, listTrialsOfOthers, readLastFactNumber } from '../../store/live/facts.ts';
import type { LiveFactTable } from '../../store/live-tables.ts';
import type { Context } from '../context/context.ts';
import { maskErasedTexts } from '../context/erased-names.ts';
import { extendDeviceHolds, readHolders } from '../holds/device-hold.ts';
import { readStoredTrials, type StoredTrials } from '../planning/stored-trials.ts';
import { changeChallenge } from '../writing/change-challenge.ts';
import { checkFact, type FactContext, findAsideReason, readFact } from './check-facts.ts';
import { noteNumbers, readDeviceCounts } from './device-log.ts';
import { presentRefusal } from './refused-facts.ts';
import { readSharedFacts } from './shared-facts.ts';
import { withholdDecisions } from './withheld-decisions.ts';
import { planFacts } from './write-facts.ts';

type Body = z.output<typeof liveInputBody>;

/** A fact as it was sent, and as it was read or why it could not be. */
type ReadFact = ReturnType<typeof readFact> & { readonly id: string };

interface ClassifiedFacts {
  readonly newFacts: readonly SignedFact[];
  readonly repeatedIds: readonly string[];
  readonly refused: readonly { readonly id: string; readonly errors: FactFault[] }[];
}

/** What a fact says, by which it is known again: a server that did not know of `renumbered` stored it without. */
const formatContent = ({ renumbered: _, ...content }: SignedFact): string => formatCanonicalJson(content);

/** Divides facts into new ones, repeated ones and those that are refused without being stored. */
async function classifyFacts(db: Db, sent: readonly ReadFact[], factContext: FactContext): Promise<ClassifiedFacts> {
  // An id that no text may be is not looked up either: PostgreSQL would refuse the whole post for it.
  const ids = [...new Set(sent.flatMap((one) => ('fact' in one ? [one.fact.id] : [])))];
  const storedTexts = new Map(
    (await findFacts(db, factContext.official.chOID, ids)).map((row) => [row.id, formatContent(JSON.parse(row.body))]),
  );
  const newFacts: SignedFact[] = [];
  const repeatedIds: string[] = [];
  const refused: ClassifiedFacts['refused'][number][] = [];
  for (const one of sent) {
    if ('errors' in one) {
      refused.push({ id: one.id, errors: one.errors });
      continue;
    }
    const { fact } = one;
    const text = formatContent(fact);
    const storedText = storedTexts.get(fact.id);
    const error =
      storedText === undefined
        ? checkFact(fact, factContext)
        : storedText === text
          ? undefined
          : createFault('id taken', 'id: this id is a fact’s that says something else');
    if (error !== undefined) refused.push({ id: fact.id, errors: [error] });
    else if (storedText !== undefined) repeatedIds.push(fact.id);
    else {
      storedTexts.set(fact.id, text);
      newFacts.push(fact);
    }
  }
  return { newFacts, repeatedIds, refused };
}

interface FactContextSources {
  readonly challenge: ChallengeRecord;
  readonly stored: StoredTrials;
  readonly body: Body;
  /** Those that could be read. */
  readonly facts: readonly SignedFact[];
  readonly now: Date;
  readonly steadyNow: Date;
}

/** The facts that the corrections of a post replace: stored ones, and those that come with them. */
async function readReplacedFacts(
  db: Db,
  chOID: string,
  facts: readonly SignedFact[],
): Promise<FactContext['replaced']> {
  const ids = facts.flatMap((fact) => ('replaces' in fact ? [fact.replaces] : []));
  if (ids.length === 0) return new Map();
  const stored = (await findFacts(db, chOID, [...new Set(ids)])).map(({ body }) => JSON.parse(body) as SignedFact);
  const sent = facts.filter(({ id }) => ids.includes(id));
  return new Map([...sent, ...stored].map((fact) => [fact.id, fact]));
}

async function readFactContext(
  db: Db,
  official: Signer,
  { challenge, stored, body: { device, clock }, facts, now, steadyNow }: FactContextSources,
): Promise<FactContext> {
  return {
    official,
    now,
    clock,
    trialsOfOthers: clock?.source === 'own' ? await listTrialsOfOthers(db, official.chOID, device) : new Set(),
    replaced: await readReplacedFacts(db, official.chOID, facts),
    challengeKind: challenge.kind,
    trials: new Map([...stored.trials.values()].map((trial) => [trial.oid, trial])),
    upheld: new Set(facts.flatMap((fact) => (fact.kind === 'ruling' && fact.upheld ? [fact.attempt] : []))),
    isHeld: await readHolders(db, official, device, steadyNow),
    isShared: await readSharedFacts(db, official.kind, facts),
  };
}

/** Stores the new facts of a device and applies them to their trials; an `organiser` brings them where the device cannot send them. */
export async function receiveFacts(
  ctx: Context,
  official: Signer,
  body: Body,
  organiser?: string,
): Promise<LiveInputAnswer> {
  const { chOID } = official;
  const unsafeErrors = findUnsafeTexts({ device: body.device, sender: body.sender });
  if (unsafeErrors.length > 0) throw new Refusal(unsafeErrors);
  // The log of a device that another one or an organiser brings says nothing of whether the device is there.
  const isThere = organiser === undefined && (body.sender === undefined || body.sender === body.device);
  return changeChallenge(ctx, { chOID }, async ({ db, challenge, now }) => {
    const steadyNow = ctx.readSteadyClock();
    const stored = await readStoredTrials(db, chOID);
    // Also of a fact that was stored before somebody was erased: masked alike, it is known again.
    const sentFacts = await maskErasedTexts(db, chOID, body.facts);
    const sent = sentFacts.map((fact): ReadFact => ({ ...readFact(fact), id: fact.id }));
    const facts = sent.flatMap((one) => ('fact' in one ? [one.fact] : []));
    const factContext = await readFactContext(db, official, { challenge, stored, body, facts, now, steadyNow });
    const classified = await classifyFacts(db, sent, factContext);
    const lastNumber = await readLastFactNumber(db, chOID);
    const rows = classified.newFacts.map(
      (fact, at): LiveFactTable => ({
        challenge: chOID,
        id: fact.id,
        n: lastNumber + at + 1,
        trial: fact.trialOID,
        device: body.device,
        by: official.kind,
        arrived: now.toISOString(),
        body: JSON.stringify(fact),
        refusal: null,
        aside: findAsideReason(fact, factContext) ?? null,
      }),
    );
    await insertFacts(db, rows);
    await withholdDecisions(db, chOID, classified.newFacts, now);
    // A board says nothing: it is no device whose facts could be missing.
    if (SIGNABLE_FACTS[official.kind].length > 0)
      await noteNumbers(db, official, { device: body.device, isThere }, body.facts, now);
    const writtenTrials = new Set(rows.flatMap(({ trial, aside }) => (aside === null ? [trial] : [])));
    if (isThere) await extendDeviceHolds(db, official, body.device, writtenTrials, { steadyNow, now });
    const { change, warnings } = await planFacts(
      db,
      { challenge, stored, official, now, lastNumber, ...(organiser === undefined ? {} : { organiser }) },
      classified.newFacts,
    );
    const sentIds = [...new Set([...classified.newFacts.map(({ id }) => id), ...classified.repeatedIds])];
    const refusedRows = new Map(
      (await findFacts(db, chOID, sentIds)).filter(({ refusal }) => refusal !== null).map((row) => [row.id, row]),
    );
    const isRefused = (id: string) => refusedRows.has(id);
    const keptRefusals = sentIds.flatMap((id) => refusedRows.get(id) ?? []).map(presentRefusal);
    const counts = await readDeviceCounts(db, chOID);
    const buildAnswer = (revision: number): LiveInputAnswer => ({
      accepted: classified.newFacts.map(({ id }) => id).filter((id) => !isRefused(id)),
      already: classified.repeatedIds.filter((id) => !isRefused(id)),
      refused: [...classified.refused, ...keptRefusals],
      warnings: warnings.filter(({ id }) => sentIds.includes(id)),
      cursor: lastNumber + rows.length,
      revision,
      now: now.getTime(),
      ...counts,
      wire: LIVE_WIRE,
    });
    if (change === undefined) return { unchanged: buildAnswer(challenge.revision) };
    return { ...change, answer: ({ revision }) => buildAnswer(revision) };
  });
}
