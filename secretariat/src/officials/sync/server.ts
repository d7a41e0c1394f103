import {
  calls,
  type DeviceAnswer,
  type DeviceHoldAnswer,
  type LiveInputAnswer,
  type LiveInputBody,
  makeUrl,
  type ValidCodeAnswer,
  type WireError,
} from 'shared-domain/contract';
import type { RoundTrip } from '../log/device-clock.ts';

/** An answer with the round trip that it took; a `refusal` by the server; or no answer at all. */
export type Reply<T> =
  | { readonly kind: 'answer'; readonly body: T; readonly trip: RoundTrip | undefined }
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly error: WireError | undefined;
      readonly retryAfter: number;
    }
  | { readonly kind: 'silence' };

/** The server's calls that a console makes. */
export interface Server {
  readonly checkCode: (code: string) => Promise<Reply<ValidCodeAnswer>>;
  readonly read: (code: string, chOID: string, since: number) => Promise<Reply<DeviceAnswer>>;
  readonly post: (code: string, chOID: string, body: LiveInputBody) => Promise<Reply<LiveInputAnswer>>;
  readonly hold: (
    code: string,
    chOID: string,
    body: { trialOID: string; device: string; hold: boolean },
  ) => Promise<Reply<DeviceHoldAnswer>>;
}

/** An answer that takes longer is none: whoever looks at the screen learns it in time. */
const TIMEOUT_MS = 8000;
/** Several hundred facts over a poor network. */
const POST_TIMEOUT_MS = 25_000;
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

/** The server's calls by `fetch`; `now` is the device's clock. */
export function openServer(now: () => number): Server {
  async function ask<T>(url: string, init: RequestInit, timeout = TIMEOUT_MS): Promise<Reply<T>> {
    const sent = now();
    try {
      const answer = await fetch(url, { ...init, cache: 'no-store', signal: AbortSignal.timeout(timeout) });
      if (answer.status >= 500) return { kind: 'silence' };
      if (!answer.ok) {
        const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
        return { kind: 'refusal', status: answer.status, error: await readError(answer), retryAfter };
      }
      const body = (await answer.json()) as T;
      return { kind: 'answer', body, trip: readTrip(sent, now(), answer, body) };
    } catch {
      return { kind: 'silence' };
    }
  }
  const post = (code: string, body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'x-access-code': code, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    checkCode: (code) => ask(makeUrl(calls.validCode, {}), { headers: { 'x-access-code': code } }),
    read: (code, chOID, since) =>
      ask(makeUrl(calls.device, { chOID }, { since }), { headers: { 'x-access-code': code } }),
    post: (code, chOID, body) => ask(makeUrl(calls.liveInput, { chOID }), post(code, body), POST_TIMEOUT_MS),
    hold: (code, chOID, body) => ask(makeUrl(calls.deviceHold, { chOID }), post(code, body)),
  };
}
