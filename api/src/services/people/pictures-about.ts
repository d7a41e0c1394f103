import type { NameMask } from 'shared-domain';
import type { Db } from '../../store/db.ts';
import { maskStoredText } from '../../store/lists/person-texts.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { listTrials } from '../../store/lists/trials.ts';
import { listSiteFiles, readSiteFile, rewriteSiteFile } from '../../store/sites/site-files.ts';
import { listNamedRows, readRowsAbout } from '../live-input/rows-about.ts';
import { readStoredEvidence } from '../sheets/trial-evidence.ts';

const isNamedIn = (value: unknown, mask: NameMask): boolean => {
  const text = JSON.stringify(value);
  return maskStoredText(text, mask) !== text;
};

interface WithPictures {
  readonly row?: string | undefined;
  readonly files?: readonly { readonly id: string }[] | undefined;
}

const listFileIds = ({ files = [] }: WithPictures): string[] => files.map(({ id }) => id);

/** The pictures of evidence that is about somebody: of their own result, or whose words name them. */
export async function listPicturesAbout(db: Db, chOID: string, mask: NameMask): Promise<string[]> {
  const about: string[] = [];
  for (const { oid } of await listTrials(db, chOID)) {
    const stored = (await readStoredEvidence(db, oid)).filter(({ evidence }) => listFileIds(evidence).length > 0);
    if (stored.length === 0) continue;
    const { rows } = await readRowsAbout(db, oid, mask);
    for (const { evidence } of stored)
      if (isNamedIn(evidence, mask) || (evidence.row !== undefined && rows.has(evidence.row)))
        about.push(...listFileIds(evidence));
  }
  return about;
}

interface ReportFact {
  readonly id: string;
  readonly kind?: string;
  readonly row?: string;
  readonly bib?: string;
  readonly replaces?: string;
  readonly with?: readonly ReportFact[];
}

/** What of a competition's file may be a picture of somebody. */
interface PicturesOfFile {
  readonly startlists?: Readonly<Record<string, readonly SentStart[]>>;
  readonly facts?: readonly { readonly trial: string; readonly fact: ReportFact }[];
  readonly evidence?: readonly (WithPictures & { readonly trial: string })[];
  readonly evidencePictures?: readonly { readonly id: string }[];
  readonly photos?: readonly { readonly report: string }[];
}

/** A competition's file without the photos and pictures that are about somebody. */
export function removePicturesFromFile<File extends PicturesOfFile>(file: File, mask: NameMask): File {
  const { startlists = {}, facts = [], evidence = [], evidencePictures = [], photos = [] } = file;
  const rowsByTrial = new Map(Object.entries(startlists).map(([uid, starts]) => [uid, listNamedRows(starts, mask)]));
  const bibsByTrial = new Map(
    Object.entries(startlists).map(([uid, starts]) => [
      uid,
      new Set(starts.flatMap((start) => (isNamedIn(start, mask) && start.bib !== undefined ? [start.bib] : []))),
    ]),
  );
  const isAbout = (trial: string, { row, bib }: { readonly row?: string; readonly bib?: string }): boolean =>
    (row !== undefined && rowsByTrial.get(trial)?.has(row) === true) ||
    (bib !== undefined && bibsByTrial.get(trial)?.has(bib) === true);
  const reports = new Set<string>();
  for (const { trial, fact } of facts)
    for (const one of [fact, ...(fact.with ?? [])])
      if (isNamedIn(one, mask) || isAbout(trial, one)) reports.add(one.id).add(fact.replaces ?? one.id);
  const pictures = new Set(
    evidence.flatMap((one) =>
      isNamedIn(one, mask) || isAbout(one.trial, { ...(one.row !== undefined && { row: one.row }) })
        ? listFileIds(one)
        : [],
    ),
  );
  return {
    ...file,
    photos: photos.filter(({ report }) => !reports.has(report)),
    evidencePictures: evidencePictures.filter(({ id }) => !pictures.has(id)),
  };
}

/** Removes the photos and pictures of somebody from the files that stayed after holds of stadiums. */
export async function removePicturesFromFiles(db: Db, chOID: string, mask: NameMask): Promise<void> {
  for (const { oid } of await listSiteFiles(db, chOID)) {
    const stored = await readSiteFile(db, chOID, oid);
    if (stored === undefined) continue;
    const file = JSON.parse(stored) as PicturesOfFile;
    if ((file.photos?.length ?? 0) + (file.evidencePictures?.length ?? 0) === 0) continue;
    await rewriteSiteFile(db, oid, JSON.stringify(removePicturesFromFile(file, mask)));
  }
}
