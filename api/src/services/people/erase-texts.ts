import { createNameMask, type MaskedName } from 'shared-domain';
import { listRecordLists, rewriteRecordList } from '../../store/accounts/record-lists.ts';
import type { Db } from '../../store/db.ts';
import { deleteHiddenPerson } from '../../store/lists/hide-athletes.ts';
import {
  findLicence,
  findMentions,
  listLicences,
  maskStoredText,
  rewriteMention,
} from '../../store/lists/person-texts.ts';
import { repairRemovedRows } from '../../store/lists/removed-rows.ts';
import { deleteEvidencePictures } from '../../store/live/evidence-pictures.ts';
import { deleteReportPhotos } from '../../store/live/report-photos.ts';
import { deleteFollowed } from '../../store/push/followed-people.ts';
import { listPhotosAbout } from '../live-input/report-photos.ts';
import { listPersonIds } from './person-ids.ts';
import { listPicturesAbout, removePicturesFromFiles } from './pictures-about.ts';

/** What was erased of a challenge: the texts that named the person, and the lists with such rows. */
export interface ErasedTexts {
  readonly texts: number;
  readonly lists: readonly string[];
}

/** Erases somebody from every stored text of a challenge, what undo keeps included. */
export async function eraseTexts(db: Db, chOID: string, name: MaskedName): Promise<ErasedTexts> {
  const mask = createNameMask([name]);
  const mentions = await findMentions(db, chOID, name.last, mask);
  const licences = listLicences(mentions, mask);
  await deleteFollowed(db, chOID, listPersonIds(mentions, mask));
  for (const mention of mentions) await rewriteMention(db, mention, (text) => maskStoredText(text, mask));
  // Rows that name nobody, as a result that is known by its bib, and texts have the licence too.
  const licenceMask = createNameMask([], licences);
  const licensed: typeof mentions = [];
  for (const licence of licences) {
    const found = await findLicence(db, chOID, licence, licenceMask);
    for (const mention of found) await rewriteMention(db, mention, (text) => maskStoredText(text, licenceMask));
    licensed.push(...found);
  }
  const listKeys = (tables: readonly string[], column: 'list' | 'log') => [
    ...new Set(
      [...mentions, ...licensed].flatMap(({ table: { table }, key }) =>
        tables.includes(table) ? [String(key[column])] : [],
      ),
    ),
  ];
  await repairRemovedRows(db, listKeys(['removed'], 'log'));
  return { texts: mentions.length, lists: listKeys(['start_row', 'result_row'], 'list') };
}

/** Erases somebody from a challenge: texts, photos, pictures, and what hides the name. */
export async function eraseStored(db: Db, chOID: string, name: MaskedName): Promise<ErasedTexts> {
  const mask = createNameMask([name]);
  // While the names are still there by which they are found.
  await deleteReportPhotos(db, chOID, await listPhotosAbout(db, chOID, mask));
  await deleteEvidencePictures(db, chOID, await listPicturesAbout(db, chOID, mask));
  await removePicturesFromFiles(db, chOID, name.last, mask);
  const hiddenCount = await deleteHiddenPerson(db, chOID, name);
  const { texts, lists } = await eraseTexts(db, chOID, name);
  // A hiding that goes counts, and so leaves a hash: else the next list would name who was hidden.
  return { texts: texts + hiddenCount, lists };
}

export const formatErasureLog = ({ texts, lists }: ErasedTexts) => ({
  action: 'person erased',
  detail: { lists: lists.length, texts },
});

/** Erases somebody from the lists of records of an organisation; returns how many named the person. */
export async function eraseFromRecordLists(db: Db, organisation: string, name: MaskedName): Promise<number> {
  const mask = createNameMask([name]);
  let texts = 0;
  for (const { oid, body } of await listRecordLists(db, organisation)) {
    const masked = maskStoredText(body, mask);
    if (masked === body) continue;
    await rewriteRecordList(db, oid, masked);
    texts += 1;
  }
  return texts;
}
