import type { ServerResponse } from 'node:http';
import { ERROR_STATUS, type ErrorEnvelope, type WireError } from 'shared-domain/contract';
import { SECURITY_HEADERS } from '../http/security-headers.ts';

/** The `retry-after`, seconds: a thread is started again in less. */
const RETRY_AFTER_S = 2;

function refuse(res: ServerResponse, error: WireError, extraHeaders: Readonly<Record<string, string>> = {}): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.writeHead(ERROR_STATUS[error.id], {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...extraHeaders,
  });
  res.end(JSON.stringify({ errors: [error] } satisfies ErrorEnvelope));
}

/** The thread that would answer is not running, or has too much to do. */
export const answerBusy = (
  res: ServerResponse,
  detail = 'this server cannot take the call now; try again in a moment',
) => refuse(res, { id: 'unavailable', detail }, { 'retry-after': String(RETRY_AFTER_S) });

/** A network has as many calls under way as one may have. */
export const answerTooMany = (res: ServerResponse) =>
  refuse(
    res,
    { id: 'too many requests', detail: 'this address waits for many answers already; ask again when they have come' },
    { 'retry-after': String(RETRY_AFTER_S) },
  );

/** The server is stopping: the caller's next call must use another connection. */
export const answerStopping = (res: ServerResponse) =>
  refuse(res, { id: 'unavailable', detail: 'this server is stopping' }, { 'retry-after': '2', connection: 'close' });

export const answerUnreadable = (res: ServerResponse) =>
  refuse(res, { id: 'invalid request', detail: 'the request is no HTTP' });
