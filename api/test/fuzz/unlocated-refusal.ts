import type { FileMessageId, WireError } from 'shared-domain/contract';

/** Messages about something that the file lacks, which has no column. */
const MISSING: ReadonlySet<FileMessageId> = new Set([
  'empty',
  'noColumn',
  'noColumnName',
  'noColumnTime',
  'noColumnWho',
  'noHead',
  'noHeadings',
  'noRosterColumn',
  'noStarters',
  'noTrial',
]);

/** The first error of a file without line and column; also a fault where there is no error at all. */
export function findUnlocatedRefusal(errors: readonly WireError[]): WireError | string | undefined {
  if (errors.length === 0) return 'no refusal';
  return errors.find(({ detail, note }) => {
    if (!/^line [1-9]\d*/.test(detail)) return true;
    return !/^line \d+, (?:column|character) [1-9]\d*/.test(detail) && !(note !== undefined && MISSING.has(note.id));
  });
}
