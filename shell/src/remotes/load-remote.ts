import type { ComponentType } from 'react';
import {
  type AppProps,
  behindPlatform,
  loadOrReload,
  PLATFORM_VERSION,
  type PreparePage,
  satisfiesPlatform,
} from 'shared-domain/platform';
import { requireIntegrity } from './integrity.ts';
import { loadExposed, type RemoteEntry } from './load-container.ts';
import { type PublishedRemote, readRemotesList } from './remotes-list.ts';

/** What a remote exposes as `./App`: its pages, and how one that the server drew is prepared for them. */
export interface RemoteModule {
  readonly default: ComponentType<AppProps>;
  readonly preparePage?: PreparePage;
}

/** The functions of the page that loading needs; tests replace them. */
export interface Federation {
  /** Loads the `./App` of a remote. */
  readonly load: (remote: RemoteEntry) => Promise<RemoteModule>;
  /** Reloads the page. */
  readonly reload: () => void;
}

const runtime: Federation = {
  load: (remote) => loadExposed(remote, './App'),
  reload: () => window.location.reload(),
};

/** The remote does not accept this shell's platform version: it would break while the reader uses it. */
export class IncompatibleRemote extends Error {
  /** Which of the two is out of date. */
  readonly behind: 'shell' | 'remote';
  readonly remote: PublishedRemote;

  constructor(remote: PublishedRemote) {
    super(
      `${remote.name} ${remote.version} demande la plateforme ${remote.platform}, l'enveloppe a la ${PLATFORM_VERSION}`,
    );
    this.name = 'IncompatibleRemote';
    this.behind = behindPlatform(remote.platform);
    this.remote = remote;
  }
}

/** Entry of the release of each remote that this page has begun to load, by the remote's name. */
const requestedEntries = new Map<string, string>();

interface LoadOptions {
  /** Whether a reader asked for it again: remotes.json is fetched anew then, and the entry has a new URL. */
  readonly isRetry: boolean;
  /** Whether the reader still waits for it; a page that they read meanwhile is not reloaded. */
  readonly isAwaited: () => boolean;
  readonly federation?: Federation | undefined;
}

/** Finds a remote and loads its `./App`. If that fails the page reloads once; the next failure is logged and thrown (P2.5). */
export async function loadRemoteApp(name: string, options: LoadOptions): Promise<RemoteModule> {
  const { isRetry, isAwaited, federation = runtime } = options;
  const canReload = () => navigator.onLine && isAwaited();
  const load = () => tryLoadRemote(name, isRetry, federation).catch(returnIncompatible);
  const loaded = await loadOrReload(
    // Chromium answers the first request for a file with its preload, even with one that failed: the second asks the network.
    () => (isRetry ? load().catch(load) : load()),
    { reload: federation.reload, canReload },
    name,
  );
  if (loaded instanceof IncompatibleRemote) throw loaded;
  return loaded;
}

/** An incompatible remote is no failed load: as a value it does not reload the page by itself; the reader is told why and can reload. */
function returnIncompatible(error: unknown): IncompatibleRemote {
  if (error instanceof IncompatibleRemote) return error;
  throw error;
}

/** Loads a remote. With `isRetry` remotes.json is fetched again, and the entry has a new URL, since browsers remember failed ones. */
async function tryLoadRemote(name: string, isRetry: boolean, federation: Federation): Promise<RemoteModule> {
  const remote = await findRemote(name, isRetry);
  if (!satisfiesPlatform(remote.platform)) throw new IncompatibleRemote(remote);
  if (isAnotherRelease(remote)) return reloadPage(federation);
  requestedEntries.set(name, remote.entry);
  requireIntegrity(remote);
  const module = await federation.load(isRetry ? { ...remote, entry: `${remote.entry}?retry=${Date.now()}` } : remote);
  if (module?.default === undefined) throw new Error(`${name} n’expose aucune page`);
  return module;
}

/** After a remote failed to render: reloads the page if another release, newer or rolled back to, is published now. */
export async function reloadForOtherRelease(name: string, federation = runtime): Promise<void> {
  const remote = await findRemote(name, true).catch(() => undefined);
  if (remote !== undefined && isAnotherRelease(remote)) await reloadPage(federation);
}

/** Two releases of one remote cannot share a page: their chunks have the same numbers. */
const isAnotherRelease = ({ name, entry }: PublishedRemote): boolean => (requestedEntries.get(name) ?? entry) !== entry;

/** Reloads the page to load other releases; the promise never resolves. */
export function reloadPage({ reload }: Federation = runtime): Promise<never> {
  reload();
  return new Promise(() => undefined);
}

async function findRemote(name: string, shouldRefetch: boolean): Promise<PublishedRemote> {
  const remote = (await readRemotesList(shouldRefetch)).find((remote) => remote.name === name);
  if (remote === undefined) throw new Error(`remotes.json ne connaît pas ${name}`);
  return remote;
}
