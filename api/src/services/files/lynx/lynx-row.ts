import type { FileLocation } from '../file-errors.ts';

/** What every line of a result names its athlete by. */
export interface LynxRow {
  readonly line: number;
  readonly cells: {
    readonly id: string;
    readonly lane: string;
    readonly last: string;
    readonly first: string;
    readonly affiliation: string;
  };
  /** Where a cell is in the file. */
  place(name: string): FileLocation;
}

/** The athlete of a line as it names them. */
export const whoOf = ({ cells: { last, first, id } }: LynxRow): string =>
  [[last, first].filter(Boolean).join(' '), id && `(${id})`].filter(Boolean).join(' ');
