import { ORGANISER, type RunningServer, runScript, startServer } from './server.ts';

/** A competition of invented people with all its results, on a server. */
export interface Championship {
  readonly server: RunningServer;
  readonly chOID: string;
  /** URL of the page of a trial, by the `uid` of its upload. @example await page.goto(meet.trial('000100-0-55-f1')) */
  readonly trial: (uid: string) => string;
  /** URL of a page of the competition. @example meet.page('topperfs') */
  readonly page: (remainder?: string) => string;
  /** The `uid` of every trial. */
  readonly uids: readonly string[];
  readonly findGroupOid: (uid: string) => string;
  readonly get: <T>(path: string) => Promise<T>;
}

interface Rounds {
  readonly rounds: readonly {
    readonly gOID: string;
    readonly heats: readonly { readonly oid: string; readonly uid: string }[];
  }[];
}

/** Finds the competition whose name contains `name` on a server. */
export async function findChampionship(server: RunningServer, name: string): Promise<Championship> {
  const get = async <T>(path: string): Promise<T> => (await fetch(`${server.url}${path}`)).json() as Promise<T>;
  const { challenges } = await get<{ challenges: { oid: string; name: string }[] }>('/api/challenges?from=1900-01-01');
  const chOID = challenges.find((challenge) => challenge.name.includes(name))?.oid ?? '';
  const { rounds } = await get<Rounds>(`/api/rounds/${chOID}`);
  const heats = new Map(
    rounds.flatMap(({ gOID, heats: all }) => all.map(({ oid, uid }) => [uid, { oid, gOID }] as const)),
  );
  const findHeat = (uid: string) => {
    const heat = heats.get(uid);
    if (heat === undefined) throw new Error(`${uid} manque au programme de ${name}`);
    return heat;
  };
  const page = (remainder = '') => `${server.url}/challenge/${chOID}${remainder === '' ? '' : `/${remainder}`}`;
  return {
    server,
    chOID,
    get,
    page,
    uids: [...heats.keys()],
    trial: (uid) => page(`trial-${findHeat(uid).oid}`),
    findGroupOid: (uid) => findHeat(uid).gOID,
  };
}

/** Starts a server with a finished competition of two days and every kind of event. */
export async function startChampionship(env: Record<string, string> = {}): Promise<Championship> {
  const server = await startServer(env);
  const { email, password } = ORGANISER;
  await runScript('demo.mjs', ['--finished', '--url', server.url, '--email', email, '--password', password]);
  return findChampionship(server, 'Deux Vallées (terminé)');
}
