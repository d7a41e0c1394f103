import { hash, timingSafeEqual } from 'node:crypto';
import { calls } from 'shared-domain/contract';
import { healthAnswer } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { refusal, refusalAt } from '../base/refusal.ts';
import { createProxyReader } from '../base/trust-proxy.ts';
import { isOwnMachine } from '../http/access/caller-address.ts';
import { readHealthCaller } from '../http/access/health-caller.ts';
import type { Metrics } from '../http/metrics.ts';
import { readOperationGauges } from '../services/upkeep/operation-gauges.ts';
import type { Health } from '../services/upkeep/thread-health.ts';
import type { App, RouteContext } from './route-context.ts';
import { respondWith } from './schema.ts';

/** Compares in constant time, by hashes, which have the same length. */
const isSameText = (a: string, b: string): boolean =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));

/** Metrics and health of the whole process. */
export interface OperationParts {
  readonly metrics: Pick<Metrics, 'contentType' | 'text'>;
  /** @throws Refusal `unavailable` */
  readonly health: () => Promise<Health>;
}

/** Calls for the operator of the server. */
export function registerOperationRoutes(app: App, { config }: RouteContext, { metrics, health }: OperationParts): void {
  const tags = ['operations'];
  const { metricsToken, dataDir } = config;
  const proxies = createProxyReader(config.trustProxy);

  app.get(
    calls.health.path,
    { schema: { tags, description: 'May this instance be sent readers?', ...respondWith(healthAnswer) } },
    async (request) => ({ ...(await health()), caller: readHealthCaller(request, proxies) }),
  );
  app.get(
    calls.metrics.path,
    {
      schema: {
        tags,
        description: 'Prometheus text format.',
        headers: z.object({ authorization: z.string().optional() }),
      },
    },
    async (request, reply) => {
      if (metricsToken === undefined && !isOwnMachine(request)) {
        throw refusal('not found', 'there are metrics for this machine alone; METRICS_TOKEN gives them to others');
      }
      if (metricsToken !== undefined && !isSameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
        throw refusalAt('unauthorized', 'header authorization', 'METRICS_TOKEN is asked for, as Bearer');
      }
      return reply
        .type(metrics.contentType)
        .serializer(String)
        .send((await readOperationGauges(health, dataDir)) + (await metrics.text()));
    },
  );
}
