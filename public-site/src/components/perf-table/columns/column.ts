import type { ReactNode } from 'react';
import type { StartRow } from 'shared-domain/contract';

/** A row of a start list or of a result list: an athlete, or a relay team with its `members`. */
export type ListRow = Pick<
  StartRow,
  | 'bib'
  | 'auid'
  | 'coid'
  | 'last'
  | 'first'
  | 'club'
  | 'country'
  | 'category'
  | 'relay'
  | 'teamTG'
  | 'members'
  | 'lane'
  | 'odr'
>;

/**
 * One column of a list. `priority` is the narrowest width that shows it (P10): 1 always, 2 from 600 px, 3 from
 * 960 px, if the table then has room for it; hidden ones are shown in the row's second line or its sheet.
 */
export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  /** The long name where the header is an abbreviation. */
  readonly abbr?: string;
  readonly priority?: 1 | 2 | 3;
  /** Its width, rem, where that depends on the list. */
  readonly room?: number | undefined;
  /** Whether all rows have the same value: it is the first to leave a narrow table. */
  readonly isUniform?: boolean;
  readonly className?: string;
  readonly cellClass?: (row: Row) => string | undefined;
  readonly rowHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The value by which the list can be sorted from 960 px. */
  readonly sort?: (row: Row) => number | string | undefined;
}

export const hasValue = <Row>(rows: readonly Row[], readValue: (row: Row) => unknown): boolean =>
  rows.some((row) => {
    const value = readValue(row);
    return value !== undefined && value !== null && value !== '';
  });

/** The club, unless it is the same as the country. */
export const findClub = (row: ListRow): string | undefined => (row.club === row.country ? undefined : row.club);

/** Whether the list has more than one nation. */
export const isInternational = (rows: readonly ListRow[]): boolean =>
  new Set(rows.map((row) => row.country).filter((code) => code !== undefined)).size > 1;
