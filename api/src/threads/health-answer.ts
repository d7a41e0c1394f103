import type { IncomingMessage, ServerResponse } from 'node:http';
import { calls, ERROR_STATUS, type ErrorEnvelope, type HealthAnswer } from 'shared-domain/contract';
import { Refusal } from '../base/refusal.ts';
import type { ProxyReader } from '../base/trust-proxy.ts';
import { readHealthCaller } from '../http/access/health-caller.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import type { Health } from '../services/upkeep/thread-health.ts';

const HEALTH_URL = new RegExp(`^${calls.health.path}/?(?:\\?|$)`);

/** The `retry-after` of `unavailable`, seconds. */
const RETRY_AFTER_S = '5';

/**
 * Answers the health call in the front: full queues at the threads are no reason to take the server out of service. The threads
 * report their health by messages; simultaneous calls share one answer.
 */
export function createHealthAnswer(
  readHealth: () => Promise<Health>,
  proxies: ProxyReader,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  let pendingHealth: Promise<Health> | undefined;

  function send(req: IncomingMessage, res: ServerResponse, status: number, body: HealthAnswer | ErrorEnvelope): void {
    if (res.destroyed) return;
    const text = JSON.stringify(body);
    res.writeHead(status, {
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      ...(status === ERROR_STATUS.unavailable ? { 'retry-after': RETRY_AFTER_S } : {}),
      'content-length': Buffer.byteLength(text),
    });
    res.end(req.method === 'HEAD' ? undefined : text);
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      pendingHealth ??= readHealth().finally(() => {
        pendingHealth = undefined;
      });
      send(req, res, 200, { ...(await pendingHealth), caller: readHealthCaller(req, proxies) });
    } catch (error) {
      const unavailable = { id: 'unavailable', detail: 'the server does not know how it is' } as const;
      const errors = error instanceof Refusal ? error.errors : [unavailable];
      send(req, res, ERROR_STATUS[errors[0]?.id ?? 'unavailable'], { errors });
    }
  }

  return (req, res) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !HEALTH_URL.test(req.url ?? '')) return false;
    void answer(req, res);
    return true;
  };
}
