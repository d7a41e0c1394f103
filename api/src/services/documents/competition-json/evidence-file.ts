import { MAX_REPORT_PHOTOS_BYTES } from 'shared-domain/contract';
import type { Db } from '../../../store/db.ts';
import { insertActs } from '../../../store/lists/official-acts.ts';
import { listTrials } from '../../../store/lists/trials.ts';
import { findEvidencePicture, listEvidencePictures } from '../../../store/live/evidence-pictures.ts';
import { findReportPhoto, insertReportPhoto, listReportPhotos } from '../../../store/live/report-photos.ts';
import type { Problems } from '../../planning/problems.ts';
import { storeEvidencePicture } from '../../records/note-evidence.ts';
import { createEvidenceAct, readStoredEvidence } from '../../sheets/trial-evidence.ts';
import type { CompetitionFile } from './read-competition.ts';

interface Owner {
  readonly oid: string;
  readonly uid: string;
}

type Evidence = CompetitionFile['evidence'][number];

/** What was typed for the files of records, trial by trial. */
export async function exportEvidence(db: Db, trials: readonly Owner[]): Promise<Evidence[]> {
  const evidence: Evidence[] = [];
  for (const { oid, uid } of trials)
    for (const stored of await readStoredEvidence(db, oid)) evidence.push({ ...stored.evidence, trial: uid });
  return evidence;
}

/** Pieces of a JSON array, each with one element: pictures are read one by one. */
async function buildArrayJson<T>(ids: readonly T[], read: (id: T) => Promise<object | undefined>): Promise<string[]> {
  const parts: string[] = [];
  for (const id of ids) {
    const element = await read(id);
    if (element !== undefined) parts.push(`${parts.length === 0 ? '[' : ',\n'}${JSON.stringify(element)}`);
  }
  return parts.length === 0 ? ['[]'] : [...parts, ']'];
}

/** The pictures of that evidence, as pieces of JSON. */
export async function buildEvidencePicturesJson(db: Db, chOID: string): Promise<string[]> {
  const ids = (await listEvidencePictures(db, chOID)).map(({ oid }) => oid);
  return buildArrayJson(ids, async (id) => {
    const picture = await findEvidencePicture(db, chOID, id);
    return picture && { id, body: picture.bytes.toString('base64') };
  });
}

/** The photos of officials’ reports, as pieces of JSON: as many as a file holds. */
export async function buildPhotosJson(db: Db, chOID: string, trials: readonly Owner[]): Promise<string[]> {
  const uids = new Map(trials.map(({ oid, uid }) => [oid, uid]));
  let bytes = 0;
  return buildArrayJson(await listReportPhotos(db, chOID), async ({ report, trial: oid }) => {
    const trial = uids.get(oid);
    const photo = trial === undefined ? undefined : await findReportPhoto(db, chOID, report);
    if (trial === undefined || photo === undefined) return undefined;
    bytes += photo.length;
    return bytes > MAX_REPORT_PHOTOS_BYTES ? undefined : { report, trial, body: photo.toString('base64') };
  });
}

/** Stores evidence, its pictures and photos of reports of a file. */
export async function writeEvidenceFile(
  db: Db,
  { challenge, organiser }: { readonly challenge: string; readonly organiser: string },
  { evidence, evidencePictures, photos }: CompetitionFile,
  problems: Problems,
): Promise<void> {
  if (evidence.length + evidencePictures.length + photos.length === 0) return;
  const oids = new Map((await listTrials(db, challenge)).map(({ uid, oid }) => [uid, oid]));
  const findOid = (uid: string, path: readonly (string | number)[]): string => {
    const oid = oids.get(uid);
    if (oid === undefined) problems.refuse([...path, 'trial'], `there is no trial ${uid} in this file`);
    return oid ?? '';
  };
  const acts = evidence.map(({ trial, ...one }, index) =>
    createEvidenceAct({ challenge, list: findOid(trial, ['evidence', index]), organiser }, one),
  );
  const stored = photos.map(({ report, trial, bytes }, index) => ({
    ...{ challenge, report, bytes },
    trial: findOid(trial, ['photos', index]),
  }));
  problems.throwErrors();
  await insertActs(db, acts);
  for (const { id, picture } of evidencePictures) await storeEvidencePicture(db, challenge, id, picture);
  for (const photo of stored) await insertReportPhoto(db, photo);
}
