import type { Translate } from '../../../locales/use-text.ts';
import type { SourceTable } from '../read/source-table.ts';

/** A column as the file names it, else by its place: «Colonne 3». */
export const nameColumn = (t: Translate, { head }: Pick<SourceTable, 'head'>, index: number): string =>
  head[index] || t('entries.column.numbered', { number: index + 1 });
