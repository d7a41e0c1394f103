import { request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest, type RequestOptions } from 'node:https';
import { lookupPublicAddress } from '../../base/public-address.ts';
import type { PushKeys } from '../../store/database-secrets.ts';
import type { PushSubscriptionTable } from '../../store/push-tables.ts';
import { findEndpointFault } from './endpoint.ts';

/** How long a push service may take to answer, ms. */
const TIMEOUT_MS = 10_000;

/** Connections that stay open to one push service. */
const MAX_SOCKETS = 20;

/** A message that a push service is asked to deliver. */
interface PushRequest {
  readonly payload: string;
  /** Seconds for which the push service keeps it. */
  readonly ttl: number;
  readonly topic: string;
  readonly urgency: 'high' | 'normal';
}

/** `gone`: the subscription has ended; `refused`: another try would be refused too; `retry`: later, after so many seconds. */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'retry'; readonly after: number | undefined };

export interface PushClient {
  send(subscription: PushSubscriptionTable, message: PushRequest): Promise<PushOutcome>;
  /** Ends requests that are still open. */
  close(): void;
}

interface PushClientOptions {
  readonly keys: PushKeys;
  /** Whom push services write to about this site: `mailto:` or https (RFC 8292, 2.1). */
  readonly subject: string;
  readonly allowsPrivate: boolean;
  readonly timeoutMs?: number | undefined;
}

/** Seconds of a `Retry-After`, which may be a date. */
function parseRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function judgeAnswer(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'retry', after: parseRetryAfter(retryAfter) };
  return { kind: 'refused', why: `it answered ${status}` };
}

/** Asks push services to deliver messages, encrypted for the browser (RFC 8291) and signed by this site's keys (RFC 8292). */
export function createPushClient(options: PushClientOptions): PushClient {
  const { keys, subject, allowsPrivate, timeoutMs = TIMEOUT_MS } = options;
  const closing = new AbortController();
  const lookup = allowsPrivate ? {} : { lookup: lookupPublicAddress };
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, ...lookup });

  /** The status and `Retry-After` of an answer; its body is not read, and a redirection not followed. */
  function post(endpoint: string, headers: RequestOptions['headers'], body: Buffer): Promise<PushOutcome> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
    const isPlain = endpoint.startsWith('http:');
    return new Promise((resolve, reject) => {
      const request = (isPlain ? httpRequest : httpsRequest)(
        endpoint,
        { method: 'POST', headers, signal, ...lookup, ...(isPlain ? {} : { agent }) },
        (answer) => {
          answer.resume().on('error', () => undefined);
          resolve(judgeAnswer(answer.statusCode ?? 0, answer.headers['retry-after']));
        },
      );
      request.on('error', reject).end(body);
    });
  }

  return {
    async send({ endpoint, p256dh, auth }, { payload, ttl, topic, urgency }) {
      const fault = findEndpointFault(endpoint, allowsPrivate);
      if (fault !== undefined) return { kind: 'refused', why: `its address ${fault}` };
      // Loaded with the first message: most sites send none for days.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: ttl,
        topic,
        urgency,
        contentEncoding: 'aes128gcm',
      });
      try {
        return await post(endpoint, headers as RequestOptions['headers'], body);
      } catch {
        return { kind: 'retry', after: undefined };
      }
    },
    close() {
      closing.abort();
      agent.destroy();
    },
  };
}
