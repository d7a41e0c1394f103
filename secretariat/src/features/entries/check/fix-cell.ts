import type { Fixes } from './check-table.ts';
import type { CheckedRow } from './checked-row.ts';
import type { Field } from './fields.ts';
import type { Issue } from './issue.ts';

/** Words that mean the same wherever they stand: put right once, they are right in every row. */
const ALIKE: ReadonlySet<Field> = new Set(['event', 'sex', 'category', 'round', 'country']);

/** Lines in which the same word has the same fault. */
export function linesAlike(rows: readonly CheckedRow[], line: number, { field, reason, value }: Issue): number[] {
  if (!ALIKE.has(field) || value === '') return [line];
  const same = rows.filter(({ issues }) =>
    issues.some((one) => one.field === field && one.reason === reason && one.value === value),
  );
  return [...new Set([line, ...same.map((row) => row.line)])];
}

/** A cell put right, in all those lines. */
export function fixCell(fixes: Fixes, lines: readonly number[], field: Field, value: string): Fixes {
  return { ...fixes, ...Object.fromEntries(lines.map((line) => [line, { ...fixes[line], [field]: value }])) };
}
