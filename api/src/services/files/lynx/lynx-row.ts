import type { FileLocation } from '../file-errors.ts';

/** A line of a result, with the cells that may identify its athlete. */
export interface LynxRow {
  readonly line: number;
  readonly cells: {
    readonly id: string;
    readonly lane: string;
    readonly last: string;
    readonly first: string;
    readonly affiliation: string;
  };
  /** The location of a cell, by its field. */
  locate(name: string): FileLocation;
}

/** The athlete of a line in messages: the name as written, with the id. */
export const describeLynxAthlete = ({ cells: { last, first, id } }: LynxRow): string =>
  [[last, first].filter(Boolean).join(' '), id && `(${id})`].filter(Boolean).join(' ');
