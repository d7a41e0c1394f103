import type { LiveInputAnswer, WireError } from 'shared-domain/contract';
import type { liveInputBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { Refusal } from '../../base/refusal.ts';
import { unsafeTexts } from '../../base/unsafe-texts.ts';
import type { Official } from '../../policies/code-policy.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { findFacts, insertFacts, lastFact } from '../../store/live/facts.ts';
import type { LiveFactTable } from '../../store/live-tables.ts';
import type { Context } from '../context/context.ts';
import { extendDeviceHolds, readHolders } from '../holds/device-hold.ts';
import { readStoredTrials, type StoredTrials } from '../planning/stored-trials.ts';
import { changeChallenge } from '../writing/change-challenge.ts';
import { canonicalText, fault, type SignedFact } from './fact.ts';
import { type FactChecks, readFact, refuseFact } from './take-facts.ts';
import { planFacts } from './write-facts.ts';

type Body = z.output<typeof liveInputBody>;

interface SortedFacts {
  readonly fresh: readonly SignedFact[];
  readonly already: readonly string[];
  readonly refused: readonly { readonly id: string; readonly errors: WireError[] }[];
}

/** Sorts facts into new ones, repeated ones and those that are refused without being stored. */
async function sortFacts(db: Db, body: Body, desk: FactChecks): Promise<SortedFacts> {
  const ids = [...new Set(body.facts.map(({ id }) => id))];
  const known = new Map(
    (await findFacts(db, desk.official.chOID, ids)).map((row) => [row.id, canonicalText(JSON.parse(row.body))]),
  );
  const fresh: SignedFact[] = [];
  const repeated: string[] = [];
  const refused: SortedFacts['refused'][number][] = [];
  for (const sent of body.facts) {
    const read = readFact(sent);
    if ('errors' in read) {
      refused.push({ id: sent.id, errors: read.errors });
      continue;
    }
    const { fact } = read;
    const text = canonicalText(fact);
    const before = known.get(fact.id);
    const error =
      before === undefined
        ? refuseFact(fact, desk)
        : before === text
          ? undefined
          : fault('conflict', 'id: this id is a fact’s that says something else');
    if (error !== undefined) refused.push({ id: fact.id, errors: [error] });
    else if (before !== undefined) repeated.push(fact.id);
    else {
      known.set(fact.id, text);
      fresh.push(fact);
    }
  }
  return { fresh, already: repeated, refused };
}

interface DeskFacts {
  readonly challenge: ChallengeRecord;
  readonly stored: StoredTrials;
  readonly device: string;
  readonly now: Date;
  readonly steady: Date;
}

async function readDesk(
  db: Db,
  official: Official,
  { challenge, stored: known, device, now, steady }: DeskFacts,
): Promise<FactChecks> {
  return {
    official,
    now,
    kind: challenge.kind,
    trials: new Map([...known.trials.values()].map((trial) => [trial.oid, trial])),
    holders: await readHolders(db, official, device, steady),
  };
}

/** Stores the new facts of a device and applies them to their trials. */
export async function signInFacts(ctx: Context, official: Official, body: Body): Promise<LiveInputAnswer> {
  const { chOID } = official;
  const unsafe = unsafeTexts({ device: body.device });
  if (unsafe.length > 0) throw new Refusal(unsafe);
  return changeChallenge(ctx, { chOID }, async ({ db, challenge, now }) => {
    const steady = ctx.steady();
    const known = await readStoredTrials(db, chOID);
    const desk = await readDesk(db, official, { challenge, stored: known, device: body.device, now, steady });
    const sorted = await sortFacts(db, body, desk);
    const arrived = await lastFact(db, chOID);
    const rows = sorted.fresh.map(
      (fact, at): LiveFactTable => ({
        challenge: chOID,
        id: fact.id,
        n: arrived + at + 1,
        trial: fact.trialOID,
        device: body.device,
        by: official.kind,
        arrived: now.toISOString(),
        body: JSON.stringify(fact),
        refusal: null,
      }),
    );
    await insertFacts(db, rows);
    await extendDeviceHolds(db, official, body.device, new Set(rows.map(({ trial }) => trial)), steady);
    const { change, warnings } = await planFacts(
      db,
      { challenge, stored: known, official, now, arrived },
      sorted.fresh,
    );
    const sent = [...new Set([...sorted.fresh.map(({ id }) => id), ...sorted.already])];
    const refusals = new Map((await findFacts(db, chOID, sent)).map((row) => [row.id, row.refusal]));
    const isRefused = (id: string) => refusals.get(id) != null;
    const waiting = sent
      .filter(isRefused)
      .map((id) => ({ id, kept: true, errors: [JSON.parse(refusals.get(id) ?? '') as WireError] }));
    const answer = (revision: number): LiveInputAnswer => ({
      accepted: sorted.fresh.map(({ id }) => id).filter((id) => !isRefused(id)),
      already: sorted.already.filter((id) => !isRefused(id)),
      refused: [...sorted.refused, ...waiting],
      warnings: warnings.filter(({ id }) => sent.includes(id)),
      cursor: arrived + rows.length,
      revision,
    });
    if (change === undefined) return { unchanged: answer(challenge.revision) };
    return { ...change, answer: ({ revision }) => answer(revision) };
  });
}
