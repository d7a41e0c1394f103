import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { behindPlatform, type HostServices, PLATFORM_VERSION, satisfiesPlatform } from 'shared-domain/platform';
import { createCheckedScript, requireIntegrity } from './integrity.ts';
import { type RemoteLine, remotesList } from './remotes-list.ts';

export type RemoteComponent = ComponentType<{ readonly host: HostServices }>;

/** What is asked of the federation runtime, and of the page. */
export interface Federation {
  readonly register: (name: string, entry: string, again: boolean) => void;
  readonly load: (id: string) => Promise<{ readonly default: RemoteComponent } | null>;
  /** Reloads the page. */
  readonly reload: () => void;
}

/** ms before a script counts as lost: the runtime's own 20 s would give up on a slow line while the reader waits. */
const SCRIPT_MS = 120_000;

function createScript({ url }: { readonly url: string }) {
  const script = createCheckedScript(url);
  return { timeout: SCRIPT_MS, ...(script === undefined ? {} : { script }) };
}

const runtime: Federation = {
  register: (name, entry, again) => {
    registerPlugins([{ name: 'patience', createScript }]);
    registerRemotes([{ name, entry, type: 'global' }], { force: again });
  },
  load: (id) => loadRemote<{ default: RemoteComponent }>(id),
  reload: () => window.location.reload(),
};

/** The remote accepts no common ground such as this shell has: loading it would break in the reader's hands. */
export class IncompatibleRemote extends Error {
  /** The one of the two that a release must bring forward. */
  readonly behind: 'shell' | 'remote';
  readonly line: RemoteLine;

  constructor(line: RemoteLine) {
    super(`${line.name} ${line.version} demande la plateforme ${line.platform}, l'enveloppe a la ${PLATFORM_VERSION}`);
    this.name = 'IncompatibleRemote';
    this.behind = behindPlatform(line.platform);
    this.line = line;
  }
}

/** The release of each remote that this page began with. */
const begun = new Map<string, string>();

/**
 * Finds a remote at run time and loads what it exposes. A failure is tried once more at once, under an address that no cache
 * knows: browsers answer a first request for a script whose preload failed with that same failure, without asking again.
 */
export async function loadRemoteApp(name: string, again: boolean, federation = runtime): Promise<RemoteComponent> {
  try {
    return await load(name, again, federation);
  } catch (error) {
    if (error instanceof IncompatibleRemote) throw error;
    return load(name, true, federation);
  }
}

/** `again`: remotes.json is asked for anew, and the entry under a new address, since the runtime remembers what failed. */
async function load(name: string, again: boolean, federation: Federation): Promise<RemoteComponent> {
  const line = await lineOf(name, again);
  if (!satisfiesPlatform(line.platform)) throw new IncompatibleRemote(line);
  if (isAnotherRelease(line)) return reloadPage(federation);
  begun.set(name, line.entry);
  requireIntegrity(line);
  federation.register(name, again ? `${line.entry}?essai=${Date.now()}` : line.entry, again);
  const module = await federation.load(`${name}/App`);
  if (module === null) throw new Error(`${name} n'expose pas ./App`);
  return module.default;
}

/** After a remote broke while it drew: reloads the page when another release of it has come, which may mend it. */
export async function reloadIfReleased(name: string, federation = runtime): Promise<void> {
  const line = await lineOf(name, true).catch(() => undefined);
  if (line !== undefined && isAnotherRelease(line)) await reloadPage(federation);
}

/** Two releases of one remote in one page would mix their chunks, which go by the same numbers. */
const isAnotherRelease = ({ name, entry }: RemoteLine): boolean => (begun.get(name) ?? entry) !== entry;

/** Another release of the shell or of a remote takes a reload: one page cannot hold two. */
export function reloadPage({ reload }: Federation = runtime): Promise<never> {
  reload();
  return new Promise(() => undefined);
}

async function lineOf(name: string, fresh: boolean): Promise<RemoteLine> {
  const line = (await remotesList(fresh)).find((remote) => remote.name === name);
  if (line === undefined) throw new Error(`remotes.json ne connaît pas ${name}`);
  return line;
}
