/** One column of a printed list; `flex` columns share what the others leave. Widths are in points of an A4 page. */
export interface SheetColumn {
  readonly label: string;
  readonly align: 'left' | 'right' | 'center';
  readonly width: number;
  readonly flex?: number;
  readonly strong?: boolean;
}

/** Text of a cell, with a smaller line under it. */
export type SheetCell = string | { readonly main: string; readonly sub: string };

/** A list as it is put on paper or on a page: every word of it, whatever draws it. */
export interface Sheet {
  readonly group: string;
  readonly gOID: string;
  readonly round: string;
  readonly kind: 'starts' | 'results';
  readonly when: string;
  readonly facts: readonly string[];
  readonly state: { readonly text: string; readonly tone: 'ok' | 'warn' | 'plain' };
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
  readonly notes: readonly string[];
  /** What stands after its title on a further page. */
  readonly again: string;
  /** Names somebody under 16: search engines leave the page out (Q30). */
  readonly young: boolean;
}

export const mainText = (cell: SheetCell): string => (typeof cell === 'string' ? cell : cell.main);
export const subText = (cell: SheetCell): string => (typeof cell === 'string' ? '' : cell.sub);

/** The name of a part of a combined event begins with its group, which is not repeated. */
export const sheetTitle = ({ group, round }: Pick<Sheet, 'group' | 'round'>): string =>
  round.startsWith(group) ? round : `${group} – ${round}`;
