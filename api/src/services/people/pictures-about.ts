import { setImmediate as turn } from 'node:timers/promises';
import type { NameMask } from 'shared-domain';
import type { Db } from '../../store/db.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { createNameFinder } from '../../store/lists/text-finder.ts';
import { listTrials } from '../../store/lists/trials.ts';
import { mapInTurns } from '../../store/map-in-turns.ts';
import { listSiteFiles, readSiteFile, rewriteSiteFile } from '../../store/sites/site-files.ts';
import { isNamedIn, readRowsAbout } from '../live-input/rows-about.ts';
import { keyStarts } from '../live-input/trial-rows.ts';
import { readStoredEvidence } from '../sheets/trial-evidence.ts';

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

interface NamedStarts {
  readonly rows: ReadonlySet<string>;
  readonly bibs: ReadonlySet<string>;
}

/** The keys and bibs of the rows that name somebody. */
async function listNamedStarts(
  starts: readonly SentStart[],
  isNamed: (value: unknown) => boolean,
): Promise<NamedStarts> {
  const keys = keyStarts(starts);
  const named = (
    await mapInTurns(starts, (start, at) => (isNamed(start) ? [{ row: keys[at]?.row, bib: start.bib }] : []))
  ).flat();
  const listTexts = (texts: readonly (string | undefined)[]) => new Set(texts.filter((text) => text !== undefined));
  return { rows: listTexts(named.map(({ row }) => row)), bibs: listTexts(named.map(({ bib }) => bib)) };
}

const countPictures = ({ photos = [], evidencePictures = [] }: PicturesOfFile): number =>
  photos.length + evidencePictures.length;

/** A competition's file without the photos and pictures that are about somebody. */
export async function removePicturesFromFile<File extends PicturesOfFile>(
  file: File,
  isNamed: (value: unknown) => boolean,
): Promise<File> {
  const { startlists = {}, facts = [], evidence = [], evidencePictures = [], photos = [] } = file;
  if (countPictures(file) === 0) return file;
  const startsByTrial = new Map<string, NamedStarts>();
  for (const [uid, starts] of Object.entries(startlists))
    startsByTrial.set(uid, await listNamedStarts(starts, isNamed));
  const isAbout = (trial: string, { row, bib }: { readonly row?: string; readonly bib?: string }): boolean =>
    (row !== undefined && startsByTrial.get(trial)?.rows.has(row) === true) ||
    (bib !== undefined && startsByTrial.get(trial)?.bibs.has(bib) === true);
  const reports = new Set<string>();
  await mapInTurns(facts, ({ trial, fact }) => {
    for (const one of [fact, ...(fact.with ?? [])])
      if (isNamed(one) || isAbout(trial, one)) reports.add(one.id).add(fact.replaces ?? one.id);
  });
  const pictures = new Set(
    evidence.flatMap((one) =>
      isNamed(one) || isAbout(one.trial, { ...(one.row !== undefined && { row: one.row }) }) ? listFileIds(one) : [],
    ),
  );
  return {
    ...file,
    photos: photos.filter(({ report }) => !reports.has(report)),
    evidencePictures: evidencePictures.filter(({ id }) => !pictures.has(id)),
  };
}

/** Removes the photos and pictures of somebody with that surname from the files that stayed after holds of stadiums, one after another. */
export async function removePicturesFromFiles(db: Db, chOID: string, surname: string, mask: NameMask): Promise<void> {
  const { isIn } = createNameFinder(surname);
  const isNamed = (value: unknown) => isIn(JSON.stringify(value)) && isNamedIn(value, mask);
  for (const { oid } of await listSiteFiles(db, chOID)) {
    await turn();
    const stored = await readSiteFile(db, chOID, oid);
    if (stored === undefined) continue;
    const file = JSON.parse(stored) as PicturesOfFile;
    const withoutPictures = await removePicturesFromFile(file, isNamed);
    if (countPictures(withoutPictures) < countPictures(file))
      await rewriteSiteFile(db, oid, JSON.stringify(withoutPictures));
  }
}
