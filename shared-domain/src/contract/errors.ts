import type { ConflictReason } from './conflict-reasons.ts';
import type { FileNote } from './types.ts';

/** Every error id that crosses the wire, with the HTTP status it travels on (Q18). */
export const ERROR_STATUS = {
  'invalid request': 400,
  /** Categories call: an unknown category, or an option with an unknown value (P5.8). */
  INVALID_PARAMETERS: 400,
  'invalid parameters': 400,
  /** A chosen password is too short, well known, or the user's own address or organisation. */
  'short password': 400,
  'common password': 400,
  'own password': 400,
  unauthorized: 401,
  'expired token': 401,
  /** The password is right; the account also needs the code of its second factor. */
  'code required': 401,
  forbidden: 403,
  /** Only a user with a confirmed address may open organisations or change an owner who has one. */
  'address not confirmed': 403,
  /** The organisation requires a second factor of members who write. */
  'second factor required': 403,
  /** An organiser has closed this official's device; others with the same code go on. */
  'device closed': 403,
  'not found': 404,
  conflict: 409,
  /** An organisation must keep an owner whose address is confirmed. */
  'last owner': 409,
  /** The account has opened as many organisations as it may. */
  'too many organisations': 409,
  'too large': 413,
  'invalid transition': 422,
  'too many requests': 429,
  'critical error': 500,
  /** Lasting faults of the server, which trying again does not mend: whoever runs it must act. */
  'database damaged': 500,
  'database read only': 500,
  'disk broken': 500,
  unavailable: 503,
  'disk full': 507,
} as const;

export type ErrorId = keyof typeof ERROR_STATUS;

/** The error of an HTTP status that has only one; undefined for others. @example findErrorId(413) // 'too large' */
export function findErrorId(status: number): ErrorId | undefined {
  const ids = (Object.keys(ERROR_STATUS) as ErrorId[]).filter((id) => ERROR_STATUS[id] === status);
  return ids.length === 1 ? ids[0] : undefined;
}

/** One refusal. Programs decide on its stable id and the optional fields; `detail` is a sentence for people. */
export interface WireError {
  readonly id: ErrorId;
  readonly detail: string;
  readonly reason?: ConflictReason;
  /** The field at fault, as `$.name` of a body or `query.limit`; `detail` then begins with it and a colon. */
  readonly path?: string;
  /** For a line of a file: the same message as an id with values, so that a front end can translate it. */
  readonly note?: FileNote;
  /** oid of the trial that a conflict is about, where it may be another than the call's, as a part of a combined event. */
  readonly trial?: string;
  /** The later act that has to be undone first. */
  readonly act?: { readonly oid: string; readonly action: string; readonly at: string };
}

/** The sentence of a refusal without the leading path. @example omitErrorPath({ detail: '$.bib: is taken', path: '$.bib' }) // 'is taken' */
export const omitErrorPath = ({ detail, path }: Pick<WireError, 'detail' | 'path'>): string =>
  path === undefined ? detail : detail.slice(`${path}: `.length);

/** Body of every answer that is not a success. */
export interface ErrorEnvelope {
  readonly errors: readonly WireError[];
}
