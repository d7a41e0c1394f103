import { findStatusOfWord, MARK_STATUS } from 'shared-domain';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import type { Questions } from '../questions.ts';
import type { CellNotes } from '../quoted-cells.ts';

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
  /** The place as the file has it. */
  readonly place: number | undefined;
  /** Whether the line has neither a name nor a result, but for DNS: a lane or an order that nobody was given. */
  readonly isUnused: boolean;
  /** The location of a cell, by its field. */
  locate(name: string): FileLocation;
}

/** Where the readers of a heat put what they find wrong, doubtful or missing. */
export interface IssueSink {
  readonly errors: FileErrors;
  readonly questions: Questions;
  readonly notes: CellNotes;
}

/** The athlete of a line in messages: the name as written, with the id. */
export const describeLynxAthlete = ({ cells: { last, first, id } }: LynxRow): string =>
  [[last, first].filter(Boolean).join(' '), id && `(${id})`].filter(Boolean).join(' ');

/** A place that is shared is written `=3` or `T3`. */
export const SHARED_PLACE_SIGN = /^[=T]\s*(?=\d)/i;

const PLACE = /^[1-9]\d{0,2}$/;

/** The place in a cell; undefined for a status, 0 or nothing. */
export const parseLynxPlace = (cell: string): number | undefined => (PLACE.test(cell) ? Number(cell) : undefined);

const NOTHING = /^[-+]?0(?:[.,]0+)?$/;

/** Whether a cell of a place or a result says nothing but that nobody started. */
export const isUnusedCell = (cell: string): boolean =>
  cell === '' || NOTHING.test(cell) || findStatusOfWord(cell) === MARK_STATUS.dns;
