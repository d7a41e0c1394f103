import type { ServerResponse } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS, type ErrorEnvelope, type ErrorId, type WireError } from 'shared-domain/contract';
import { describeDatabaseError } from '../base/database-errors.ts';
import { Refusal } from '../base/refusal.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const JSON_CONTENT_TYPE = 'application/json; charset=utf-8';

/** `retry-after` of a 503 whose refusal names no time of its own, seconds. */
const DEFAULT_RETRY_AFTER_S = 5;

/** Error id and detail of Fastify's own errors about a body, by Fastify's code; its other 4xx errors keep their message. */
const FRAMEWORK_ERRORS: Readonly<Record<string, readonly [ErrorId, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too large', 'the body is larger than this call takes'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['invalid request', 'header content-type: must be application/json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid request', 'the body is not as long as its content-length says'],
};

/** What the caller is told of a failure; undefined for an unexpected one, whose cause is not sent. */
function listExpectedErrors(error: FastifyError | Refusal): readonly WireError[] | undefined {
  if (error instanceof Refusal) return error.errors;
  const frameworkError = FRAMEWORK_ERRORS[error.code];
  if (frameworkError !== undefined) return [{ id: frameworkError[0], detail: frameworkError[1] }];
  const databaseError = describeDatabaseError(error);
  if (databaseError !== undefined) return [databaseError];
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return [{ id: 'invalid request', detail: error.message }];
  return undefined;
}

function findStatus(errors: readonly WireError[]): number {
  const [first] = errors;
  return first === undefined ? 500 : ERROR_STATUS[first.id];
}

const UNEXPECTED_ERRORS: readonly WireError[] = [
  { id: 'critical error', detail: 'the server failed on this call; it is in the server’s log' },
];

/** Answers an unexpected failure of a request that has not reached the router. */
export function answerFailure(res: ServerResponse): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.writeHead(findStatus(UNEXPECTED_ERRORS), {
    ...SECURITY_HEADERS,
    'content-type': JSON_CONTENT_TYPE,
    'cache-control': 'no-store',
  });
  res.end(JSON.stringify({ errors: UNEXPECTED_ERRORS } satisfies ErrorEnvelope));
}

/** The body of the answer to a failure. Logs an unexpected one. */
export function buildEnvelope(error: FastifyError | Refusal, request: FastifyRequest): ErrorEnvelope {
  const errors = listExpectedErrors(error);
  if (errors === undefined) request.log.error(error);
  return { errors: errors ?? UNEXPECTED_ERRORS };
}

/** Fastify's error handler: turns a failure of a route into its answer. An answer that is being streamed writes `buildEnvelope` as its last line instead. */
export function handleError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const envelope = buildEnvelope(error, request);
  const refusalDelay = error instanceof Refusal ? error.retryAfter : undefined;
  const retryAfter = refusalDelay ?? (findStatus(envelope.errors) === 503 ? DEFAULT_RETRY_AFTER_S : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.status(findStatus(envelope.errors)).type(JSON_CONTENT_TYPE).serializer(JSON.stringify).send(envelope);
}
