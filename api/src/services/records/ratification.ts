import {
  findContestEvent,
  findRatificationDeadline,
  listRatificationItems,
  parseGroupUid,
  readEvent,
} from 'shared-domain';
import type { RatificationAnswer } from 'shared-domain/contract';
import type { ratificationQuery } from 'shared-domain/contract/schemas';
import { listEvidence, registerFacts, setAside } from 'shared-domain/live-input';
import type { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import { presentChallenge } from '../../presenters/challenge.ts';
import type { Db } from '../../store/db.ts';
import { readFacts } from '../../store/live/facts.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { parseLoggedFact } from '../live-input/stored-fact.ts';
import { createMissingTrialRefusal } from '../reads/public-reads.ts';
import { readTrialRecords } from '../sheets/trial-records.ts';

type RecordReference = Pick<z.output<typeof ratificationQuery>, 'trial' | 'row' | 'key'>;

/** What officials' devices checked and measured at a trial. */
async function readEvidence(db: Db, trial: string) {
  const facts = (await readFacts(db, trial)).map(parseLoggedFact);
  return listEvidence(registerFacts(setAside(facts).facts).currentFacts);
}

/** The file of one record, filled from what the server knows. @throws Refusal where no result of the trial is such a record */
export async function readRatification(
  db: Db,
  programme: Programme,
  { trial: oid, row, key }: RecordReference,
): Promise<RatificationAnswer> {
  const trial = programme.trialByOid.get(oid);
  if (trial === undefined) throw createMissingTrialRefusal(oid);
  const record = (await readTrialRecords(db, programme, trial)).find((one) => one.row === row && one.key === key);
  if (record === undefined || record.state === 'gone')
    throw refusalAt('not found', 'query.key', 'no result of this trial is such a record');
  const { oid: chOID, name, date, metadata } = presentChallenge(programme.challenge);
  const event = findContestEvent(
    readEvent(trial, programme.challenge.kind),
    parseGroupUid(record.event)?.category ?? 0,
  );
  const facts = { evidence: await readEvidence(db, oid), wind: record.wind, results: trial.results };
  return {
    format: 'foulee-ratification',
    competition: { oid: chOID, name, date, ...(metadata.place !== undefined && { place: metadata.place }) },
    uid: trial.uid,
    record,
    deadline: findRatificationDeadline(record.date),
    items: listRatificationItems(event, facts),
  };
}

export const readChallengeRatification = (
  ctx: Context,
  chOID: string,
  of: RecordReference,
): Promise<RatificationAnswer> =>
  ctx.store.snapshot(async (tx) => readRatification(tx, await ctx.programmes.readUncached(tx, chOID), of));
