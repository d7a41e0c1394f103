import type { ReactNode } from 'react';

/** A column of a table of the secretariat. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** What the title is short for. */
  readonly long?: string;
  readonly cell: (row: Row) => ReactNode;
  /** What a file says of the row; without it the column is none of a file's. */
  readonly text?: (row: Row) => string;
  /** The cell that heads its row; there is one, and it cannot be hidden. */
  readonly heading?: boolean;
  /** Numbers stand at the end. */
  readonly align?: 'end' | 'center';
  /** Where there is less width than this it is left out: a phone's, a tablet's. */
  readonly from?: 'tablet' | 'desktop';
  /** The title is for readers of the screen only, as over buttons. */
  readonly silent?: boolean;
}

const CLASSES = { end: 'r', center: 'c', tablet: 'ph0', desktop: 'p2' } as const;

export const classOf = <Row>({ align, from }: Column<Row>): string | undefined =>
  [align && CLASSES[align], from && CLASSES[from]].filter(Boolean).join(' ') || undefined;
