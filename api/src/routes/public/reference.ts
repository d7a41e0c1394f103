import { CACHE_SECONDS, calls } from 'shared-domain/contract';
import {
  cacheVersionAnswer,
  categoriesAnswer,
  categoriesQuery,
  disciplinesAnswer,
  federationsAnswer,
  regionsAnswer,
  versionsAnswer,
} from 'shared-domain/contract/schemas';
import {
  computeReferenceVersion,
  readCategories,
  readDisciplines,
  readFederations,
  readRegions,
} from '../../services/reads/reference-data.ts';
import { openDownloads } from '../../static/downloads.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Devices add the `cache-version` to the address, so that a new edition is fetched at once. */
const CACHE_CONTROL = 'public, max-age=3600';
/** The regions are also fetched without the `cache-version` (P9.6). */
const REGIONS_CACHE_CONTROL = `public, max-age=${CACHE_SECONDS.regions}`;

/** Data that belongs to no challenge. */
export function registerReferenceRoutes(app: App, { config, site, store, clock, warn }: RouteContext): void {
  const downloads = openDownloads(config.siteDir, (message) => app.log.warn(message));
  const tags = ['reference'];
  const today = () => clock().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

  for (const [{ path }, cacheControl] of [
    [calls.regions, REGIONS_CACHE_CONTROL],
    [calls.mgrRegions, CACHE_CONTROL],
  ] as const)
    app.get(path, { schema: { tags, ...respondWith(regionsAnswer) } }, (_, reply) => {
      reply.header('cache-control', cacheControl);
      return readRegions();
    });
  app.get(
    calls.categories.path,
    { schema: { tags, querystring: categoriesQuery, ...respondWith(categoriesAnswer) } },
    (request, reply) => {
      reply.header('cache-control', CACHE_CONTROL);
      const { on = today(), category, 'category[]': list, ...asked } = request.query;
      const listed = category === undefined && list === undefined ? undefined : [...(category ?? []), ...(list ?? [])];
      const answer = readCategories({ ...asked, category: listed, on });
      for (const { id, detail } of answer.warnings ?? []) warn(`${id}: ${detail}`);
      return answer;
    },
  );
  app.get(calls.disciplines.path, { schema: { tags, ...respondWith(disciplinesAnswer) } }, (_, reply) => {
    reply.header('cache-control', CACHE_CONTROL);
    return readDisciplines();
  });
  app.get(calls.federations.path, { schema: { tags, ...respondWith(federationsAnswer) } }, (_, reply) => {
    reply.header('cache-control', CACHE_CONTROL);
    return readFederations();
  });
  app.get(calls.cacheVersion.path, { schema: { tags, ...respondWith(cacheVersionAnswer) } }, (_, reply) => {
    reply.header('cache-control', 'no-cache');
    return { version: computeReferenceVersion(today()) };
  });
  app.get(calls.versions.path, { schema: { tags, ...respondWith(versionsAnswer) } }, async (_, reply) => {
    reply.header('cache-control', 'no-cache');
    const { version } = config;
    return {
      app: { version },
      api: { version, schema: store.schema },
      remotes: site.remotes().map(({ name, version: remoteVersion, build, platform, released, entry }) => ({
        name,
        version: remoteVersion,
        build,
        platform,
        released,
        entry,
      })),
      downloads: [...(await downloads.list())],
    };
  });
}
