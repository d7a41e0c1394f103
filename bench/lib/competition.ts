import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { calls, makeUrl, type RoundsAnswer } from 'shared-domain/contract';
import { type Client, signIn } from '../../api/tools/client.ts';
import { createDemo, listDemoChallenges } from '../../api/tools/demo/create-demo.ts';
import { MEETING_NAME } from '../../api/tools/demo/meeting.ts';
import { importCompetition } from '../../api/tools/import/import-competition.ts';
import { readCompetition } from '../../api/tools/import/read-file.ts';
import { type BenchServer, ORGANISER, ROOT } from './server.ts';

const RIO = join(ROOT, '..', 'shared', 'meets', 'rio2016_olympics.json');

export interface Competition {
  readonly client: Client;
  readonly name: string;
  readonly chOID: string;
  /** oid of the trial of a uid, if the competition has it. */
  trialOf(uid: string): string | undefined;
  /** uids of the trials to measure: a final of eight, and one with a long list. */
  readonly short: string;
  readonly long: string;
}

/** Fills a server with Rio 2016 where the file is beside the project, else with the demo. */
export async function fillServer(server: BenchServer): Promise<Competition> {
  const client = await signIn(server.url, ORGANISER.email, ORGANISER.password);
  const rio = existsSync(RIO);
  let chOID: string;
  if (rio) {
    chOID = (await importCompetition(client, readCompetition(RIO).file)).chOID;
  } else {
    await createDemo({ baseUrl: server.url, token: client.token ?? '', now: new Date() });
    chOID = (await listDemoChallenges(client)).find(({ name }) => name === MEETING_NAME)?.oid ?? '';
  }
  const { rounds } = await client.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID }));
  const trials = new Map(rounds.flatMap(({ heats }) => heats.map(({ uid, oid }) => [uid, oid] as const)));
  return {
    client,
    chOID,
    name: rio ? 'Rio 2016' : 'Démo',
    trialOf: (uid) => trials.get(uid),
    short: rio ? '000100-0-55-f1' : '000100-0-57-f1',
    long: rio ? '042195-R-55-f1' : '010000-R-1057-f1',
  };
}

/** The address from which the page of a trial fetches its results. */
export function resultsAddress(competition: Competition, uid: string): string {
  const trialOID = competition.trialOf(uid);
  if (trialOID === undefined) throw new Error(`L’épreuve ${uid} manque.`);
  return makeUrl(calls.results, {}, { chOID: competition.chOID, trialOID });
}
