import type { NameMask } from 'shared-domain';
import { MAX_REPORT_PHOTO_BYTES, MAX_REPORT_PHOTOS_BYTES } from 'shared-domain/contract';
import { type FiledReport, SIGNABLE_FACTS, type SignedFact } from 'shared-domain/live-input';
import { parseBodies } from '../../base/parse-bodies.ts';
import { refusal, refusalAt } from '../../base/refusal.ts';
import type { Official, Signer } from '../../policies/code-policy.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts } from '../../store/lists/lists.ts';
import { maskStoredText } from '../../store/lists/person-texts.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { findFacts } from '../../store/live/facts.ts';
import {
  countPhotoBytes,
  findReportPhoto,
  insertReportPhoto,
  listReportPhotos,
} from '../../store/live/report-photos.ts';
import type { Context } from '../context/context.ts';
import { readJpeg } from '../pictures/read-jpeg.ts';
import { readOrganiserTrials } from '../sheets/organiser-trials.ts';
import { listHiddenRows } from './hidden-rows.ts';
import { readJudging } from './read-reports.ts';
import { readRowsAbout } from './rows-about.ts';

interface SentPhoto {
  readonly report: string;
  /** The device that sends it. */
  readonly device: string;
  readonly bytes: Buffer;
}

/**
 * Stores the photo of a report, once: the same again changes nothing.
 * @throws Refusal `not found` before the report has come, `forbidden` for another device than the one that wrote it, `conflict` for another
 * picture
 */
export async function storeReportPhoto(
  ctx: Context,
  { chOID, kind }: Official,
  { report: id, device, bytes }: SentPhoto,
): Promise<{ readonly stored: number }> {
  if (bytes.length > MAX_REPORT_PHOTO_BYTES)
    throw refusalAt('too large', '$', `a photo has ${MAX_REPORT_PHOTO_BYTES} bytes at most`);
  const picture = readJpeg(bytes);
  if (picture === undefined)
    throw refusalAt('invalid request', '$', 'the photo of a report is a JPEG, and these bytes are none');
  return ctx.store.transaction(async (tx) => {
    const [row] = await findFacts(tx, chOID, [id]);
    if (row === undefined) throw refusalAt('not found', 'params.id', 'this report has not come');
    const fact = JSON.parse(row.body) as SignedFact;
    if (fact.kind !== 'report' || fact.photo === undefined)
      throw refusalAt('invalid request', 'params.id', 'this fact is no report with a photo');
    if (row.by !== kind || row.device !== device)
      throw refusal('forbidden', 'the photo of a report is sent by the device that wrote it, with its code');
    const known = await findReportPhoto(tx, chOID, id);
    if (known !== undefined && !known.equals(picture)) throw refusal('conflict', 'this report has another photo');
    if (known === undefined) {
      // What the competition’s file holds: a code that leaked fills neither the disk nor the file.
      if ((await countPhotoBytes(tx, chOID)) + picture.length > MAX_REPORT_PHOTOS_BYTES)
        throw refusal('too large', `the photos of a competition have ${MAX_REPORT_PHOTOS_BYTES} bytes at most`);
      await insertReportPhoto(tx, { challenge: chOID, report: id, trial: row.trial, bytes: picture });
    }
    return { stored: picture.length };
  });
}

async function findReport(
  db: Db,
  chOID: string,
  id: string,
): Promise<{ readonly trial: string; readonly report: FiledReport } | undefined> {
  const oid = (await listReportPhotos(db, chOID)).find(({ report }) => report === id)?.trial;
  const trial = oid === undefined ? undefined : (await readOrganiserTrials(db, chOID)).get(oid)?.trial;
  if (trial === undefined) return undefined;
  const starts = parseBodies<SentStart>(await readSentStarts(db, trial.oid));
  const report = (await readJudging(db, trial, starts)).reports.find((one) => one.id === id);
  return report && { trial: trial.oid, report };
}

/**
 * The photo of a report that stands.
 * @throws Refusal `not found` before it has come, `forbidden` while its athlete is hidden
 */
export async function readReportPhoto({ store }: Context, chOID: string, id: string): Promise<Buffer> {
  return store.snapshot(async (tx) => {
    const found = await findReport(tx, chOID, id);
    const bytes = found && (await findReportPhoto(tx, chOID, id));
    if (found === undefined || bytes === undefined)
      throw refusalAt('not found', 'params.id', 'this report has no photo yet');
    const { row } = found.report;
    if (row !== undefined && (await listHiddenRows(tx, found.trial)).has(row))
      throw refusal('forbidden', 'the athlete of this report is hidden');
    return bytes;
  });
}

/** @throws Refusal `forbidden` for a code that neither reports nor decides on reports */
export function requireReportReader({ kind }: Signer): void {
  if (!SIGNABLE_FACTS[kind].includes('report')) throw refusal('forbidden', 'this code reads no photos of reports');
}

/** The reports with a photo that are about somebody: the athlete's own, and those whose words name the person. */
export async function listPhotosAbout(db: Db, chOID: string, mask: NameMask): Promise<string[]> {
  const isNamed = (text: string) => maskStoredText(text, mask) !== text;
  const photos = await listReportPhotos(db, chOID);
  const facts = await findFacts(
    db,
    chOID,
    photos.map(({ report }) => report),
  );
  const about = facts.filter(({ body }) => isNamed(body)).map(({ id }) => id);
  const trials = await readOrganiserTrials(db, chOID);
  for (const oid of new Set(photos.map(({ trial }) => trial))) {
    const trial = trials.get(oid)?.trial;
    if (trial === undefined) continue;
    const { starts, rows } = await readRowsAbout(db, oid, mask);
    if (rows.size === 0) continue;
    const { reports } = await readJudging(db, trial, starts);
    about.push(...reports.flatMap(({ id, row }) => (row !== undefined && rows.has(row) ? [id] : [])));
  }
  const stored = new Set(photos.map(({ report }) => report));
  return [...new Set(about)].filter((id) => stored.has(id));
}
