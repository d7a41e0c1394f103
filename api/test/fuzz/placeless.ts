import type { FileSayId, WireError } from 'shared-domain/contract';

/** What a file has not at all is in no column. */
const MISSING: ReadonlySet<FileSayId> = new Set([
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

/** The first refusal of a file that does not say by line and column where the fault is; all of them are missing where there is none. */
export function findPlaceless(errors: readonly WireError[]): WireError | string | undefined {
  if (errors.length === 0) return 'no refusal';
  return errors.find(({ detail, note }) => {
    if (!/^line [1-9]\d*/.test(detail)) return true;
    return !/^line \d+, (?:column|character) [1-9]\d*/.test(detail) && !(note !== undefined && MISSING.has(note.id));
  });
}
