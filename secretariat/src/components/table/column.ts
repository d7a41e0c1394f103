import type { ReactNode } from 'react';

/** A column of a table of the secretariat. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** The title in full, where `title` is an abbreviation. */
  readonly fullTitle?: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell's text in a CSV file; without it the file does not have the column. */
  readonly text?: (row: Row) => string;
  /** Whether its cells are the headings of the rows; one column's are, and it cannot be hidden. */
  readonly isRowHeading?: boolean;
  /** `end` for numbers. */
  readonly align?: 'end' | 'center';
  /** The narrowest screen that shows it; without it, all do. */
  readonly minScreen?: 'tablet' | 'desktop';
  /** Whether only screen readers get the title, as for a column of buttons. */
  readonly isTitleHidden?: boolean;
}

const CLASSES = { end: 'r', center: 'c', tablet: 'ph0', desktop: 'p2' } as const;

export const findColumnClass = <Row>({ align, minScreen }: Column<Row>): string | undefined =>
  [align && CLASSES[align], minScreen && CLASSES[minScreen]].filter(Boolean).join(' ') || undefined;
