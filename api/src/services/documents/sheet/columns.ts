import type { SheetCell, SheetColumn } from './sheet.ts';

/** A column and what each row has in it. */
export interface Field<Row> {
  readonly column: SheetColumn;
  readonly cell: (row: Row) => SheetCell;
}

export const left = (label: string, width: number, flex = 0): SheetColumn => ({ label, align: 'left', width, flex });
export const right = (label: string, width: number): SheetColumn => ({ label, align: 'right', width });
export const center = (label: string, width: number): SheetColumn => ({ label, align: 'center', width });
export const strong = (column: SheetColumn): SheetColumn => ({ ...column, strong: true });

/** Columns without an empty one, which is not printed. */
export const used = <Row>(rows: readonly Row[], fields: readonly Field<Row>[]): Field<Row>[] =>
  fields.filter(({ cell }) => rows.some((row) => cell(row) !== ''));

export const table = <Row>(rows: readonly Row[], fields: readonly Field<Row>[]) => ({
  columns: fields.map(({ column }) => column),
  rows: rows.map((row) => fields.map(({ cell }) => cell(row))),
});
