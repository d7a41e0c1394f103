import { fr, type TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The label of a field of an act; one that only a newer server knows stays as it is. */
export function formatFieldName(field: string, t: Translate): string {
  const key = `journal.field.${field}`;
  return key in fr ? t(key as TextKey) : field;
}
