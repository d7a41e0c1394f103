import type { Draft } from './draft.ts';

const BAR = '*bar ';

/** The row of a draft that is a bar of a vertical jump, by its column of the grid. */
export const barRow = (column: string): string => `${BAR}${column}`;

/** Whether a draft is a bar, and no row's mark. */
export const isBar = ({ row }: Pick<Draft, 'row'>): boolean => row.startsWith(BAR);

/** The column of the grid of a bar. */
export const barColumn = ({ row }: Pick<Draft, 'row'>): string => row.slice(BAR.length);

/** Whether a draft is a bar of a jump-off, which is never sent: the first attempt at it announces it. */
export const isJumpOffBar = (draft: Pick<Draft, 'row' | 'fields'>): boolean =>
  isBar(draft) && draft.fields.bar === undefined;
