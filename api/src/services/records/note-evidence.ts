import { isItemOfResult } from 'shared-domain';
import {
  MAX_EVIDENCE_PICTURE_BYTES,
  MAX_EVIDENCE_PICTURES_BYTES,
  MAX_ITEM_PICTURES,
  type RatificationAnswer,
  type TrialEvidence,
} from 'shared-domain/contract';
import type { evidenceNote, evidencePictureQuery, evidencePictureRemoval } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusal, refusalAt } from '../../base/refusal.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { deleteActs, insertActs } from '../../store/lists/official-acts.ts';
import {
  deleteEvidencePictures,
  findEvidencePicture,
  insertEvidencePicture,
  listEvidencePictures,
} from '../../store/live/evidence-pictures.ts';
import { newOid } from '../../store/oid.ts';
import type { Context } from '../context/context.ts';
import type { Picture } from '../pictures/picture.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { listRecheckedTrials } from '../sheets/record-evidence.ts';
import { createEvidenceAct, readStoredEvidence } from '../sheets/trial-evidence.ts';
import { changeChallenge, NOTHING_CHANGED } from '../writing/change-challenge.ts';
import { readRatification, requireRecord } from './ratification.ts';

interface Editor {
  readonly organiser: string;
  readonly chOID: string;
}

type Note = z.output<typeof evidenceNote>;
type ItemReference = Pick<Note, 'trial' | 'row' | 'key' | 'item'>;
type Words = Pick<TrialEvidence, 'text' | 'by' | 'files'>;

/** Pictures that a PDF has in it too. */
const TYPES: readonly Picture['type'][] = ['image/png', 'image/jpeg'];

/** A picture of evidence as it is stored. @throws Refusal for bytes that are too many, or no PNG and no JPEG */
export function readEvidencePicture(bytes: Buffer): Picture {
  if (bytes.length > MAX_EVIDENCE_PICTURE_BYTES)
    throw refusalAt('too large', '$', `a picture has ${MAX_EVIDENCE_PICTURE_BYTES} bytes at most`);
  const picture = readPicture(bytes);
  if ('kind' in picture || !TYPES.includes(picture.type))
    throw refusalAt('invalid request', '$', 'is no picture that the file takes: PNG or JPEG');
  return picture;
}

/** @throws Refusal `too large` where a competition would have more than its file holds */
export async function storeEvidencePicture(
  db: Db,
  chOID: string,
  oid: string,
  { type, bytes }: Picture,
): Promise<void> {
  const stored = await listEvidencePictures(db, chOID);
  if (stored.some((one) => one.oid === oid)) return;
  const total = stored.reduce((sum, one) => sum + one.bytes, bytes.length);
  if (total > MAX_EVIDENCE_PICTURES_BYTES)
    throw refusalAt(
      'too large',
      'query',
      `the pictures of a competition have ${MAX_EVIDENCE_PICTURES_BYTES} bytes at most`,
    );
  await insertEvidencePicture(db, { challenge: chOID, oid, type, bytes: bytes.length, body: bytes.toString('base64') });
}

/** Whether typed evidence is of an item, and of the same row where the item is about one. */
const isOfItem = ({ item, row }: ItemReference, one: TrialEvidence): boolean =>
  one.signer === 'desk' && one.what === item && one.row === (isItemOfResult(item) ? row : undefined);

/** Changes what the secretariat says of an item, as one act in the journal. @throws Refusal where the record is none */
async function changeItem(
  ctx: Context,
  { organiser, chOID }: Editor,
  of: ItemReference,
  { keyPath, change }: { readonly keyPath: string; readonly change: (db: Db, before: Words) => Promise<Words> },
): Promise<RatificationAnswer> {
  return changeChallenge(ctx, { chOID, organiser }, async ({ db: tx, now }) => {
    const programme = await ctx.programmes.readUncached(tx, chOID);
    const { trial } = await requireRecord(tx, programme, of, keyPath);
    const former = (await readStoredEvidence(tx, trial.oid)).filter(({ evidence }) => isOfItem(of, evidence));
    const before = former.at(-1)?.evidence ?? {};
    const { text, by, files = [] } = await change(tx, before);
    await deleteActs(
      tx,
      former.map(({ act }) => act.oid),
    );
    const words = { ...(text === undefined ? {} : { text }), ...(by === undefined ? {} : { by }) };
    const body = { ...words, ...(files.length === 0 ? {} : { files: [...files] }) };
    const about = isItemOfResult(of.item) ? { row: of.row } : {};
    const evidence = { what: of.item, signer: 'desk' as const, ...body, ...about, at: now.toISOString() };
    const noted = Object.keys(body).length === 0 ? [] : [evidence];
    await insertActs(
      tx,
      noted.map((one) => createEvidenceAct({ challenge: chOID, list: trial.oid, organiser }, one)),
    );
    const detail = { trial: trial.oid, uid: trial.uid, row: of.row, item: of.item, pictures: files.length };
    await writeLog(tx, { challenge: chOID, organiser, action: 'evidence noted', detail, now });
    const changed = [...former.map((one) => one.evidence), ...noted].map((one) => ({ ...one, trial: trial.oid }));
    const results = await listRecheckedTrials(tx, chOID, changed);
    const answer = await readRatification(tx, await ctx.programmes.readUncached(tx, chOID), of);
    if (results.length === 0) return { unchanged: answer };
    return { write: async () => undefined, changed: { ...NOTHING_CHANGED, results }, answer: () => answer };
  });
}

/** Notes what the secretariat knows of an item. */
export const noteEvidence = (ctx: Context, editor: Editor, { text, by, ...of }: Note): Promise<RatificationAnswer> =>
  changeItem(ctx, editor, of, { keyPath: '$.key', change: async (_, { files }) => ({ text, by, files }) });

/** Attaches a picture to an item. @throws Refusal for what is no picture, or one too many */
export async function addEvidencePicture(
  ctx: Context,
  editor: Editor,
  { name, bytes, ...of }: z.output<typeof evidencePictureQuery> & { readonly bytes: Buffer },
): Promise<RatificationAnswer> {
  const picture = readEvidencePicture(bytes);
  return changeItem(ctx, editor, of, {
    keyPath: 'query.key',
    change: async (tx, before) => {
      const { files = [] } = before;
      if (files.length >= MAX_ITEM_PICTURES)
        throw refusalAt('too large', 'query', `an item has ${MAX_ITEM_PICTURES} pictures at most`);
      const id = newOid();
      await storeEvidencePicture(tx, editor.chOID, id, picture);
      return { ...before, files: [...files, { id, name }] };
    },
  });
}

/** Takes a picture off an item. @throws Refusal `not found` */
export const removeEvidencePicture = (
  ctx: Context,
  editor: Editor,
  { id, ...of }: z.output<typeof evidencePictureRemoval>,
): Promise<RatificationAnswer> =>
  changeItem(ctx, editor, of, {
    keyPath: 'query.key',
    change: async (tx, before) => {
      const { files = [] } = before;
      if (!files.some((file) => file.id === id))
        throw refusalAt('not found', 'query.id', 'this picture is none of this item');
      await deleteEvidencePictures(tx, editor.chOID, [id]);
      return { ...before, files: files.filter((file) => file.id !== id) };
    },
  });

/** A picture of evidence. @throws Refusal `not found` */
export async function readStoredPicture({ store }: Context, chOID: string, id: string) {
  const picture = await findEvidencePicture(store.db, chOID, id);
  if (picture === undefined) throw refusal('not found', 'there is no such picture');
  return picture;
}

/** The ids of the pictures that evidence names and that have not come. */
export async function listMissingPictures(
  db: Db,
  chOID: string,
  evidence: readonly TrialEvidence[],
): Promise<string[]> {
  const named = new Set(evidence.flatMap(({ files = [] }) => files.map(({ id }) => id)));
  const stored = new Set((await listEvidencePictures(db, chOID)).map(({ oid }) => oid));
  return [...named].filter((id) => !stored.has(id));
}
