import { readJsonScript } from '../components/site.ts';

/** One entry of remotes.json: the URL of a remote's entry script, and the platform versions that it accepts. */
export interface PublishedRemote {
  readonly name: string;
  readonly entry: string;
  readonly version: string;
  readonly platform: string;
  /** Whether the build has all of the federation's runtime that it needs; earlier ones take a part of it from the shell. */
  readonly hasOwnRuntime?: boolean;
  /** Only for a remote of another origin: hashes of its scripts and styles, by file name relative to the entry. */
  readonly integrity?: Readonly<Record<string, string>>;
}

/** The remotes inlined in the page; where there are none, or with `shouldRefetch`, those of `/remotes.json`. */
export async function readRemotesList(shouldRefetch: boolean): Promise<readonly PublishedRemote[]> {
  const inlined = shouldRefetch ? undefined : readJsonScript('remotes');
  if (inlined !== undefined) return parseRemotes(inlined);
  const answer = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`remotes.json: ${answer.status}`);
  return parseRemotes(await answer.json());
}

function parseRemotes(content: unknown): readonly PublishedRemote[] {
  const remotes = typeof content === 'object' && content !== null && 'remotes' in content ? content.remotes : undefined;
  if (!Array.isArray(remotes)) throw new Error('remotes.json: liste absente');
  return remotes as PublishedRemote[];
}
