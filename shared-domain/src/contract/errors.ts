import type { ConflictReason } from './conflict-reasons.ts';
import type { FileNote } from './types.ts';

/** Every error id that crosses the wire, with the HTTP status it travels on (Q18). */
export const ERROR_STATUS = {
  'invalid request': 400,
  /** Of the reference call of the categories: what is asked for is no category, or an option has no such value (P5.8). */
  INVALID_PARAMETERS: 400,
  'invalid parameters': 400,
  /** Passwords that somebody chooses: too few characters, known to everybody, or one's own address or organisation. */
  'short password': 400,
  'common password': 400,
  'own password': 400,
  unauthorized: 401,
  'expired token': 401,
  /** The password is right, and the account has a second factor. */
  'code required': 401,
  forbidden: 403,
  /** Asked of whoever opens organisations, or changes an owner whose address is confirmed. */
  'address not confirmed': 403,
  /** An organisation asks whoever writes for one. */
  'second factor required': 403,
  'not found': 404,
  conflict: 409,
  /** An organisation keeps an owner whose address is confirmed. */
  'last owner': 409,
  /** An account opens so many organisations. */
  'too many organisations': 409,
  'too large': 413,
  'invalid transition': 422,
  'too many requests': 429,
  'critical error': 500,
  'database damaged': 500,
  unavailable: 503,
  'disk full': 507,
} as const;

export type ErrorId = keyof typeof ERROR_STATUS;

/** One refusal: a stable id and a sentence that says what was wrong and where. Programs read the other fields, people the sentence. */
export interface WireError {
  readonly id: ErrorId;
  readonly detail: string;
  readonly reason?: ConflictReason;
  /** What it is about, as `$.name` of a body or `query.limit`; `detail` then begins with it and a colon. */
  readonly path?: string;
  /** Of a line of a file: the same by an id and its values, for whoever says it in another language. */
  readonly note?: FileNote;
  /** The later act that stands before an undo. */
  readonly act?: { readonly oid: string; readonly action: string; readonly at: string };
}

/** The sentence of a refusal without the path that it begins with. @example refusalWords({ detail: '$.bib: is taken', path: '$.bib' }) // 'is taken' */
export const refusalWords = ({ detail, path }: Pick<WireError, 'detail' | 'path'>): string =>
  path === undefined ? detail : detail.slice(`${path}: `.length);

/** The envelope of every answer that is not a success. */
export interface ErrorEnvelope {
  readonly errors: readonly WireError[];
}

/** Session status set when the only error of an answer is `expired token` (P4.6). */
export { EXPIRED_STATUS as SESSION_EXPIRED } from './global-status.ts';
