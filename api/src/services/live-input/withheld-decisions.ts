import { SPEAKER_CODE_KIND, SPEAKER_TASK } from 'shared-domain/contract';
import type { SignedFact } from 'shared-domain/live-input';
import { refusalAt } from '../../base/refusal.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { listDevices } from '../../store/live/devices.ts';
import { deleteWithheldDecision, insertWithheldDecisions } from '../../store/live/withheld-decisions.ts';
import type { Context } from '../context/context.ts';
import type { DeviceWords } from './device-beat.ts';

/** A speaker who was not heard for longer is not there, ms. */
const SPEAKER_SILENCE_MS = 120_000;

/** Whether a speaker of the competition is there to announce something. */
async function hasSpeaker(db: Db, chOID: string, now: Date): Promise<boolean> {
  return (await listDevices(db, chOID)).some(
    ({ by, closed, seen, body }) =>
      by === SPEAKER_CODE_KIND &&
      closed === null &&
      now.getTime() - Date.parse(seen) < SPEAKER_SILENCE_MS &&
      (JSON.parse(body) as Partial<DeviceWords>).task === SPEAKER_TASK,
  );
}

/**
 * A referee's decision that changes something stays off the boards until the speaker has said it (officials 5.4); without a speaker they show it
 * at once, as they do one that leaves things as they are, or that leaves the report open.
 */
export async function withholdDecisions(db: Db, chOID: string, facts: readonly SignedFact[], now: Date): Promise<void> {
  const decisions = facts.flatMap((fact) =>
    fact.kind === 'ruling' && fact.act !== undefined && fact.act !== 'file' && fact.act !== 'underProtest'
      ? [{ challenge: chOID, trial: fact.trialOID, report: fact.attempt, since: now.toISOString() }]
      : [],
  );
  if (decisions.length > 0 && (await hasSpeaker(db, chOID, now))) await insertWithheldDecisions(db, decisions);
}

/** All boards (`count`) show a decision from now on: the speaker has said it, or an organiser does not wait for that. @throws Refusal for one that they show */
export async function announceDecision(
  ctx: Context,
  organiser: string | undefined,
  chOID: string,
  report: string,
  count: number,
): Promise<void> {
  const now = ctx.clock();
  await ctx.store.transaction(async (tx) => {
    if (!(await deleteWithheldDecision(tx, chOID, report)))
      throw refusalAt('not found', '$.report', 'the boards show the decision on this report');
    await writeLog(tx, {
      challenge: chOID,
      ...(organiser === undefined ? {} : { organiser }),
      action: 'screens told',
      detail: { act: 'announce', count, ...(organiser === undefined ? { kind: SPEAKER_CODE_KIND } : {}) },
      now,
    });
  });
}
