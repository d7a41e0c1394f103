import type { ErrorId, WireError } from 'shared-domain/contract';

const DISK_FULL: readonly [ErrorId, string] = ['disk full', 'the disk is full; nothing was stored'];
const AWAY: readonly [ErrorId, string] = ['unavailable', 'the database does not answer; try again in a moment'];
const BUSY: readonly [ErrorId, string] = [
  'unavailable',
  'too many are writing the same at once; try again in a moment',
];

/** What a database refuses, by SQLite's code or PostgreSQL's (its appendix A), and what a connection fails with. */
const CODES: Readonly<Record<string, readonly [ErrorId, string]>> = {
  SQLITE_FULL: DISK_FULL,
  SQLITE_IOERR_SHMSIZE: DISK_FULL,
  '53100': DISK_FULL,
  '53200': AWAY,
  '53300': AWAY,
  '57P01': AWAY,
  '57P02': AWAY,
  '57P03': AWAY,
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  ETIMEDOUT: AWAY,
  EPIPE: AWAY,
  '40001': BUSY,
  '40P01': BUSY,
  '22021': ['invalid request', 'a text holds the character NUL, which no text may'],
  '22003': ['invalid request', 'a number is larger than any that is stored'],
};

/** What pg says of a connection that broke or could not be had, without a code. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** A failure of the database that the caller can be told of. */
export function databaseError(error: { readonly code?: string; readonly message: string }): WireError | undefined {
  const known = CODES[error.code ?? ''] ?? (BROKEN.test(error.message) ? AWAY : undefined);
  return known && { id: known[0], detail: known[1] };
}
