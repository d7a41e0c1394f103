import type { ErrorId, WireError } from 'shared-domain/contract';

const DISK_FULL: readonly [ErrorId, string] = ['disk full', 'the disk is full; nothing was stored'];
const UNREACHABLE: readonly [ErrorId, string] = ['unavailable', 'the database does not answer; try again in a moment'];
const BUSY: readonly [ErrorId, string] = [
  'unavailable',
  'too many are writing the same at once; try again in a moment',
];
const LOCKED: readonly [ErrorId, string] = [
  'unavailable',
  'another transaction holds what this call needs and does not let go; nothing was stored, try again in a moment',
];
const SLOW: readonly [ErrorId, string] = [
  'unavailable',
  'the database took too long over this call; nothing was stored, try again in a moment',
];
const READ_ONLY: readonly [ErrorId, string] = [
  'unavailable',
  'the database may only be read at present; nothing was stored, tell whoever runs this server',
];
const DISK_BROKEN: readonly [ErrorId, string] = [
  'unavailable',
  'the disk of the database does not answer as it should; nothing was stored, tell whoever runs this server',
];
const DAMAGED: readonly [ErrorId, string] = [
  'database damaged',
  'the database is damaged; tell whoever runs this server, who has a backup to bring back',
];

/** Errors by their code: of SQLite, of PostgreSQL (appendix A of its manual) and of a connection. */
const ERROR_BY_CODE: Readonly<Record<string, readonly [ErrorId, string]>> = {
  SQLITE_FULL: DISK_FULL,
  SQLITE_IOERR_SHMSIZE: DISK_FULL,
  '53100': DISK_FULL,
  '53200': UNREACHABLE,
  '53300': UNREACHABLE,
  '57P01': UNREACHABLE,
  '57P02': UNREACHABLE,
  '57P03': UNREACHABLE,
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  EPIPE: UNREACHABLE,
  '40001': BUSY,
  '40P01': BUSY,
  SQLITE_BUSY: LOCKED,
  '55P03': LOCKED,
  '57014': SLOW,
  SQLITE_READONLY: READ_ONLY,
  '25006': READ_ONLY,
  SQLITE_IOERR: DISK_BROKEN,
  '58030': DISK_BROKEN,
  SQLITE_CORRUPT: DAMAGED,
  SQLITE_NOTADB: DAMAGED,
  XX001: DAMAGED,
  XX002: DAMAGED,
  '22021': ['invalid request', 'a text holds the character NUL, which no text may'],
  '22003': ['invalid request', 'a number is larger than any that is stored'],
};

/** Messages of pg without a code, for a connection that broke or was not opened. */
const BROKEN_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Extended codes of SQLite are read by their beginning: `SQLITE_IOERR_FSYNC` is a `SQLITE_IOERR`. */
const findPrimaryCode = (code: string): string => /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;

/** What the caller is told of a failure of the database; undefined for any other error. */
export function describeDatabaseError(error: {
  readonly code?: string;
  readonly message: string;
}): WireError | undefined {
  const { code = '' } = error;
  const described =
    ERROR_BY_CODE[code] ??
    ERROR_BY_CODE[findPrimaryCode(code)] ??
    (BROKEN_CONNECTION.test(error.message) ? UNREACHABLE : undefined);
  return described && { id: described[0], detail: described[1] };
}
