import type { WireError } from 'shared-domain/contract';
import { competitionFile } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { errorAt, Refusal } from '../../../base/refusal.ts';
import { buildWireErrors } from '../../../base/validation.ts';
import type { SentUpload } from '../../../store/lists/sent-rows.ts';
import type { Picture } from '../../pictures/picture.ts';
import { readJpeg } from '../../pictures/read-jpeg.ts';
import { readPicture } from '../../pictures/read-picture.ts';
import { checkDraft } from '../../programme/challenges.ts';
import { validateUpload } from '../../upload/validate-upload.ts';

const uncheckedLists = z.record(z.string(), z.array(z.unknown())).default({});

/** The schema without the rows, which are checked in turns like those of an upload. */
const fileWithoutRows = competitionFile.extend({ startlists: uncheckedLists, resultlists: uncheckedLists });

export type CompetitionFile = Omit<
  z.output<typeof competitionFile>,
  'startlists' | 'resultlists' | 'trialsData' | 'pictures' | 'evidencePictures' | 'photos'
> & {
  readonly pictures: readonly { readonly name: string; readonly picture: Picture }[];
  readonly evidencePictures: readonly { readonly id: string; readonly picture: Picture }[];
  readonly photos: readonly { readonly report: string; readonly trial: string; readonly bytes: Buffer }[];
  readonly upload: Omit<SentUpload, 'chOID'>;
};

/** Pictures are looked at as those that are sent alone. @throws Refusal naming those that are none */
function readPictures(files: z.output<typeof competitionFile>['pictures']): CompetitionFile['pictures'] {
  const problems: WireError[] = [];
  const pictures = files.flatMap(({ name, body }, index) => {
    const picture = readPicture(Buffer.from(body, 'base64'));
    if (!('kind' in picture)) return [{ name, picture }];
    problems.push(errorAt('invalid request', `$.pictures[${index}].body`, picture.words));
    return [];
  });
  if (problems.length > 0) throw new Refusal(problems);
  return pictures;
}

/** Photos of reports and pictures of evidence. @throws Refusal naming those that are none */
function readEvidenceFiles({
  evidencePictures,
  photos,
}: Pick<z.output<typeof competitionFile>, 'evidencePictures' | 'photos'>): Pick<
  CompetitionFile,
  'evidencePictures' | 'photos'
> {
  const problems: WireError[] = [];
  const refuse = (path: string, words: string) => problems.push(errorAt('invalid request', path, words));
  const pictures = evidencePictures.flatMap(({ id, body }, index) => {
    const picture = readPicture(Buffer.from(body, 'base64'));
    if (!('kind' in picture)) return [{ id, picture }];
    refuse(`$.evidencePictures[${index}].body`, picture.words);
    return [];
  });
  const jpegs = photos.flatMap(({ report, trial, body }, index) => {
    const bytes = readJpeg(Buffer.from(body, 'base64'));
    if (bytes !== undefined) return [{ report, trial, bytes }];
    refuse(`$.photos[${index}].body`, 'is no JPEG');
    return [];
  });
  if (problems.length > 0) throw new Refusal(problems);
  return { evidencePictures: pictures, photos: jpegs };
}

/** @throws Refusal naming what is wrong by its JSON path */
export async function readCompetition(body: unknown): Promise<CompetitionFile> {
  const { data, error } = fileWithoutRows.safeParse(body);
  if (data === undefined) throw new Refusal(buildWireErrors(error.issues, '$'));
  const problems = checkDraft({ ...data.challenge, org: { oid: '-' } }, '$.challenge');
  if (problems.length > 0) throw new Refusal(problems);
  const { trialsData, startlists, resultlists, pictures: files, evidencePictures, photos, ...rest } = data;
  const pictures = readPictures(files);
  const { chOID: _, ...upload } = await validateUpload({ chOID: '', trialsData, startlists, resultlists });
  return { ...rest, pictures, ...readEvidenceFiles({ evidencePictures, photos }), upload };
}
