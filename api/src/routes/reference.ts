import { REGIONS } from 'shared-domain';
import { calls } from 'shared-domain/contract';
import { regionsAnswer, versionsAnswer } from 'shared-domain/contract/schemas';
import type { App, RouteContext } from './route-context.ts';
import { answers } from './schema.ts';

/** Data that belongs to no challenge. */
export function referenceRoutes(app: App, { config, site, store }: RouteContext): void {
  const tags = ['reference'];

  app.get(calls.regions.path, { schema: { tags, ...answers(regionsAnswer) } }, (_, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return { regions: REGIONS.map(({ uid, name, iso, insee, code }) => ({ uid, name, iso, insee, code })) };
  });
  app.get(calls.versions.path, { schema: { tags, ...answers(versionsAnswer) } }, (_, reply) => {
    reply.header('cache-control', 'no-cache');
    const { version } = config;
    return {
      app: { version },
      api: { version, node: process.version, schema: store.schema },
      remotes: site.remotes().map(({ name, version: own, build, platform, released, entry }) => ({
        ...{ name, version: own, build, platform, released, entry },
      })),
      downloads: [],
    };
  });
}
