import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ORGANISER, ROOT, type RunningServer, runScript, startServer } from './server.ts';

const FILE = join(ROOT, '..', 'shared', 'meets', 'rio2016_olympics.json');

/** Whether the Rio 2016 file stands beside the project. */
export const hasRio = (): boolean => existsSync(FILE);

export interface RioGroup {
  readonly gOID: string;
  readonly name: string;
}

export interface Rio {
  readonly server: RunningServer;
  readonly chOID: string;
  /** Address of the page of a trial, by the key of its upload. @example await page.goto(rio.trial('000100-0-55-f1')) */
  readonly trial: (uid: string) => string;
  /** Address of a page of the competition. @example rio.page('topperfs') */
  readonly page: (remainder?: string) => string;
  readonly groupOf: (uid: string) => string;
  readonly get: <T>(path: string) => Promise<T>;
}

interface Rounds {
  readonly rounds: readonly {
    readonly gOID: string;
    readonly heats: readonly { readonly oid: string; readonly uid: string }[];
  }[];
}

/** A server with the whole athletics of Rio 2016, imported as an organiser does. */
export async function startRio(env: Record<string, string> = {}): Promise<Rio> {
  const server = await startServer(env);
  await runScript('import.mjs', [FILE, '--url', server.url], {
    env: { ORGANISER_EMAIL: ORGANISER.email, ORGANISER_PASSWORD: ORGANISER.password },
  });
  const get = async <T>(path: string): Promise<T> => (await fetch(`${server.url}${path}`)).json() as Promise<T>;
  const { challenges } = await get<{ challenges: { oid: string; name: string }[] }>('/api/challenges');
  const chOID = challenges.find(({ name }) => name.includes('Rio 2016'))?.oid ?? '';
  const { rounds } = await get<Rounds>(`/api/rounds/${chOID}`);
  const heats = new Map(
    rounds.flatMap(({ gOID, heats: all }) => all.map(({ oid, uid }) => [uid, { oid, gOID }] as const)),
  );
  const heatOf = (uid: string) => {
    const heat = heats.get(uid);
    if (heat === undefined) throw new Error(`${uid} manque au programme de Rio 2016`);
    return heat;
  };
  const page = (remainder = '') => `${server.url}/challenge/${chOID}${remainder === '' ? '' : `/${remainder}`}`;
  return {
    server,
    chOID,
    get,
    page,
    trial: (uid) => page(`trial-${heatOf(uid).oid}`),
    groupOf: (uid) => heatOf(uid).gOID,
  };
}
