import { type Translate, useText } from '../../../locales/use-text.ts';
import type { Field } from '../check/fields.ts';
import { type Issue, isError } from '../check/issue.ts';
import type { KeptImport } from '../kept-import.ts';

const ALPHABET = 26;
const FIRST = 65;

/** The letter that a spreadsheet gives a column. @example columnLetter(27) // 'AB' */
function columnLetter(index: number): string {
  const letter = String.fromCharCode(FIRST + (index % ALPHABET));
  return index < ALPHABET ? letter : `${columnLetter(Math.floor(index / ALPHABET) - 1)}${letter}`;
}

/** The column as the file names it, with the spreadsheet's letter; what has no column goes by its meaning. */
export function columnName(
  t: Translate,
  { table, mapping }: Pick<KeptImport, 'table' | 'mapping'>,
  field: Field,
): string {
  const index = mapping?.[field];
  if (index === undefined) return t(`entries.field.${field}`);
  return `${table?.head[index] || t(`entries.field.${field}`)} (${columnLetter(index)})`;
}

/** Why a cell can not stay as it is, in words. */
export function IssueSentence({ id, issue }: { readonly id: string; readonly issue: Issue }) {
  const { t } = useText();
  const { reason, value, detail = '' } = issue;
  return (
    <span id={id} className={isError(issue) ? 'fault' : 'doubt'}>
      {t(`entries.reason.${reason}`, { value, detail })}
    </span>
  );
}
