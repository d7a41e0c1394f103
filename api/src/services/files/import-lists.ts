import { createFileMessage, type FileAnswer, type FileQuestion } from 'shared-domain/contract';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import type { Context } from '../context/context.ts';
import { type UploadOptions, writeGeneratedUpload } from '../upload/upload-trials.ts';
import { createFileProblems, FileErrors, type RowLocators } from './file-errors.ts';

type Change = FileAnswer['changes'][number];

/** Changes listed in an answer, for a person to read before they are written. */
const MAX_NAMED_CHANGES = 500;

/** Counts of all changed rows, and the first changes in detail. */
export class Changes {
  readonly named: Change[] = [];
  readonly counts = { read: 0, added: 0, changed: 0, removed: 0 };

  add(change: Change): void {
    if (change.kind !== 'trial') this.counts[change.kind] += 1;
    if (this.named.length < MAX_NAMED_CHANGES) this.named.push(change);
  }
}

/** The lists of a file, what they change, and where their rows are located in it. */
export interface FileLists {
  readonly body: Omit<SentUpload, 'chOID'>;
  readonly changes: Changes;
  readonly locators: RowLocators;
  /** About rows that are left out until a person answers. */
  readonly questions?: readonly FileQuestion[];
}

/** Reads a file before the transaction begins, so that a long one blocks no other writer. */
export type FileReader = (errors: FileErrors) => Promise<ListBuilder>;

/** Builds the lists inside the transaction; called again when the stored lists have changed meanwhile. */
export type ListBuilder = (tx: Db, challenge: ChallengeRecord, errors: FileErrors) => Promise<FileLists>;

interface ImportOptions extends Pick<UploadOptions, 'dryRun' | 'detail' | 'onStep'> {
  /** Why official results change. */
  readonly reason?: string | undefined;
}

/**
 * Writes the lists of a file as an upload, or with `dryRun` only says what it would change.
 * @throws Refusal naming every fault by line and column
 */
export async function importLists(
  ctx: Context,
  organiser: string,
  chOID: string,
  readFile: FileReader,
  { dryRun = false, detail = {}, reason, onStep }: ImportOptions,
): Promise<FileAnswer> {
  let fileLists: FileLists | undefined;
  const fileErrors = new FileErrors();
  const buildLists = await readFile(fileErrors);
  fileErrors.settle();
  let errors = fileErrors;
  const answer = await writeGeneratedUpload(
    ctx,
    organiser,
    chOID,
    async (tx, challenge) => {
      errors = fileErrors.copy();
      fileLists = await buildLists(tx, challenge, errors);
      errors.settle();
      if (!dryRun)
        for (const { line, column, name } of fileLists.questions ?? [])
          errors.warn({ line, column, name }, createFileMessage('rowLeft'));
      return { chOID, reason, ...fileLists.body };
    },
    {
      dryRun,
      detail,
      ...(onStep === undefined ? {} : { onStep }),
      // Called late: rows can be located only after `buildLists`.
      problems: () => ({
        refuse: (path, sentence) => createFileProblems(errors, fileLists).refuse(path, sentence),
        warn: (path, message) => createFileProblems(errors, fileLists).warn(path, message),
        throwErrors: () => errors.settle(),
        get warnings() {
          return errors.warnings;
        },
        get notes() {
          return errors.findNotes(errors.warnings);
        },
      }),
    },
  );
  const changes = fileLists?.changes ?? new Changes();
  const { notes = [] } = answer;
  const questions = [...(fileLists?.questions ?? [])];
  return { dryRun, ...answer, notes: [...notes], questions, rows: changes.counts, changes: changes.named };
}
