/*
 * Headers between the front and the threads behind it. The front removes them from requests that come in and from answers that go
 * out.
 */

/** Address of the caller's end of the connection. */
export const PEER_HEADER = 'x-foulee-peer';
/** The front no longer has the answer, which must be built again. */
export const BUILD_HEADER = 'x-foulee-build';
/** How many messages the front had posted to the thread before a request, and the thread to the front before its answer. */
export const FRONT_POSTS_HEADER = 'x-foulee-passed';
export const THREAD_POSTS_HEADER = 'x-foulee-told';
/** An `AnswerNote`. */
export const NOTE_HEADER = 'x-foulee-note';

/** By which a stadium's server says its name: the only one of these that comes from outside. */
export const SITE_HEADER = 'x-foulee-site';

export const isInternalHeader = (name: string): boolean => name.startsWith('x-foulee-') && name !== SITE_HEADER;

/** What the front needs to store an answer: all of a `PreparedAnswer` except its bytes. */
export interface AnswerNote {
  readonly cacheKey: string;
  /** oid of the challenge that it is about; absent for the whole site. */
  readonly challenge?: string;
  readonly revision: number;
  readonly tag: string;
  /** As in `Freshness`, but `heldForMs` counts from now, because `performance.now()` differs between processes. */
  readonly until?: number;
  readonly heldForMs?: number;
  /** Search engines must not keep it. */
  readonly noindex?: boolean;
  /** Seconds, as in `BuiltAnswer`. */
  readonly maxAge?: number | undefined;
  /** There is no body: the front has this answer already, and it is still fresh. */
  readonly isUnchanged?: true;
}

export const formatNote = (note: AnswerNote): string => Buffer.from(JSON.stringify(note)).toString('base64url');

export const parseNote = (header: string): AnswerNote =>
  JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as AnswerNote;
