import type { Language } from 'shared-domain';

/** One column of a printed list; `flex` columns share what the others leave. Widths are in points of an A4 page. */
export interface SheetColumn {
  readonly label: string;
  readonly align: 'left' | 'right' | 'center';
  readonly width: number;
  readonly flex?: number;
  readonly isStrong?: boolean;
  /** Whether it is one of many narrow columns, whose texts use nearly all of their width. */
  readonly isDense?: boolean;
  /** Whether it holds the name, and is the header of its row. */
  readonly isName?: boolean;
}

/** Text of a cell, with a smaller line under it. */
export type SheetCell = string | { readonly main: string; readonly sub: string };

/** A list with all its texts, ready to be drawn as PDF or HTML. */
export interface Sheet {
  readonly language: Language;
  readonly group: string;
  readonly gOID: string;
  readonly round: string;
  readonly kind: 'starts' | 'results';
  readonly dateText: string;
  readonly facts: readonly string[];
  readonly state: { readonly text: string; readonly tone: 'ok' | 'warn' | 'plain' };
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
  readonly notes: readonly string[];
  /** Whether it names somebody under 16: search engines then leave the page out (Q30). */
  readonly hasUnder16: boolean;
}

/** A picture on a page of its own: PNG or JPEG, in base64. */
export interface PicturePage {
  readonly title: string;
  readonly body: string;
}

/** The text of a cell, and its smaller second line. */
export const getMainText = (cell: SheetCell): string => (typeof cell === 'string' ? cell : cell.main);
export const getSubText = (cell: SheetCell): string => (typeof cell === 'string' ? '' : cell.sub);

/** Group and round; the name of a part of a combined event already begins with its group. */
export const formatSheetTitle = ({ group, round }: Pick<Sheet, 'group' | 'round'>): string =>
  round.startsWith(group) ? round : `${group} – ${round}`;
