import type { SeedAnswer } from 'shared-domain/contract';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { findChallengeOfGroup, listTrials } from '../../store/lists/trials.ts';
import { newOid } from '../../store/oid.ts';
import type { Context } from '../context/context.ts';
import { makeRowKey } from '../sheets/row-key.ts';
import { writeManualEdit } from '../writing/manual-edit.ts';
import { draftSeeding, type SeedingBody, type SeedingDraft } from './draft-seeding.ts';
import { createMissingGroupRefusal } from './qualification.ts';

/** Thrown to roll back the transaction of a preview. */
class PreviewRollback extends Error {}

/**
 * Draws the entries of a group, or those who qualified from an earlier round, into heats and lanes. A preview does the same and rolls
 * it back.
 */
export async function seedGroup(ctx: Context, organiser: string, gOID: string, body: SeedingBody): Promise<SeedAnswer> {
  const chOID = await findChallengeOfGroup(ctx.store.db, gOID);
  if (chOID === undefined) throw createMissingGroupRefusal(gOID);
  const seed = body.seed ?? newOid();
  let draft: SeedingDraft | undefined;
  let revision = 0;
  let log: string | undefined;
  try {
    const answer = await writeManualEdit(ctx, { organiser, chOID }, async (state) => {
      draft = await draftSeeding(state, gOID, body, seed);
      revision = state.challenge.revision;
      if (body.preview) throw new PreviewRollback();
      return draft.entry;
    });
    ({ revision, log } = { log: undefined, ...answer });
  } catch (error) {
    if (!(error instanceof PreviewRollback)) throw error;
  }
  if (draft === undefined) throw createMissingGroupRefusal(gOID);
  const { heats, source, seeding } = draft;
  const oids = new Map((await listTrials(ctx.store.db, chOID)).map(({ uid, oid }) => [uid, oid]));
  const addRowKey = (sent: SentStart) => ({ ...sent, row: makeRowKey(sent) });
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
        rows: rows.map((row) => ({ ...addRowKey(row.sent), seed: row.seed })),
      };
    }),
    reserves: source.reserves.map(({ sent, place }) => ({ ...addRowKey(sent), place })),
    draws: seeding.draws.map((one) => ({ ...one, items: [...one.items], order: [...one.order] })),
    swaps: seeding.swaps.map((one) => ({ ...one })),
    together: seeding.together.map((one) => ({ ...one })),
    warnings: seeding.warnings.map((one) => ({ ...one })),
  };
}
