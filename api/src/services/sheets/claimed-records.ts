import { isOfficial, makeGroupUid } from 'shared-domain';
import type { BrokenRecord, DeviceAnswer, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import { type AtRevision, createRevisionReads } from './revision-reads.ts';
import { readTrialRecords } from './trial-records.ts';

type ClaimedRecord = NonNullable<DeviceAnswer['trials'][number]['claims']>[number];
type ClaimsByTrial = ReadonlyMap<string, readonly ClaimedRecord[]>;

const readOnce = createRevisionReads<ClaimsByTrial>();

/** A record that a referee may confirm; what a person moved on, or what is gone, is nobody's to confirm. */
function presentClaim(trial: Trial, { row, kind, scope, event, v, relation, state, missing }: BrokenRecord) {
  if (relation === undefined || (state !== 'possible' && state !== 'pending')) return [];
  const claim: ClaimedRecord = { row, kind, v, relation, missing };
  return [{ ...claim, ...(scope && { scope }), ...(event !== makeGroupUid(trial) && { event }) }];
}

/** The records that results of a competition beat or equal before they are official. */
export const readClaimedRecords = (
  { programmes }: Pick<Context, 'programmes'>,
  db: Db,
  challenge: AtRevision,
): Promise<ClaimsByTrial> =>
  readOnce({ programmes }, challenge, async () => {
    const programme = await programmes.readUncached(db, challenge.oid);
    const claims = new Map<string, readonly ClaimedRecord[]>();
    for (const trial of programme.trials.filter(({ status }) => !isOfficial(status))) {
      const own = (await readTrialRecords(db, programme, trial)).flatMap((record) => presentClaim(trial, record));
      if (own.length > 0) claims.set(trial.oid, own);
    }
    return claims;
  });
