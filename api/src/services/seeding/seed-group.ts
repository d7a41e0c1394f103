import type { SeedAnswer } from 'shared-domain/contract';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { findChallengeOfGroup, listTrials } from '../../store/lists/trials.ts';
import { newOid } from '../../store/oid.ts';
import type { Context } from '../context/context.ts';
import { rowKey } from '../sheets/row-key.ts';
import { writeEntry } from '../writing/write-entry.ts';
import { type Draft, draftSeeding, type SeedingBody } from './draft-seeding.ts';
import { noGroup } from './qualification.ts';

/** What a preview is worked out with, and nothing is written by. */
class Preview extends Error {}

/**
 * Puts the entries of a group, or those who go on from an earlier round, in heats and lanes. A preview goes the whole way and
 * is taken back.
 */
export async function seedGroup(ctx: Context, organiser: string, gOID: string, body: SeedingBody): Promise<SeedAnswer> {
  const chOID = await findChallengeOfGroup(ctx.store.db, gOID);
  if (chOID === undefined) throw noGroup(gOID);
  const seed = body.seed ?? newOid();
  let drafted: Draft | undefined;
  let revision = 0;
  let log: string | undefined;
  try {
    const answer = await writeEntry(ctx, { organiser, chOID }, async (state) => {
      drafted = await draftSeeding(state, gOID, body, seed);
      revision = state.challenge.revision;
      if (body.preview) throw new Preview();
      return drafted.entry;
    });
    ({ revision, log } = { log: undefined, ...answer });
  } catch (error) {
    if (!(error instanceof Preview)) throw error;
  }
  if (drafted === undefined) throw noGroup(gOID);
  const { heats, source, seeding } = drafted;
  const oids = new Map((await listTrials(ctx.store.db, chOID)).map(({ uid, oid }) => [uid, oid]));
  const keyed = (sent: SentStart) => ({ ...sent, row: rowKey(sent) });
  return {
    preview: body.preview,
    seed,
    revision,
    ...(log === undefined ? {} : { log }),
    heats: heats.map(({ uid, heat, rows }) => {
      const oid = oids.get(uid);
      return {
        ...(oid === undefined ? {} : { oid }),
        uid,
        heat,
        rows: rows.map((row) => ({ ...keyed(row.sent), seed: row.seed })),
      };
    }),
    reserves: source.reserves.map(({ sent, place }) => ({ ...keyed(sent), place })),
    draws: seeding.draws.map((one) => ({ ...one, items: [...one.items], order: [...one.order] })),
    swaps: seeding.swaps.map((one) => ({ ...one })),
    together: seeding.together.map((one) => ({ ...one })),
    warnings: seeding.warnings.map((one) => ({ ...one })),
  };
}
