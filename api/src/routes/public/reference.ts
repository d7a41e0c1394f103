import { calls } from 'shared-domain/contract';
import {
  cacheVersionAnswer,
  categoriesAnswer,
  disciplinesAnswer,
  federationsAnswer,
  isoDate,
  regionsAnswer,
  versionsAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import {
  readCacheVersion,
  readCategories,
  readDisciplines,
  readFederations,
  readRegions,
} from '../../services/reads/reference-data.ts';
import { openDownloads } from '../../static/index.ts';
import type { App, RouteContext } from '../route-context.ts';
import { answers } from '../schema.ts';

/** A browser asks again after an hour. */
const CACHE_CONTROL = 'public, max-age=3600';

/** Data that belongs to no challenge. */
export function referenceRoutes(app: App, { config, site, store, clock }: RouteContext): void {
  const downloads = openDownloads(config.siteDir, (message) => app.log.warn(message));
  const tags = ['reference'];
  const today = () => clock().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

  for (const { path } of [calls.regions, calls.mgrRegions])
    app.get(path, { schema: { tags, ...answers(regionsAnswer) } }, (_, reply) => {
      reply.header('cache-control', CACHE_CONTROL);
      return readRegions();
    });
  app.get(
    calls.categories.path,
    { schema: { tags, querystring: z.object({ on: isoDate.optional() }), ...answers(categoriesAnswer) } },
    (request, reply) => {
      reply.header('cache-control', CACHE_CONTROL);
      return readCategories(request.query.on ?? today());
    },
  );
  app.get(calls.disciplines.path, { schema: { tags, ...answers(disciplinesAnswer) } }, (_, reply) => {
    reply.header('cache-control', CACHE_CONTROL);
    return readDisciplines();
  });
  app.get(calls.federations.path, { schema: { tags, ...answers(federationsAnswer) } }, (_, reply) => {
    reply.header('cache-control', CACHE_CONTROL);
    return readFederations();
  });
  app.get(calls.cacheVersion.path, { schema: { tags, ...answers(cacheVersionAnswer) } }, (_, reply) => {
    reply.header('cache-control', 'no-cache');
    return { version: readCacheVersion(today()) };
  });
  app.get(calls.versions.path, { schema: { tags, ...answers(versionsAnswer) } }, async (_, reply) => {
    reply.header('cache-control', 'no-cache');
    const { version } = config;
    return {
      app: { version },
      api: { version, schema: store.schema },
      remotes: site.remotes().map(({ name, version: own, build, platform, released, entry }) => ({
        name,
        version: own,
        build,
        platform,
        released,
        entry,
      })),
      downloads: [...(await downloads.list())],
    };
  });
}
