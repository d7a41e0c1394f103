import { HIDDEN_ATHLETE, hideAthlete } from 'shared-domain';
import type { Db } from '../../store/db.ts';
import { createErasedTest } from '../../store/erased-people.ts';
import type { SentUpload } from '../../store/sent.ts';

interface Row {
  readonly last?: string | undefined;
  readonly first?: string | undefined;
  readonly members?: readonly { readonly last: string; readonly first?: string | undefined }[] | undefined;
}

/** An upload without the names of those who were erased from the challenge: a list sent again does not bring them back. */
export async function withoutErased(db: Db, chOID: string, body: SentUpload): Promise<SentUpload> {
  const isErased = await createErasedTest(db, chOID);
  if (isErased === undefined) return body;
  const clean = <R extends Row>(row: R): R => {
    const { last = '', first } = row;
    const own = isErased({ last, first }) ? (hideAthlete({ ...row, last }) as R) : row;
    if (own.members === undefined) return own;
    return { ...own, members: own.members.map((one) => (isErased(one) ? { ...one, ...HIDDEN_ATHLETE } : one)) };
  };
  const cleanAll = <R extends Row>(lists: Readonly<Record<string, R[]>>) =>
    Object.fromEntries(Object.entries(lists).map(([uid, rows]) => [uid, rows.map(clean)]));
  return { ...body, startlists: cleanAll(body.startlists), resultlists: cleanAll(body.resultlists) };
}
