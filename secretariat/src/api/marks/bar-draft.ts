import type { Draft } from './draft.ts';

const BAR = '*bar ';

/** The row of a draft that is a bar of a vertical jump: by its column, as the grid names it. */
export const barRow = (column: string): string => `${BAR}${column}`;

/** A bar that was put up here, and not a row's mark. */
export const isBar = ({ row }: Pick<Draft, 'row'>): boolean => row.startsWith(BAR);

/** The column of the grid that a bar is. */
export const barColumn = ({ row }: Pick<Draft, 'row'>): string => row.slice(BAR.length);

/** A bar of a jump-off is announced by its first trial alone: until then it is kept here, and there is nothing to send. */
export const isJumpOffBar = (draft: Pick<Draft, 'row' | 'fields'>): boolean =>
  isBar(draft) && draft.fields.bar === undefined;
