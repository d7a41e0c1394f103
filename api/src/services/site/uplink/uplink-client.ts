import type { ErrorEnvelope, WireError } from 'shared-domain/contract';
import type { Config } from '../../../base/config.ts';
import type { UplinkCall } from './uplink-calls.ts';

type Uplink = NonNullable<Config['uplink']>;

/** What came back; `status` 0 where nothing did. */
export interface UplinkAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly errors: readonly WireError[];
  /** Seconds after which to ask again, where the server says so. */
  readonly retryAfter?: number;
}

export interface UplinkClient {
  /** Calls the public server as the stadium's, by its own name. */
  call(
    called: UplinkCall,
    path: string,
    options: { readonly site?: string; readonly body?: unknown; readonly bytes?: Buffer },
  ): Promise<UplinkAnswer>;
  stop(): void;
}

/** How long an answer may take besides the time that the body needs on a slow line, ms. */
const ANSWER_MS = 20_000;
/** A line that carries less counts as cut, bytes a millisecond. */
const SLOWEST_BYTES_PER_MS = 4;

/** The public server's calls over a line that may be cut or slow at any moment; an answer that does not come is `status` 0. */
export function createUplinkClient({ url, token }: Uplink, answerMs = ANSWER_MS): UplinkClient {
  const stopped = new AbortController();
  return {
    async call({ method }, path, { site, body, bytes }) {
      const text = body === undefined ? bytes : typeof body === 'string' ? body : JSON.stringify(body);
      const timeout = AbortSignal.timeout(Math.ceil(answerMs + (text?.length ?? 0) / SLOWEST_BYTES_PER_MS));
      try {
        const response = await fetch(url + path, {
          method,
          redirect: 'error',
          signal: AbortSignal.any([timeout, stopped.signal]),
          headers: {
            'x-access-token': token,
            ...(site === undefined ? {} : { 'x-foulee-site': site }),
            ...(text === undefined
              ? {}
              : { 'content-type': text === bytes ? 'application/octet-stream' : 'application/json' }),
          },
          ...(text === undefined ? {} : { body: typeof text === 'string' ? text : new Uint8Array(text) }),
        });
        const answer = (await response.json().catch(() => undefined)) as Partial<ErrorEnvelope> | undefined;
        // A network's own page, which says yes to everything, is no answer of the public server.
        if (answer === undefined) return { status: response.ok ? 0 : response.status, body: undefined, errors: [] };
        const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
        return {
          status: response.status,
          body: answer,
          errors: Array.isArray(answer.errors) ? answer.errors : [],
          ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
        };
      } catch {
        return { status: 0, body: undefined, errors: [] };
      }
    },
    stop: () => stopped.abort(),
  };
}

const TOO_LARGE = 413;

/**
 * Whether an answer is one of what stands before the public server, a proxy or a network's own page, which knows no error ids. That a
 * call is too large is final whoever says so.
 */
export const isForeign = ({ status: code, errors }: Pick<UplinkAnswer, 'status' | 'errors'>): boolean =>
  code >= 400 && code < 500 && code !== TOO_LARGE && !errors.some((error) => typeof error?.id === 'string');

/** Whether trying the same again later may help: no answer of the server itself, one in trouble, or too many calls. */
export const isPassing = ({ status: code, errors }: Pick<UplinkAnswer, 'status' | 'errors'>): boolean =>
  code === 0 || code === 429 || code >= 500 || isForeign({ status: code, errors });

/** Whether the public server took the competition back. */
export const isTakenBack = ({ errors }: UplinkAnswer): boolean => errors.some(({ reason }) => reason === 'taken back');

/** Whether the public server has it back from this stadium: an answer to the hand back that never came. */
export const isHandedBack = ({ errors }: UplinkAnswer): boolean =>
  errors.some(({ reason }) => reason === 'handed back');

/** Whether the session was ended, or may no longer write. */
export const isShutOut = ({ status: code, errors }: UplinkAnswer): boolean =>
  (code === 401 || code === 403) && !isForeign({ status: code, errors });
