import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { type HostServices, satisfiesPlatform } from 'shared-domain/platform';
import { type RemoteLine, remotesList } from './remotes-list.ts';

export type RemoteComponent = ComponentType<{ readonly host: HostServices }>;

/** What is asked of the federation runtime. */
export interface Federation {
  readonly register: (name: string, entry: string, again: boolean) => void;
  readonly load: (id: string) => Promise<{ readonly default: RemoteComponent } | null>;
}

const runtime: Federation = {
  register: (name, entry, again) => registerRemotes([{ name, entry, type: 'global' }], { force: again }),
  load: (id) => loadRemote<{ default: RemoteComponent }>(id),
};

/** The remote was built for a common ground that this shell does not have: loading it would break in the reader's hands. */
export class IncompatibleRemote extends Error {
  constructor(line: RemoteLine) {
    super(`${line.name} ${line.version} demande la plateforme ${line.platform}`);
    this.name = 'IncompatibleRemote';
  }
}

/**
 * Finds a remote at run time and loads what it exposes. `attempt` 0 is the first; a later one asks for remotes.json again and
 * for the entry under an address that no cache and no earlier failure knows.
 */
export async function loadRemoteApp(name: string, attempt: number, federation = runtime): Promise<RemoteComponent> {
  const line = (await remotesList(attempt > 0)).find((remote) => remote.name === name);
  if (line === undefined) throw new Error(`remotes.json ne connaît pas ${name}`);
  if (!satisfiesPlatform(line.platform)) throw new IncompatibleRemote(line);
  const entry = attempt === 0 ? line.entry : `${line.entry}?essai=${attempt}-${Date.now()}`;
  federation.register(name, entry, attempt > 0);
  const module = await federation.load(`${name}/App`);
  if (module === null) throw new Error(`${name} n'expose pas ./App`);
  return module.default;
}
