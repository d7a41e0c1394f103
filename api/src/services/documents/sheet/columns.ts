import type { SheetCell, SheetColumn } from './sheet.ts';

/** A column, and the function that formats its cell of a row. */
export interface TableField<Row> {
  readonly column: SheetColumn;
  readonly cell: (row: Row) => SheetCell;
}

/** Columns by the alignment of their texts; widths are in points. */
export const alignLeft = (label: string, width: number, flex = 0): SheetColumn => ({
  label,
  align: 'left',
  width,
  flex,
});
export const alignRight = (label: string, width: number): SheetColumn => ({ label, align: 'right', width });
export const alignCenter = (label: string, width: number): SheetColumn => ({ label, align: 'center', width });
export const makeStrong = (column: SheetColumn): SheetColumn => ({ ...column, isStrong: true });

/** Removes columns that are empty in all rows. */
export const omitEmptyFields = <Row>(rows: readonly Row[], fields: readonly TableField<Row>[]): TableField<Row>[] =>
  fields.filter(({ cell }) => rows.some((row) => cell(row) !== ''));

export const buildTable = <Row>(rows: readonly Row[], fields: readonly TableField<Row>[]) => ({
  columns: fields.map(({ column }) => column),
  rows: rows.map((row) => fields.map(({ cell }) => cell(row))),
});
