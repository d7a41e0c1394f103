import { createCheckedScript } from './integrity.ts';
import type { PublishedRemote } from './remotes-list.ts';

/** What a remote's entry script leaves in the page under the remote's name. */
interface Container {
  /** Takes the shell's shared modules; once. */
  readonly init: (sharedModules: object) => void | Promise<void>;
  readonly get: (module: string) => Promise<() => unknown>;
}

/** Given by the bundler of a federated build. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { readonly default: object };

export type RemoteEntry = Pick<PublishedRemote, 'name' | 'entry' | 'hasOwnRuntime'>;

/** The containers of this page by the URLs of their entry scripts; one that fails to load is forgotten. */
const containers = new Map<string, Promise<Container>>();

/** Loads a remote by its entry script and returns one of the modules that it exposes. */
export async function loadExposed<M>({ name, entry, hasOwnRuntime = false }: RemoteEntry, module: string): Promise<M> {
  const container = await findContainer(name, entry, hasOwnRuntime);
  const createModule = await container.get(module);
  return createModule() as M;
}

function findContainer(name: string, entry: string, hasOwnRuntime: boolean): Promise<Container> {
  const known = containers.get(entry);
  if (known !== undefined) return known;
  const container = loadContainer(name, entry, hasOwnRuntime);
  containers.set(entry, container);
  container.catch(() => containers.delete(entry));
  return container;
}

async function loadContainer(name: string, entry: string, hasOwnRuntime: boolean): Promise<Container> {
  if (!hasOwnRuntime) await import('./earlier-runtime.ts');
  await runScript(entry);
  const container = (globalThis as Record<string, unknown>)[name] as Container | undefined;
  if (container === undefined) throw new Error(`${entry} ne définit pas ${name}`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/** Runs a remote's script, with its integrity where that is known. */
function runScript(url: string): Promise<void> {
  const script = createCheckedScript(url);
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} n’a pas pu être chargé`));
    document.head.append(script);
  }).finally(() => script.remove());
}
