import type { ReactNode } from 'react';
import type { StartRow } from 'shared-domain/contract';

/** A row of a start list or of a result list: an athlete, or a relay team with its `members`. */
export type ListRow = Pick<
  StartRow,
  'bib' | 'auid' | 'last' | 'first' | 'club' | 'country' | 'category' | 'relay' | 'members' | 'lane' | 'odr'
>;

/**
 * One column of a list. `priority` is the narrowest width that shows it (P10): 1 always, 2 from 600 px, 3 from
 * 960 px; the hidden ones are found again in the row's second line or in its sheet.
 */
export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  /** The head's long name, when the head is an abbreviation. */
  readonly abbr?: string;
  readonly priority?: 1 | 2 | 3;
  readonly className?: string;
  readonly cellClass?: (row: Row) => string | undefined;
  readonly rowHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** What a reader may sort the list by, from 960 px. */
  readonly sort?: (row: Row) => number | string | undefined;
}

export const hasValue = <Row>(rows: readonly Row[], has: (row: Row) => unknown): boolean =>
  rows.some((row) => {
    const value = has(row);
    return value !== undefined && value !== null && value !== '';
  });

/** The club, unless it says no more than the country. */
export const findClub = (row: ListRow): string | undefined => (row.club === row.country ? undefined : row.club);

/** More than one nation in the list. */
export const isInternational = (rows: readonly ListRow[]): boolean =>
  new Set(rows.map((row) => row.country).filter((code) => code !== undefined)).size > 1;
