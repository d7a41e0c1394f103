import type { siteBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { Refusal, refusalAt } from '../../base/refusal.ts';
import { findChallenge, lockChallenge } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { listTrials } from '../../store/lists/trials.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { refuseFormerHolder } from '../holds/challenge-site.ts';
import { listMissingPictures, readEvidencePicture, storeEvidencePicture } from '../records/note-evidence.ts';
import { writeRecords } from '../records/records.ts';
import { listRecheckedTrials } from '../sheets/record-evidence.ts';
import { listChangedEvidence, readStoredEvidence, replaceEvidence } from '../sheets/trial-evidence.ts';
import { changeChallenge, NOTHING_CHANGED } from '../writing/change-challenge.ts';
import { readCopiedPapers } from './papers.ts';

/** The stadium that sends, by the name of its hold, and whose session it has. */
interface Sender {
  readonly organiser: string;
  readonly chOID: string;
  readonly site: string;
}

type Sent = NonNullable<Extract<z.output<typeof siteBody>, { act: 'beat' }>['papers']>;

/** How many pictures a stadium is asked for at once. */
const MAX_ASKED_PICTURES = 20;

async function lockHeld(db: Db, { chOID, site }: Omit<Sender, 'organiser'>): Promise<void> {
  await lockChallenge(db, chOID);
  const challenge = await findChallenge(db, chOID);
  if (challenge === undefined) throw createMissingChallengeRefusal(chOID);
  await refuseFormerHolder(db, challenge, site);
}

/** Takes over what a stadium has for the files of records: of each trial that it names, and its records where it sends them. */
export async function receivePapers(ctx: Context, actor: Sender, { records, evidence }: Sent): Promise<void> {
  const { chOID, organiser, site } = actor;
  if (records !== undefined)
    await writeRecords(ctx, organiser, chOID, { records }, site).catch((error: unknown) => {
      // What differs is named when the competition is given back.
      if (!(error instanceof Refusal)) throw error;
    });
  if (Object.keys(evidence).length === 0) return;
  await changeChallenge(ctx, { chOID, organiser, site }, async ({ db }) => {
    const noted = [];
    for (const { oid: trial, uid } of await listTrials(db, chOID)) {
      const sent = evidence[uid];
      if (sent === undefined) continue;
      const before = (await readStoredEvidence(db, trial)).map((one) => one.evidence);
      noted.push(...listChangedEvidence(before, sent).map((one) => ({ ...one, trial })));
      await replaceEvidence(db, { challenge: chOID, list: trial, organiser }, sent);
    }
    const results = await listRecheckedTrials(db, chOID, noted);
    if (results.length === 0) return { unchanged: undefined };
    return { write: async () => undefined, changed: { ...NOTHING_CHANGED, results }, answer: () => undefined };
  });
}

/** Ids of pictures of evidence that have not come yet. */
export async function listAwaitedPictures(db: Db, chOID: string): Promise<string[]> {
  const { evidence } = await readCopiedPapers(db, chOID);
  return (await listMissingPictures(db, chOID, Object.values(evidence).flat())).slice(0, MAX_ASKED_PICTURES);
}

/** Stores a picture that a stadium’s evidence names. @throws Refusal for one that it does not name */
export async function receivePicture(
  ctx: Context,
  actor: Omit<Sender, 'organiser'>,
  { id, bytes }: { readonly id: string; readonly bytes: Buffer },
): Promise<void> {
  const picture = readEvidencePicture(bytes);
  await ctx.store.transaction(async (tx) => {
    await lockHeld(tx, actor);
    const { evidence } = await readCopiedPapers(tx, actor.chOID);
    const isNamed = Object.values(evidence).some((said) =>
      said.some(({ files = [] }) => files.some((one) => one.id === id)),
    );
    if (!isNamed) throw refusalAt('not found', 'params.id', 'no evidence of this challenge names this picture');
    await storeEvidencePicture(tx, actor.chOID, id, picture);
  }, actor.chOID);
}
