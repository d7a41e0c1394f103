interface ReleasedRemote {
  readonly name: string;
  readonly build: string;
  readonly version: string;
  readonly platform: string;
  readonly entry: string;
}

/** The current release of a remote, from `/api/versions`. */
export async function readRelease(url: string, name: string): Promise<ReleasedRemote> {
  const { remotes } = (await (await fetch(`${url}/api/versions`)).json()) as { remotes: readonly ReleasedRemote[] };
  const found = remotes.find((remote) => remote.name === name);
  if (found === undefined) throw new Error(`${name} n'est pas publié`);
  return found;
}
