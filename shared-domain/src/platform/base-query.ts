import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { WireError } from '../contract/errors.ts';
import { EXPIRED_STATUS, INITIAL_STATUS, statusAfterErrors } from '../contract/global-status.ts';
import { readAddress } from '../contract/paths.ts';
import { takePageAnswer } from './page-answers.ts';
import { sessionSlice } from './session.ts';
import { KEPT_AT, noteAnswer } from './stored-answers.ts';

/** Type of an answer that comes by lines, each an object. */
const LINES = 'application/x-ndjson';

/** Reads an answer as its lines come; the last one is the answer itself, `tell` hears those before it. */
async function readLines(answer: Response, tell: (line: unknown) => void): Promise<unknown> {
  let last: unknown;
  let rest = '';
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true };
    const lines = `${rest}${value}`.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines.filter((text) => text !== '')) {
      if (last !== undefined) tell(last);
      last = JSON.parse(line) as unknown;
    }
    if (done) return last;
  }
}

/** One of an answer's errors. A server newer than this page may have ids that it does not know. */
type AnswerError = Omit<WireError, 'id'> & { readonly id: string };

/** A refusal, as every call of the front ends reports it (P8.1). */
export interface CallError {
  /** An id of the wire, or `network error`, `critical error {call}`, `unknown error`. */
  readonly id: string;
  readonly detail: string;
  readonly status?: number;
  /** Seconds after which the same call may be answered, where the server says so. */
  readonly retryAfter?: number;
  readonly errors?: readonly AnswerError[];
}

export type CallRequest =
  | string
  | {
      readonly url: string;
      readonly method?: string;
      /** What is sent: bytes as they are, anything else as JSON. */
      readonly body?: unknown;
      readonly signal?: AbortSignal;
      /** The answer is a file, which comes as a `Blob`. */
      readonly isFile?: boolean;
      /** Hears every line of an answer that comes by lines but the last, which is the answer. */
      readonly tell?: ((line: unknown) => void) | undefined;
    };

/**
 * The one way a front end calls the server, whatever is sent and whatever comes; what came with the page is not asked for. `errors[]`
 * wins over the status; a body without it is a `network error`; any other status than 200 is a `critical error {call}`; a single
 * `expired token` sets the session's status to 11.
 */
export const apiBase: BaseQueryFn<CallRequest, unknown, CallError> = async (request, api) => {
  const { url, method = 'GET', body, isFile = false, tell } = typeof request === 'string' ? { url: request } : request;
  const given = method === 'GET' ? takePageAnswer(url) : takePageAnswer(readAddress(url, body));
  if (given !== undefined) return { data: given };
  const { token } = sessionSlice.selectors.selectSession(
    api.getState() as Parameters<typeof sessionSlice.selectors.selectSession>[0],
  );
  const headers: Record<string, string> = {};
  if (token !== undefined && (isFile || isSecured(url))) headers['x-access-token'] = token;
  if (tell !== undefined) headers.accept = LINES;
  const isBytes = body instanceof Blob;
  if (body !== undefined) headers['content-type'] = isBytes ? 'application/octet-stream' : 'application/json';
  const sent = body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) };
  let answer: Response;
  let content: unknown;
  try {
    answer = await fetch(url, { method, headers, signal: api.signal, ...sent });
    if (isFile && answer.ok) return { data: await answer.blob() };
    content = await readContent(answer, tell);
  } catch {
    return { error: { id: 'network error', detail: '' } };
  }
  if (method === 'GET') noteAnswer(answer.headers.get(KEPT_AT), window.location.pathname);
  const errors = errorsOf(content);
  if (errors !== undefined) {
    const [first] = errors;
    if (statusAfterErrors(INITIAL_STATUS, errors) === EXPIRED_STATUS)
      api.dispatch(sessionSlice.actions.sessionExpired());
    const { id = 'unknown error', detail = '' } = first ?? {};
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const again = Number.isFinite(seconds) ? { retryAfter: seconds } : {};
    return { error: { id, detail, status: answer.status, errors, ...again } };
  }
  if (answer.status !== 200) return { error: { id: `critical error ${url}`, detail: '', status: answer.status } };
  if (typeof content !== 'object' || content === null) return { error: { id: 'network error', detail: '' } };
  return { data: content };
};

/** What an answer says; undefined where it is no JSON. */
function readContent(answer: Response, tell: ((line: unknown) => void) | undefined): Promise<unknown> {
  if (tell !== undefined && answer.headers.get('content-type')?.includes(LINES) === true)
    return readLines(answer, tell);
  return answer.json().catch(() => undefined);
}

/** Public reads carry no token: their answers are the same for everyone, and kept by every cache on the way. A file is asked for once. */
const isSecured = (url: string): boolean => /^\/(api\/(lesecretariat|sign-in|code|ask-code)|mgrapi\/lemgr)/.test(url);

function errorsOf(content: unknown): readonly AnswerError[] | undefined {
  if (typeof content !== 'object' || content === null || !('errors' in content)) return undefined;
  return Array.isArray(content.errors) && content.errors.length > 0 ? content.errors : undefined;
}
