import { type FileAnswer, type FileQuestion, saying } from 'shared-domain/contract';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import type { Context } from '../context/context.ts';
import { type UploadOptions, uploadGenerated } from '../upload/upload-trials.ts';
import { createFileProblems, FileErrors, type Places } from './file-errors.ts';

type Change = FileAnswer['changes'][number];

/** Changes named in an answer: what a person reads before writing. */
const NAMED = 500;

/** Counts of rows, and the first of the changes by name. */
export class Changes {
  readonly named: Change[] = [];
  readonly counts = { read: 0, added: 0, changed: 0, removed: 0 };

  add(change: Change): void {
    if (change.kind !== 'trial') this.counts[change.kind] += 1;
    if (this.named.length < NAMED) this.named.push(change);
  }
}

/** A file that was read: its lists, what they change, and the places of their rows in the file. */
export interface MadeLists {
  readonly body: Omit<SentUpload, 'chOID'>;
  readonly changes: Changes;
  readonly places: Places;
  /** Rows that are left out until somebody answers. */
  readonly questions?: readonly FileQuestion[];
}

/** Reads a file before the database is asked, so that a long one blocks no other writer. */
export type ReadFile = (errors: FileErrors) => Promise<MakeLists>;

/** Called again when the stored lists have changed meanwhile. */
export type MakeLists = (tx: Db, challenge: ChallengeRecord, errors: FileErrors) => Promise<MadeLists>;

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
  read: ReadFile,
  { dryRun = false, detail = {}, reason, onStep }: ImportOptions,
): Promise<FileAnswer> {
  let made: MadeLists | undefined;
  const fileErrors = new FileErrors();
  const make = await read(fileErrors);
  fileErrors.settle();
  let errors = fileErrors;
  const answer = await uploadGenerated(
    ctx,
    organiser,
    chOID,
    async (tx, challenge) => {
      errors = fileErrors.copy();
      made = await make(tx, challenge, errors);
      errors.settle();
      if (!dryRun)
        for (const { line, column, name } of made.questions ?? [])
          errors.warn({ line, column, name }, saying('rowLeft'));
      return { chOID, reason, ...made.body };
    },
    {
      dryRun,
      detail,
      ...(onStep === undefined ? {} : { onStep }),
      // A function, as the places in the file are known only after it was read.
      problems: () => ({
        refuse: (path, sentence) => createFileProblems(errors, made).refuse(path, sentence),
        warn: (path, sentence, said) => createFileProblems(errors, made).warn(path, sentence, said),
        settle: () => errors.settle(),
        get warnings() {
          return errors.warnings;
        },
      }),
    },
  );
  const changes = made?.changes ?? new Changes();
  const notes = errors.notesOf(answer.warnings);
  const questions = [...(made?.questions ?? [])];
  return { dryRun, ...answer, notes, questions, rows: changes.counts, changes: changes.named };
}
