import { join } from 'node:path';
import { type Championship, findChampionship } from './championship.ts';
import { ORGANISER, ROOT, runScript, startServer } from './server.ts';

const FILE = join(ROOT, '..', 'shared', 'meets', 'rio2016_olympics.json');

export type Rio = Championship;

/** Starts a server with all athletics results of Rio 2016, for the reference suite. */
export async function startRio(env: Record<string, string> = {}): Promise<Rio> {
  const server = await startServer(env);
  await runScript('import.mjs', [FILE, '--url', server.url], {
    env: { ORGANISER_EMAIL: ORGANISER.email, ORGANISER_PASSWORD: ORGANISER.password },
  });
  return findChampionship(server, 'Rio 2016');
}
