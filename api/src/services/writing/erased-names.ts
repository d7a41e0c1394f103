import { HIDDEN_ATHLETE, hideAthlete } from 'shared-domain';
import { conflict } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { createErasedTest } from '../../store/lists/erased-people.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';

interface Row {
  readonly last?: string | undefined;
  readonly first?: string | undefined;
  readonly members?: readonly { readonly last: string; readonly first?: string | undefined }[] | undefined;
}

/** @throws Refusal `conflict` for a typed row that names an erased person, who must be allowed again first */
export async function refuseErasedNames(
  db: Db,
  chOID: string,
  lists: Readonly<Record<string, readonly Row[]>>,
): Promise<void> {
  const isErased = await createErasedTest(db, chOID);
  if (isErased === undefined) return;
  const people = Object.values(lists).flatMap((rows) => rows.flatMap((row) => [row, ...(row.members ?? [])]));
  if (people.some(({ last = '', first }) => isErased({ last, first })))
    throw conflict('person erased', 'this person was erased from the competition; allow the name again first');
}

/** Removes the names of erased people from an upload, so that sending a list again does not bring them back. */
export async function maskErasedNames(db: Db, chOID: string, body: SentUpload): Promise<SentUpload> {
  const isErased = await createErasedTest(db, chOID);
  if (isErased === undefined) return body;
  const maskRow = <R extends Row>(row: R): R => {
    const { last = '', first } = row;
    const maskedRow = isErased({ last, first }) ? (hideAthlete({ ...row, last }) as R) : row;
    if (maskedRow.members === undefined) return maskedRow;
    return {
      ...maskedRow,
      members: maskedRow.members.map((one) => (isErased(one) ? { ...one, ...HIDDEN_ATHLETE } : one)),
    };
  };
  const maskLists = <R extends Row>(lists: Readonly<Record<string, R[]>>) =>
    Object.fromEntries(Object.entries(lists).map(([uid, rows]) => [uid, rows.map(maskRow)]));
  return { ...body, startlists: maskLists(body.startlists), resultlists: maskLists(body.resultlists) };
}
