import { competitionFile } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { Refusal } from '../../../base/refusal.ts';
import { buildWireErrors } from '../../../base/validation.ts';
import type { SentUpload } from '../../../store/lists/sent-rows.ts';
import { checkDraft } from '../../programme/challenges.ts';
import { validateUpload } from '../../upload/validate-upload.ts';

const uncheckedLists = z.record(z.string(), z.array(z.unknown())).default({});

/** The schema without the rows, which are checked in turns like those of an upload. */
const fileWithoutRows = competitionFile.extend({ startlists: uncheckedLists, resultlists: uncheckedLists });

export type CompetitionFile = Omit<z.output<typeof competitionFile>, 'startlists' | 'resultlists' | 'trialsData'> & {
  readonly upload: Omit<SentUpload, 'chOID'>;
};

/** @throws Refusal naming what is wrong by its JSON path */
export async function readCompetition(body: unknown): Promise<CompetitionFile> {
  const { data, error } = fileWithoutRows.safeParse(body);
  if (data === undefined) throw new Refusal(buildWireErrors(error.issues, '$'));
  const problems = checkDraft({ ...data.challenge, org: { oid: '-' } }, '$.challenge');
  if (problems.length > 0) throw new Refusal(problems);
  const { trialsData, startlists, resultlists, ...rest } = data;
  const { chOID: _, ...upload } = await validateUpload({ chOID: '', trialsData, startlists, resultlists });
  return { ...rest, upload };
}
