import { CONSOLES_PATH, calls } from 'shared-domain/contract';
import { emptyAnswer, networkAnswer, reachTest } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { findCaFile } from '../../base/local-ca-files.ts';
import { listSiteOrigins, listUncoveredAddresses } from '../../base/site-origins.ts';
import { requireSession } from '../../http/access/request-session.ts';
import { checkCertificate } from '../../services/upkeep/certificate-watch.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Tests of an address whose outcome is remembered; the oldest goes first. */
const MAX_TESTS = 100;
/** How long it is said that a console was opened at an address, ms. */
const ARRIVAL_MS = 3_600_000;

/** How phones reach this server in a stadium, and whether one has (officials 4.5). */
export function registerNetworkRoutes(app: App, ctx: RouteContext): void {
  const tags = ['secretariat'];
  /** When an address that a page waits for was opened, by its test. */
  const reachedAt = new Map<string, string>();
  /** When a console was opened last at each address of this site. */
  const arrivedAt = new Map<string, Date>();
  const findArrival = (origin: string): { readonly arrived?: string } => {
    const at = arrivedAt.get(origin);
    return at === undefined || ctx.clock().getTime() - at.getTime() > ARRIVAL_MS ? {} : { arrived: at.toISOString() };
  };

  app.get(
    calls.network.path,
    {
      onRequest: requireSession(ctx),
      schema: {
        tags,
        security: [{ token: [] }],
        description: 'How phones of a stadium reach this server; `reached`: when one opened `/api/reached?test`.',
        querystring: z.object({ test: reachTest.optional() }),
        ...respondWith(networkAnswer),
      },
    },
    async (request) => {
      const checked = await checkCertificate(ctx, ctx.config);
      const uncovered = listUncoveredAddresses(ctx.config);
      const reached = reachedAt.get(request.query.test ?? '');
      return {
        origins: listSiteOrigins(ctx.config).map((one) => ({ ...one, ...findArrival(one.origin) })),
        hasAuthority: findCaFile(ctx.config) !== undefined,
        ...(checked && {
          certificate: {
            until: checked.certificate.validTo.toISOString(),
            warning: checked.warning,
            ...(uncovered.length > 0 && { uncovered }),
          },
        }),
        ...(reached === undefined ? {} : { reached }),
      };
    },
  );
  app.get(
    calls.reached.path,
    {
      schema: {
        tags,
        description: 'Leads a phone to the consoles, and tells the page of the address that it came.',
        querystring: z.object({ test: reachTest }),
      },
    },
    (request, reply) => {
      const { test } = request.query;
      reachedAt.delete(test);
      reachedAt.set(test, ctx.clock().toISOString());
      const [oldest] = reachedAt.keys();
      if (reachedAt.size > MAX_TESTS && oldest !== undefined) reachedAt.delete(oldest);
      return reply.redirect(CONSOLES_PATH, 302);
    },
  );
  app.post(
    calls.arrived.path,
    {
      schema: {
        tags,
        description: 'A page of the consoles was opened at an address of this site, typed or scanned.',
        ...respondWith(emptyAnswer),
      },
    },
    (request) => {
      const opened = listSiteOrigins(ctx.config).find(({ origin }) => new URL(origin).host === request.host);
      if (opened !== undefined) arrivedAt.set(opened.origin, ctx.clock());
      return {};
    },
  );
}
