import { calls, makeUrl } from 'shared-domain/contract';
import type { Client } from '../../../api/tools/client.ts';
import { flood } from './flood.ts';
import { championship, roadRace } from './meeting.ts';

/** The server and competitions that a load uses. */
export interface LoadTarget {
  readonly url: string;
  readonly client: Client;
  readonly org: string;
  /** oids of competitions: a race of 50,000, a championship that is read, and one that is printed. */
  readonly race: string;
  readonly meeting: string;
  readonly printed: string;
}

export interface Load {
  readonly id: string;
  /** The name in the table of results. */
  readonly name: string;
  /** Asks the server for something heavy; resolves with a summary of the answers. */
  run(target: LoadTarget): Promise<string>;
}

const SECONDS = 8;
const VISITORS = 16;
export const RACE_ROWS = 50_000;
const FAT_COMPETITIONS = 550;
const UPLOADS = 3;

const inWords = (statuses: Readonly<Record<string, number>>) =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');

const floodOf = (url: string, path: string, more: Partial<Parameters<typeof flood>[0]> = {}) =>
  flood({ url, path, connections: VISITORS, seconds: SECONDS, ...more }).then(({ statuses }) => inWords(statuses));

const challengeBody = (org: string, name: string, metadata: object = {}) => ({
  name,
  rtype: 'OTHER',
  kind: 'outdoor',
  region: 'Bretagne',
  date: '2026-06-13',
  org: { oid: org },
  metadata,
});

/** Creates competitions with as much metadata as the server accepts: a megabyte, else 3 kB, else none. */
async function createFatCompetitions({ url, client, org }: LoadTarget): Promise<string> {
  const statuses: Record<string, number> = {};
  for (let index = 0; index < FAT_COMPETITIONS; index += 1) {
    for (const bytes of [900_000, 3000, 0]) {
      const metadata = bytes === 0 ? {} : { contact: { name: 'x'.repeat(bytes) } };
      const answer = await fetch(url + makeUrl(calls.createChallenge, {}), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': client.token ?? '' },
        body: JSON.stringify(challengeBody(org, `Compétition ${index}`, metadata)),
      });
      await answer.arrayBuffer();
      const key = `${bytes} o : ${answer.status}`;
      statuses[key] = (statuses[key] ?? 0) + 1;
      if (answer.status === 200 || answer.status === 429) break;
    }
  }
  return inWords(statuses);
}

/** Prints a competition that changes each time, so that no stored document can be used. */
async function printWhileItChanges({ url, client, printed }: LoadTarget): Promise<string> {
  const statuses: Record<string, number> = {};
  const ends = performance.now() + SECONDS * 1000;
  for (let turn = 1; performance.now() < ends; turn += 1) {
    const body = championship(printed, turn);
    await client.send('POST', makeUrl(calls.uploadTrials, { chOID: printed }), body);
    const answer = await fetch(`${url}${makeUrl(calls.print, { id: printed }, { list: 'results' })}`);
    await answer.arrayBuffer();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  }
  return inWords(statuses);
}

export const LOADS: readonly Load[] = [
  { id: 'none', name: 'rien', run: () => new Promise((resolve) => setTimeout(() => resolve('–'), SECONDS * 1000)) },
  {
    id: 'teams',
    name: 'équipes, 16 visiteurs',
    run: ({ url, race }) => floodOf(url, makeUrl(calls.team, { id: race, teamId: 'x' }).replace(/x$/, '{number}')),
  },
  {
    id: 'search',
    name: 'recherches, 16 visiteurs',
    run: ({ url, race }) => floodOf(url, `${makeUrl(calls.search, {}, { chOID: race })}&q={word}`),
  },
  {
    id: 'sign-in',
    name: '100 connexions d’organisateurs à la fois',
    run: ({ url }) =>
      floodOf(url, makeUrl(calls.signIn, {}), {
        method: 'POST',
        connections: 100,
        manyAddresses: true,
        body: JSON.stringify({ email: '{number}@club.example', password: 'une phrase qui ne va pas' }),
      }),
  },
  {
    id: 'upload',
    name: 'envoi de 50 000 résultats',
    async run({ client, race }) {
      for (let turn = 1; turn <= UPLOADS; turn += 1)
        await client.send('POST', makeUrl(calls.uploadTrials, { chOID: race }), roadRace(race, RACE_ROWS, turn));
      return `${UPLOADS} envois`;
    },
  },
  {
    id: 'csv',
    name: '8 exports CSV de 50 000 lignes',
    run: ({ url, client, race }) =>
      floodOf(url, makeUrl(calls.csvFile, { chOID: race }, { list: 'results' }), {
        connections: 8,
        headers: { 'x-access-token': client.token ?? '' },
      }),
  },
  { id: 'pdf', name: 'PDF d’un championnat qui change', run: printWhileItChanges },
  {
    id: 'pages',
    name: 'pages à dessiner, 16 visiteurs',
    run: ({ url, meeting }) =>
      floodOf(url, `/challenge/${meeting}?j={number}&insee={number}&v={word}`, {
        headers: { host: '{number}.example' },
      }),
  },
  {
    id: 'fat',
    name: '550 compétitions aussi grosses que possible',
    async run(target) {
      const created = await createFatCompetitions(target);
      const read = await floodOf(target.url, `${makeUrl(calls.challenges, {})}?insee=53`);
      return `${created} ; lues : ${read}`;
    },
  },
];
