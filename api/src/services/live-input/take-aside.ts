import { randomUUID } from 'node:crypto';
import { TRIAL_STATUS } from 'shared-domain';
import { LIVE_WIRE, type LiveInputAnswer } from 'shared-domain/contract';
import type { sideBody } from 'shared-domain/contract/schemas';
import type { SignedFact } from 'shared-domain/live-input';
import type { z } from 'zod';
import { conflict, refusalAt } from '../../base/refusal.ts';
import { findFacts, insertFacts, readLastFactNumber } from '../../store/live/facts.ts';
import type { Context } from '../context/context.ts';
import { readStoredTrials, requireChallengeOfTrial, requireTrial } from '../planning/stored-trials.ts';
import { changeChallenge } from '../writing/change-challenge.ts';
import { requireReason } from '../writing/corrections.ts';
import { readDeviceCounts } from './device-log.ts';
import { presentRefusal } from './refused-facts.ts';
import { planFacts } from './write-facts.ts';

type Body = z.output<typeof sideBody>;

/** Name under which decisions of the secretariat stand among the facts. */
const DESK_DEVICE = 'secretariat';

/**
 * An organiser takes facts that stand aside into the results of a trial, or leaves them. The decision is a fact itself, which a later one
 * takes back.
 */
export async function takeAside(ctx: Context, organiser: string, oid: string, body: Body): Promise<LiveInputAnswer> {
  const chOID = await requireChallengeOfTrial(ctx.store.db, oid);
  return changeChallenge(ctx, { chOID, organiser }, async ({ db, challenge, now }) => {
    const stored = await readStoredTrials(db, chOID);
    const trial = requireTrial(stored, oid);
    if (body.take && trial.status === TRIAL_STATUS.cancelled) {
      throw conflict('trial cancelled', `trial ${trial.uid} is cancelled`);
    }
    requireReason(trial.status, body.reason);
    const known = new Map((await findFacts(db, chOID, body.facts)).map((row) => [row.id, row]));
    const unknown = body.facts.find((id) => known.get(id)?.trial !== oid);
    if (unknown !== undefined) {
      throw refusalAt('not found', '$.facts', `there is no fact ${JSON.stringify(unknown)} of this trial`);
    }
    const lastNumber = await readLastFactNumber(db, chOID);
    const side: SignedFact = {
      id: randomUUID(),
      kind: 'side',
      at: now.toISOString(),
      trialOID: oid,
      // Of two decisions within one millisecond the later one counts.
      seq: lastNumber + 1,
      facts: body.facts,
      take: body.take,
      ...(body.reason === undefined ? {} : { why: body.reason }),
    };
    const row = {
      challenge: chOID,
      id: side.id,
      trial: oid,
      device: DESK_DEVICE,
      by: 'judge',
      refusal: null,
      aside: null,
    };
    await insertFacts(db, [{ ...row, n: lastNumber + 1, arrived: now.toISOString(), body: JSON.stringify(side) }]);
    const { change, warnings } = await planFacts(db, { challenge, stored, organiser, now, lastNumber }, [side]);
    const rows = await findFacts(db, chOID, [...body.facts, side.id]);
    const counts = await readDeviceCounts(db, chOID);
    const buildAnswer = (revision: number): LiveInputAnswer => ({
      accepted: rows.flatMap(({ id, refusal }) => (refusal === null ? [id] : [])),
      already: [],
      refused: rows.filter(({ refusal }) => refusal !== null).map(presentRefusal),
      warnings: [...warnings],
      cursor: lastNumber + 1,
      revision,
      now: now.getTime(),
      ...counts,
      wire: LIVE_WIRE,
    });
    if (change === undefined) return { unchanged: buildAnswer(challenge.revision) };
    return { ...change, answer: ({ revision }) => buildAnswer(revision) };
  });
}
