/**
 * What a federated build of this project does at run time, in place of Module Federation's own bundler runtime, of which the shell and
 * the public site together loaded 25 kB in brotli to do this much (docs/decisions/033): modules of the share scope are singletons, and the
 * build that offered one first, the shell, gives it to all.
 */

type Factory = () => unknown;

/** A module that a build offers, as Module Federation 2 describes it: builds with its own runtime read and write the same scope. */
interface SharedModule {
  readonly version: string;
  readonly get: () => Factory | Promise<Factory>;
  readonly from?: string;
  lib?: Factory | null | undefined;
  loaded?: boolean;
  loading?: Promise<Factory> | null | undefined;
}

type ShareScope = Record<string, Record<string, SharedModule>>;

interface ConsumedModule {
  readonly shareKey: string;
  /** The build's own copy, for a page in which nobody offers the module. */
  readonly getter: () => Factory | Promise<Factory>;
}

type Consumed = Readonly<Record<string, ConsumedModule>>;
type InstalledModules = Record<string, Promise<unknown> | 0>;

/** What the bundler's runtime has in each build. */
interface BundlerRequire {
  S: Record<string, ShareScope>;
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly c: Record<string, unknown>;
  readonly federation: {
    readonly initOptions: { readonly name: string; readonly shared: Readonly<Record<string, readonly SharedModule[]>> };
  };
}

interface BuildOptions {
  readonly webpackRequire: BundlerRequire;
  readonly moduleToHandlerMapping: Consumed;
  readonly installedModules: InstalledModules;
}

const SCOPE = 'default';

/** The page's share scope, with what this build offers and nobody has offered before. */
function openScope({ S: scopes, federation }: BundlerRequire): ShareScope {
  const { name: from, shared } = federation.initOptions;
  scopes[SCOPE] ??= {};
  const scope = scopes[SCOPE];
  for (const [key, modules] of Object.entries(shared)) {
    if (Object.keys(scope[key] ?? {}).length > 0) continue;
    const offers = modules.map((module) => ({ strategy: 'version-first', deps: [], useIn: [], from, ...module }));
    scope[key] = Object.fromEntries(offers.map((module) => [module.version, module]));
  }
  return scope;
}

/** The module that all builds of the page use: one that runs already, else the first offer. */
function findShared(scope: ShareScope, key: string): SharedModule | undefined {
  const offers = Object.values(scope[key] ?? {});
  return offers.find(({ lib }) => typeof lib === 'function') ?? offers[0];
}

function keepFactory(shared: SharedModule, factory: Factory): Factory {
  shared.lib = factory;
  shared.loaded = true;
  return factory;
}

function loadShared(shared: SharedModule): Factory | Promise<Factory> {
  if (typeof shared.lib === 'function') return shared.lib;
  const factory = shared.loading ?? shared.get();
  if (typeof factory === 'function') return keepFactory(shared, factory);
  shared.loading = factory;
  return factory.then(
    (loaded) => keepFactory(shared, loaded),
    (error: unknown) => {
      shared.loading = null;
      throw error;
    },
  );
}

function loadConsumed({ webpackRequire, moduleToHandlerMapping }: BuildOptions, id: string) {
  const consumed = moduleToHandlerMapping[id];
  if (consumed === undefined) throw new Error(`${id} is no shared module`);
  const shared = findShared(openScope(webpackRequire), consumed.shareKey);
  return shared === undefined ? consumed.getter() : loadShared(shared);
}

/** Before a chunk runs: loads the shared modules that it imports. */
function loadConsumedOfChunk({
  chunkId,
  promises,
  chunkMapping,
  ...build
}: BuildOptions & {
  readonly chunkId: string;
  readonly promises: unknown[];
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
}): void {
  const { installedModules, webpackRequire } = build;
  const setModule = (id: string, run: Factory) => {
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      module.exports = run();
    };
  };
  for (const id of chunkMapping[chunkId] ?? []) {
    if (installedModules[id] === undefined)
      installedModules[id] = Promise.resolve()
        .then(() => loadConsumed(build, id))
        .then(
          (factory) => {
            installedModules[id] = 0;
            setModule(id, factory);
          },
          (error: unknown) => {
            delete installedModules[id];
            setModule(id, () => {
              throw error;
            });
          },
        );
    promises.push(installedModules[id]);
  }
}

/** The shared modules that a build's first script imports: they are in it, since all of a host's are eager. */
function installInitialConsumes({
  initialConsumes,
  ...build
}: BuildOptions & { readonly initialConsumes: readonly string[] }): void {
  const { installedModules, webpackRequire } = build;
  for (const id of initialConsumes)
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0;
      delete webpackRequire.c[id];
      const factory = loadConsumed(build, id);
      if (typeof factory !== 'function') throw new Error(`${id} is imported before it is loaded`);
      module.exports = factory();
    };
}

const openBuildScope = async ({ webpackRequire }: { readonly webpackRequire: BundlerRequire }): Promise<boolean> => {
  openScope(webpackRequire);
  return true;
};

/** A remote takes the scope of the page that loads it. */
function initContainerEntry({
  webpackRequire,
  shareScope,
}: {
  readonly webpackRequire: BundlerRequire;
  readonly shareScope: ShareScope;
}): void {
  webpackRequire.S[SCOPE] = shareScope;
  openScope(webpackRequire);
}

export const bundlerRuntime = {
  S: {},
  I: openBuildScope,
  consumes: loadConsumedOfChunk,
  init: ({ webpackRequire }: { readonly webpackRequire: BundlerRequire }) => webpackRequire.federation.initOptions,
  initContainerEntry,
  installInitialConsumes,
};

/** The names by which the code that the federation's plugin writes into each build calls these. */
export default { bundlerRuntime };
