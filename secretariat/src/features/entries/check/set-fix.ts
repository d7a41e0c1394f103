import type { Field, Fixes } from './fields.ts';

/** The fixes with this field corrected in all of these lines. */
export function setFix(fixes: Fixes, lines: readonly number[], field: Field, value: string): Fixes {
  return { ...fixes, ...Object.fromEntries(lines.map((line) => [line, { ...fixes[line], [field]: value }])) };
}
