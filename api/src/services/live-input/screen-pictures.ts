import { MAX_SCREEN_PICTURE_BYTES, MAX_SCREEN_PICTURES, type ScreenPicturesAnswer } from 'shared-domain/contract';
import type { screenPicturesBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { conflictAt, refusal, refusalAt } from '../../base/refusal.ts';
import { lockChallenge } from '../../store/challenges/challenges.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import {
  deleteScreenPicture,
  findScreenPicture,
  insertScreenPicture,
  type ListedPicture,
  listScreenPictures,
  updateScreenPicture,
} from '../../store/live/screen-pictures.ts';
import { newOid } from '../../store/oid.ts';
import type { Context } from '../context/context.ts';
import { maskErasedTexts } from '../context/erased-names.ts';
import type { Picture } from '../pictures/picture.ts';
import { readPicture } from '../pictures/read-picture.ts';

/** Who changes the pictures of a challenge. */
interface Changer {
  readonly organiser: string;
  readonly chOID: string;
}

const presentPicture = ({ oid, name, type, width, height, bytes }: ListedPicture) => ({
  id: oid,
  name,
  type: type as Picture['type'],
  width,
  height,
  bytes,
});

/** The pictures that the screens of a challenge show by turns, in their order. */
export async function readScreenPictures(db: Db, chOID: string): Promise<ScreenPicturesAnswer> {
  return { pictures: (await listScreenPictures(db, chOID)).map(presentPicture) };
}

/**
 * A picture as it is stored.
 * @throws Refusal `too large`, or `invalid request` about `$` for bytes that are none and about `$.svg` for a drawing that is not safe
 */
export function readSentPicture(bytes: Buffer): Picture {
  if (bytes.length > MAX_SCREEN_PICTURE_BYTES)
    throw refusalAt('too large', '$', `a picture has ${MAX_SCREEN_PICTURE_BYTES} bytes at most`);
  const picture = readPicture(bytes);
  if ('kind' in picture) throw refusalAt('invalid request', picture.kind === 'unsafe' ? '$.svg' : '$', picture.words);
  return picture;
}

/** Stores a picture as the last one. */
export async function writeScreenPicture(
  db: Db,
  chOID: string,
  { name, position, picture }: { readonly name: string; readonly position: number; readonly picture: Picture },
): Promise<void> {
  const { type, width, height, bytes } = picture;
  const body = bytes.toString('base64');
  await insertScreenPicture(db, {
    challenge: chOID,
    oid: newOid(),
    ...{ position, name: await maskErasedTexts(db, chOID, name), type, width, height, bytes: bytes.length, body },
  });
}

/** Changes the pictures of a challenge as one act in its journal. */
async function change(
  ctx: Context,
  { organiser, chOID }: Changer,
  act: (db: Db, before: readonly ListedPicture[]) => Promise<Readonly<Record<string, unknown>> | undefined>,
): Promise<ScreenPicturesAnswer> {
  return ctx.store.transaction(async (tx) => {
    await lockChallenge(tx, chOID);
    const detail = await act(tx, await listScreenPictures(tx, chOID));
    if (detail !== undefined)
      await writeLog(tx, { challenge: chOID, organiser, action: 'screen pictures changed', detail, now: ctx.clock() });
    return readScreenPictures(tx, chOID);
  });
}

/** @throws Refusal of `readSentPicture`; `too large` about `query` where there are as many as there may be */
export async function addScreenPicture(
  ctx: Context,
  changer: Changer,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<ScreenPicturesAnswer> {
  const picture = readSentPicture(bytes);
  return change(ctx, changer, async (tx, before) => {
    if (before.length >= MAX_SCREEN_PICTURES)
      throw refusalAt('too large', 'query', `a competition has ${MAX_SCREEN_PICTURES} pictures at most`);
    const position = (before.at(-1)?.position ?? -1) + 1;
    await writeScreenPicture(tx, changer.chOID, { name, position, picture });
    return { act: 'added', name };
  });
}

/**
 * Gives the pictures names and an order.
 * @throws Refusal `conflict` (`stale`) where the body names other pictures than there are
 */
export async function arrangeScreenPictures(
  ctx: Context,
  changer: Changer,
  { pictures }: z.output<typeof screenPicturesBody>,
): Promise<ScreenPicturesAnswer> {
  return change(ctx, changer, async (tx, before) => {
    const known = new Set(before.map(({ oid }) => oid));
    const named = new Set(pictures.map(({ id }) => id));
    if (named.size !== pictures.length || named.size !== known.size || [...named].some((id) => !known.has(id)))
      throw conflictAt('stale', '$.pictures', 'are not the pictures of this challenge any more');
    const after = pictures.map(({ id: oid, name }, position) => ({ oid, name, position }));
    const changed = after.filter(
      ({ oid, name, position }) => !before.some((one, at) => one.oid === oid && one.name === name && at === position),
    );
    for (const { oid, name, position } of after) await updateScreenPicture(tx, oid, { name, position });
    return changed.length === 0 ? undefined : { act: 'arranged', count: changed.length };
  });
}

/** @throws Refusal `not found` */
export async function removeScreenPicture(ctx: Context, changer: Changer, id: string): Promise<ScreenPicturesAnswer> {
  return change(ctx, changer, async (tx, before) => {
    const picture = before.find(({ oid }) => oid === id);
    if (picture === undefined) throw refusalAt('not found', 'query.id', 'this picture is none of this challenge');
    await deleteScreenPicture(tx, id);
    return { act: 'removed', name: picture.name };
  });
}

/** A picture with its type. @throws Refusal `not found` */
export async function readScreenPicture({ store }: Context, chOID: string, id: string) {
  const picture = await findScreenPicture(store.db, chOID, id);
  if (picture === undefined) throw refusal('not found', 'there is no such picture');
  return picture;
}
