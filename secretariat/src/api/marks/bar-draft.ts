import type { Draft } from './draft.ts';

const BAR_PREFIX = '*bar ';

/** The `row` of a draft that is a bar of a vertical jump; `column`: the bar's column of the grid. */
export const formatBarRow = (column: string): string => `${BAR_PREFIX}${column}`;

/** Whether a draft is a bar instead of an athlete's mark. */
export const isBar = ({ row }: Pick<Draft, 'row'>): boolean => row.startsWith(BAR_PREFIX);

export const parseBarColumn = ({ row }: Pick<Draft, 'row'>): string => row.slice(BAR_PREFIX.length);

/** Whether a draft is a bar of a jump-off. It is never sent by itself: the first attempt at it contains the height. */
export const isJumpOffBar = (draft: Pick<Draft, 'row' | 'fields'>): boolean =>
  isBar(draft) && draft.fields.bar === undefined;
