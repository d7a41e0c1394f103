import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { WireError } from '../contract/errors.ts';
import { EXPIRED_STATUS, INITIAL_STATUS, statusAfterErrors } from '../contract/global-status.ts';
import { makeBodyReadKey } from '../contract/paths.ts';
import { takePageAnswer } from './page-answers.ts';
import { sessionSlice } from './session.ts';
import { KEPT_AT_HEADER, noteAnswer } from './stored-answers.ts';

/** Media type of an answer whose lines are JSON values. */
const LINES_TYPE = 'application/x-ndjson';

/** Reads an answer line by line: each line but the last is passed to `onLine`, the last one is returned as the answer. */
async function readLines(answer: Response, onLine: (line: unknown) => void): Promise<unknown> {
  let lastLine: unknown;
  let incompleteLine = '';
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true };
    const lines = `${incompleteLine}${value}`.split('\n');
    incompleteLine = done ? '' : (lines.pop() ?? '');
    for (const line of lines.filter((text) => text !== '')) {
      if (lastLine !== undefined) onLine(lastLine);
      lastLine = JSON.parse(line) as unknown;
    }
    if (done) return lastLine;
  }
}

/** One of an answer's errors. A newer server may send ids that this page does not know. */
type AnswerError = Omit<WireError, 'id'> & { readonly id: string };

/** The error of a call (P8.1). */
export interface CallError {
  /** An id of the server's errors, or `network error`, `critical error {call}`, `unknown error`. */
  readonly id: string;
  readonly detail: string;
  readonly status?: number;
  /** Seconds to wait before the same call, where the server gives them. */
  readonly retryAfter?: number;
  readonly errors?: readonly AnswerError[];
}

export type CallRequest =
  | string
  | {
      readonly url: string;
      readonly method?: string;
      /** A Blob is sent unchanged, anything else as JSON. */
      readonly body?: unknown;
      readonly signal?: AbortSignal;
      /** Whether the answer is a file, returned as a `Blob`. */
      readonly isFile?: boolean;
      /** Asks for an answer in lines, and is called with each line but the last, which is the answer. */
      readonly tell?: ((line: unknown) => void) | undefined;
    };

/**
 * Calls the server; all calls of the front ends go through it. An answer that came with the page is used instead. The errors of the
 * body count before the status: without errors, a status other than 200 is a `critical error {call}`, and a body that is no object a
 * `network error`. A single `expired token` sets the session's status to 11.
 */
export const apiBase: BaseQueryFn<CallRequest, unknown, CallError> = async (request, api) => {
  const { url, method = 'GET', body, isFile = false, tell } = typeof request === 'string' ? { url: request } : request;
  const pageAnswer = method === 'GET' ? takePageAnswer(url) : takePageAnswer(makeBodyReadKey(url, body));
  if (pageAnswer !== undefined) return { data: pageAnswer };
  const { token } = sessionSlice.selectors.selectSession(
    api.getState() as Parameters<typeof sessionSlice.selectors.selectSession>[0],
  );
  const headers: Record<string, string> = {};
  if (token !== undefined && (isFile || needsToken(url))) headers['x-access-token'] = token;
  if (tell !== undefined) headers.accept = LINES_TYPE;
  const isBytes = body instanceof Blob;
  if (body !== undefined) headers['content-type'] = isBytes ? 'application/octet-stream' : 'application/json';
  const requestBody = body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) };
  let answer: Response;
  let content: unknown;
  try {
    answer = await fetch(url, { method, headers, signal: api.signal, ...requestBody });
    if (isFile && answer.ok) return { data: await answer.blob() };
    content = await readContent(answer, tell);
  } catch {
    return { error: { id: 'network error', detail: '' } };
  }
  if (method === 'GET' || isPostedRead(url)) noteAnswer(answer.headers.get(KEPT_AT_HEADER), window.location.pathname);
  const errors = readErrors(content);
  if (errors !== undefined) {
    const [first] = errors;
    if (statusAfterErrors(INITIAL_STATUS, errors) === EXPIRED_STATUS)
      api.dispatch(sessionSlice.actions.sessionExpired());
    const { id = 'unknown error', detail = '' } = first ?? {};
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const retry = Number.isFinite(seconds) ? { retryAfter: seconds } : {};
    return { error: { id, detail, status: answer.status, errors, ...retry } };
  }
  if (answer.status !== 200) return { error: { id: `critical error ${url}`, detail: '', status: answer.status } };
  if (typeof content !== 'object' || content === null) return { error: { id: 'network error', detail: '' } };
  return { data: content };
};

/** The body of an answer; undefined where it is no JSON. */
function readContent(answer: Response, tell: ((line: unknown) => void) | undefined): Promise<unknown> {
  if (tell !== undefined && answer.headers.get('content-type')?.includes(LINES_TYPE) === true)
    return readLines(answer, tell);
  return answer.json().catch(() => undefined);
}

/** Whether a call sends the token: public reads do not, because caches share their answers. */
const needsToken = (url: string): boolean =>
  /^\/(api\/(lesecretariat|sign-in|code|ask-code|info\?origins)|mgrapi\/lemgr)/.test(url);

/** Whether a call reads by a POST, as the worker keeps it: the rows of a long race. */
const isPostedRead = (url: string): boolean => url.startsWith('/api/results-rr/');

function readErrors(content: unknown): readonly AnswerError[] | undefined {
  if (typeof content !== 'object' || content === null || !('errors' in content)) return undefined;
  return Array.isArray(content.errors) && content.errors.length > 0 ? content.errors : undefined;
}
