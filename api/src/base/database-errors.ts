import type { WireError } from 'shared-domain/contract';

/** What a failure of the database is to its caller, and to the operator who reads the log. */
interface DatabaseFault extends WireError {
  /** The detail in French, the log's language. */
  readonly french: string;
}

const DISK_FULL: DatabaseFault = {
  id: 'disk full',
  detail: 'the disk is full; nothing was stored',
  french: 'le disque est plein, rien n’a été enregistré : libérez de la place, rien n’est à relancer',
};
const UNREACHABLE: DatabaseFault = {
  id: 'unavailable',
  detail: 'the database does not answer; try again in a moment',
  french: 'la base ne répond pas',
};
const BUSY: DatabaseFault = {
  id: 'unavailable',
  detail: 'too many are writing the same at once; try again in a moment',
  french: 'trop de demandes écrivent la même chose à la fois',
};
const LOCKED: DatabaseFault = {
  id: 'unavailable',
  detail:
    'another transaction holds what this call needs and does not let go; nothing was stored, try again in a moment',
  french:
    'une autre transaction tient ce qu’il faut à un appel et ne le rend pas, rien n’a été enregistré : npm run doctor la nomme',
};
const SLOW: DatabaseFault = {
  id: 'unavailable',
  detail: 'the database took too long over this call; nothing was stored, try again in a moment',
  french: 'la base a mis trop de temps à un appel, rien n’a été enregistré',
};
const READ_ONLY: DatabaseFault = {
  id: 'database read only',
  detail: 'the database may only be read at present; nothing was stored, tell whoever runs this server',
  french:
    'la base ne peut être que lue, rien n’a été enregistré : rendez au compte du serveur le droit d’écrire le fichier et son dossier, ou voyez quel serveur PostgreSQL répond (DATABASE_URL)',
};
const DISK_BROKEN: DatabaseFault = {
  id: 'disk broken',
  detail: 'the disk of the database does not answer as it should; nothing was stored, tell whoever runs this server',
  french:
    'le disque de la base ne répond pas comme il faut, rien n’a été enregistré : voyez le journal du système (dmesg), et copiez les sauvegardes ailleurs',
};
const DAMAGED: DatabaseFault = {
  id: 'database damaged',
  detail: 'the database is damaged; tell whoever runs this server, who has a backup to bring back',
  french: 'la base est abîmée : arrêtez le serveur et remettez la dernière sauvegarde (npm run restore)',
};
const TEXT_WITH_NUL: DatabaseFault = {
  id: 'invalid request',
  detail: 'a text holds the character NUL, which no text may',
  french: 'un texte contient le caractère NUL',
};
const TOO_LARGE_NUMBER: DatabaseFault = {
  id: 'invalid request',
  detail: 'a number is larger than any that is stored',
  french: 'un nombre est plus grand que tout ce qui s’enregistre',
};

/** Errors by their code: of SQLite, of PostgreSQL (appendix A of its manual) and of a connection. */
const ERROR_BY_CODE: Readonly<Record<string, DatabaseFault>> = {
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
  '22021': TEXT_WITH_NUL,
  '22003': TOO_LARGE_NUMBER,
};

/** Messages of pg without a code, for a connection that broke or was not opened. */
const BROKEN_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Extended codes of SQLite are read by their beginning: `SQLITE_IOERR_FSYNC` is a `SQLITE_IOERR`. */
const findPrimaryCode = (code: string): string => /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;

/** The failure of the database that an error is; undefined for any other error. */
export function findDatabaseFault(error: {
  readonly code?: string;
  readonly message: string;
}): DatabaseFault | undefined {
  const { code = '' } = error;
  return (
    ERROR_BY_CODE[code] ??
    ERROR_BY_CODE[findPrimaryCode(code)] ??
    (BROKEN_CONNECTION.test(error.message) ? UNREACHABLE : undefined)
  );
}

/** What the caller is told of a failure of the database; undefined for any other error. */
export function describeDatabaseError(error: {
  readonly code?: string;
  readonly message: string;
}): WireError | undefined {
  const fault = findDatabaseFault(error);
  return fault && { id: fault.id, detail: fault.detail };
}
