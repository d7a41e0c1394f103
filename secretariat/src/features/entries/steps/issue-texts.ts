import type { Translate } from '../../../locales/use-text.ts';
import type { Field } from '../check/fields.ts';
import type { IssueGroup } from '../check/group-issues.ts';
import type { Issue } from '../check/issue.ts';
import type { ImportState } from '../import-state.ts';
import { formatColumnName } from './column-name.ts';

/** A group of equal issues, or one row (`isMember`) of a group that is expanded. */
export interface ShownIssue extends IssueGroup {
  readonly isMember?: true;
}

const ISO_DAY = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

/** A text of the file with its ISO days, as workbooks and programs write them, as people do. @example formatDays('2035-05-12') // '12/05/2035' */
const formatDays = (text: string): string => text.replace(ISO_DAY, '$3/$2/$1');

/** The text of an issue's cell as it is shown and corrected: a birth date of a workbook as people write it. */
export const formatCellText = ({ field, value }: Pick<Issue, 'field' | 'value'>): string =>
  field === 'birth' ? formatDays(value) : value;

/** The reason of an issue in a sentence. */
export function formatReason(t: Translate, { field, reason, value, detail = '', otherLine = 0 }: Issue): string {
  const text = field === 'birth' || field === 'start' ? formatDays(value) : value;
  return t(`entries.reason.${reason}`, { value: text, detail, otherLine });
}

/** The name of the field that corrects an issue. */
export const formatFixLabel = (t: Translate, { rows }: ShownIssue, column: string): string =>
  rows.length > 1
    ? t('entries.mend.all', { column, count: rows.length })
    : t('entries.mend', { column, line: rows[0].line });

/** The name of the button that leaves the rows of an issue out. */
export const formatSkipLabel = (t: Translate, issue: ShownIssue): string =>
  issue.rows.length > 1
    ? t('entries.skip.all', { count: issue.rows.length, reason: formatReason(t, issue) })
    : t('entries.skip.of', { line: issue.rows[0].line });

const ALPHABET_LENGTH = 26;
const CODE_OF_A = 65;

/** The letter that a spreadsheet gives a column. @example formatColumnLetter(27) // 'AB' */
function formatColumnLetter(index: number): string {
  const letter = String.fromCharCode(CODE_OF_A + (index % ALPHABET_LENGTH));
  return index < ALPHABET_LENGTH ? letter : `${formatColumnLetter(Math.floor(index / ALPHABET_LENGTH) - 1)}${letter}`;
}

/** The file's name of a field's column with the spreadsheet letter; the field's name when it has no column. */
export function formatFieldColumn(
  t: Translate,
  { table, mapping }: Pick<ImportState, 'table' | 'mapping'>,
  field: Field,
): string {
  const index = mapping?.[field];
  if (index === undefined) return t(`entries.field.${field}`);
  const name = table?.isHeadless === true ? formatColumnName(t, table, index) : table?.head[index];
  return `${name || t(`entries.field.${field}`)} (${formatColumnLetter(index)})`;
}
