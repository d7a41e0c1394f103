import type { Fixes } from './check-table.ts';
import type { Field } from './fields.ts';

/** A cell put right, in all those lines. */
export function fixCell(fixes: Fixes, lines: readonly number[], field: Field, value: string): Fixes {
  return { ...fixes, ...Object.fromEntries(lines.map((line) => [line, { ...fixes[line], [field]: value }])) };
}
