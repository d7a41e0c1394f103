import type { Translate } from '../../../locales/use-text.ts';
import type { SourceTable } from '../read/source-table.ts';

/** A column's name in the file, else by its number: «Colonne 3». */
export const formatColumnName = (t: Translate, { head }: Pick<SourceTable, 'head'>, index: number): string =>
  head[index] || t('entries.column.numbered', { number: index + 1 });
