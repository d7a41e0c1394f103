/*
 * What the thread in front and the threads behind it say to one another in headers. None of them comes in from outside or goes out:
 * the front takes them off.
 */

/** Address of the caller's end of the connection. */
export const PEER_HEADER = 'x-foulee-peer';
/** The front does not have the answer any more: it is to be built. */
export const BUILD_HEADER = 'x-foulee-build';
/** How many news the front had posted to the thread before a request, and the thread to the front before its answer. */
export const PASSED_HEADER = 'x-foulee-passed';
export const TOLD_HEADER = 'x-foulee-told';
/** An `AnswerNote`. */
export const NOTE_HEADER = 'x-foulee-note';

export const isInternalHeader = (name: string): boolean => name.startsWith('x-foulee-');

/** What the front needs to keep an answer: all of a `PreparedAnswer` but its bytes. */
export interface AnswerNote {
  readonly question: string;
  /** The challenge that it is about; without it the whole site. */
  readonly challenge?: string;
  readonly revision: number;
  readonly tag: string;
  /** As of a `Standing`; how long it is held is counted from now, as each thread has a clock of its own for that. */
  readonly until?: number;
  readonly heldFor?: number;
  /** Search engines must not keep it. */
  readonly noindex?: boolean;
  /** Seconds, as of a `BuiltAnswer`. */
  readonly maxAge?: number | undefined;
  /** There is no body: the front has this answer already, and it is still fresh. */
  readonly isKnown?: true;
}

export const writeNote = (note: AnswerNote): string => Buffer.from(JSON.stringify(note)).toString('base64url');

export const readNote = (header: string): AnswerNote =>
  JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as AnswerNote;
