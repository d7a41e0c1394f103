import {
  calls,
  type DeviceAnswer,
  type DeviceBeatAnswer,
  type DeviceBeatBody,
  type DeviceHoldAnswer,
  type LiveInputAnswer,
  type LiveInputBody,
  makeUrl,
  type ValidCodeAnswer,
  type WireError,
} from 'shared-domain/contract';
import type { RoundTrip } from '../log/device-clock.ts';
import type { SeenQuery } from './seen.ts';

/**
 * An answer with the round trip that it took; a `refusal` by the server; or none: `fault` is the id of what is wrong with a server that is
 * reached and cannot do what it is asked for.
 */
export type Reply<T> =
  | { readonly kind: 'answer'; readonly body: T; readonly trip: RoundTrip | undefined }
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly error: WireError | undefined;
      readonly retryAfter: number;
    }
  | { readonly kind: 'silence'; readonly fault?: string };

/** In how many minutes a call that was refused as one too many may be made again. */
export const findRetryMinutes = ({ retryAfter }: { readonly retryAfter: number }): number =>
  Math.max(1, Math.ceil(retryAfter / 60));

/** What a device says of a trial that it holds, or holds no longer. */
export interface HoldRequest {
  readonly trialOID: string;
  readonly device: string;
  readonly hold: boolean;
  /** From another device. */
  readonly take?: boolean;
  /** Only prolongs what the device has: nothing that was released is taken again. */
  readonly renew?: boolean;
  readonly label?: string;
  /** Since when it has held the trial without a network. */
  readonly since?: string;
  /** The device that handed the trial over. */
  readonly from?: string;
}

/** The server's calls that a console makes. */
export interface Server {
  readonly checkCode: (code: string, asked?: Promise<Response>) => Promise<Reply<ValidCodeAnswer>>;
  /** `waitS`: how long the server may wait for something new. */
  readonly read: (
    code: string,
    chOID: string,
    query: SeenQuery,
    waitS?: number,
    signal?: AbortSignal,
  ) => Promise<Reply<DeviceAnswer>>;
  readonly post: (code: string, chOID: string, body: LiveInputBody) => Promise<Reply<LiveInputAnswer>>;
  readonly hold: (code: string, chOID: string, body: HoldRequest) => Promise<Reply<DeviceHoldAnswer>>;
  /** A sign of life. */
  readonly beat?: (code: string, chOID: string, body: DeviceBeatBody) => Promise<Reply<DeviceBeatAnswer>>;
}

/** An answer that takes longer is none: whoever looks at the screen learns it in time. */
export const TIMEOUT_MS = 8000;
/** What an answer may take longer than the server waited: a lost server is noticed within ten seconds. */
const WAIT_GRACE_MS = 3500;
/** Several hundred facts over a poor network. */
const POST_TIMEOUT_MS = 25_000;
/** What a proxy answers for a server that does not, or a server without saying why. */
const UNKNOWN_FAULT = 'unavailable';
/** The header `Date` has whole seconds. */
const HEADER_GRAIN_MS = 1000;

function readTrip(sent: number, received: number, answer: Response, body: unknown): RoundTrip | undefined {
  const { now } = body as { now?: unknown };
  if (typeof now === 'number') return { sent, received, server: now, grain: 0 };
  const header = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(header) ? undefined : { sent, received, server: header, grain: HEADER_GRAIN_MS };
}

async function readError(answer: Response): Promise<WireError | undefined> {
  const body = (await answer.json().catch(() => undefined)) as { errors?: WireError[] } | undefined;
  return body?.errors?.[0];
}

const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, { ...init, cache: 'no-store' });

/** Asks what a code is for. */
export const askAboutCode = (code: string, signal: AbortSignal): Promise<Response> =>
  send(makeUrl(calls.validCode, {}), { headers: { 'x-access-code': code }, signal });

/** The server's calls by `fetch`; `now` is the device's clock, `onAnswer` is told of each call that the server answers. */
export function openServer(now: () => number, onAnswer: () => void = () => undefined): Server {
  async function hear<T>(
    ask: (signal: AbortSignal) => Promise<Response>,
    timeout: number,
    aborted?: AbortSignal | null,
  ): Promise<Reply<T>> {
    const sent = now();
    const ended = new AbortController();
    const end = () => ended.abort();
    const timer = setTimeout(end, timeout);
    aborted?.addEventListener('abort', end);
    try {
      const answer = await ask(ended.signal);
      if (answer.status >= 500) return { kind: 'silence', fault: (await readError(answer))?.id ?? UNKNOWN_FAULT };
      if (!answer.ok) {
        const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
        return { kind: 'refusal', status: answer.status, error: await readError(answer), retryAfter };
      }
      const body = (await answer.json()) as T;
      onAnswer();
      return { kind: 'answer', body, trip: readTrip(sent, now(), answer, body) };
    } catch {
      return { kind: 'silence' };
    } finally {
      clearTimeout(timer);
      aborted?.removeEventListener('abort', end);
    }
  }
  const ask = <T>(url: string, init: RequestInit, timeout = TIMEOUT_MS): Promise<Reply<T>> =>
    hear((signal) => send(url, { ...init, signal }), timeout, init.signal);
  const post = (code: string, body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'x-access-code': code, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    checkCode: (code, asked) => hear((signal) => asked ?? askAboutCode(code, signal), TIMEOUT_MS),
    async read(code, chOID, { since, revision, trials, device, mark }, waitS = 0, signal) {
      const url = makeUrl(
        calls.device,
        { chOID },
        { since, revision, device, mark, trialOIDs: trials, wait: waitS || undefined },
      );
      const init = { headers: { 'x-access-code': code }, ...(signal === undefined ? {} : { signal }) };
      if (waitS === 0) return ask<DeviceAnswer>(url, init);
      const reply = await ask<DeviceAnswer>(url, init, waitS * 1000 + WAIT_GRACE_MS);
      // Nobody knows when within its wait the server said what time it is.
      return reply.kind === 'answer' ? { ...reply, trip: undefined } : reply;
    },
    post: (code, chOID, body) => ask(makeUrl(calls.liveInput, { chOID }), post(code, body), POST_TIMEOUT_MS),
    hold: (code, chOID, body) => ask(makeUrl(calls.deviceHold, { chOID }), post(code, body)),
    beat: (code, chOID, body) => ask(makeUrl(calls.deviceBeat, { chOID }), { ...post(code, body), method: 'PUT' }),
  };
}
