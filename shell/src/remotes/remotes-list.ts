import { readJsonScript } from '../components/site.ts';

/** One line of remotes.json: where a remote's entry is, and the versions of the platform it accepts. */
export interface RemoteLine {
  readonly name: string;
  readonly entry: string;
  readonly version: string;
  readonly platform: string;
  /** Of a remote of another origin: the hash of each of its scripts and styles, by name beside the entry. */
  readonly integrity?: Readonly<Record<string, string>>;
}

/** The remotes as the page carries them; a retry, or a page that no server composed, asks for the file itself. */
export async function remotesList(fresh: boolean): Promise<readonly RemoteLine[]> {
  const inlined = fresh ? undefined : readJsonScript('remotes');
  if (inlined !== undefined) return linesOf(inlined);
  const answer = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`remotes.json: ${answer.status}`);
  return linesOf(await answer.json());
}

function linesOf(content: unknown): readonly RemoteLine[] {
  const remotes = typeof content === 'object' && content !== null && 'remotes' in content ? content.remotes : undefined;
  if (!Array.isArray(remotes)) throw new Error('remotes.json: liste absente');
  return remotes as RemoteLine[];
}
