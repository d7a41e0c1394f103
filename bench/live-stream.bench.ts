/* One changed result reaching many open pages through the live stream of their competition. */
import { get, type IncomingMessage } from 'node:http';
import { calls, type ResultsAnswer, type UploadBody, urlOf } from 'shared-domain/contract';
import { type Competition, fillServer, resultsAddress } from './lib/competition.ts';
import { goal, median, table } from './lib/report.ts';
import { startServer } from './lib/server.ts';

const READERS = 1000;
const CHANGES = 5;
/** Changes of one competition are gathered to two a second at most. */
const BETWEEN_MS = 1200;
const LIMIT_MS = 1000;

interface Reader {
  readonly stream: IncomingMessage;
  /** When the last frame with a change arrived. */
  seen: number;
}

function open(url: string): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { accept: 'text/event-stream' } }, (stream) => {
      const reader: Reader = { stream, seen: 0 };
      stream.on('data', (chunk: Buffer) => {
        if (chunk.includes('event: change')) reader.seen = performance.now();
      });
      stream.on('error', () => undefined);
      resolve(reader);
    });
    request.once('error', reject);
  });
}

/** The same final with one hundredth more for its winner. */
async function nextBody({ client, ...competition }: Competition): Promise<UploadBody> {
  const uid = competition.short;
  const address = resultsAddress({ client, ...competition }, uid);
  const { results } = await client.send<ResultsAnswer>('GET', address);
  const rows = (results[0]?.rows ?? []).map(({ bib, auid, last, first, prf }, i) => ({
    ...(bib === undefined ? {} : { bib }),
    ...(auid === undefined ? {} : { auid }),
    last,
    first,
    prf: i === 0 && prf.v !== undefined ? { ...prf, v: prf.v + 10 } : prf,
  }));
  return { chOID: competition.chOID, resultlists: { [uid]: rows } };
}

const server = await startServer('api');
const readers: Reader[] = [];
try {
  const competition = await fillServer(server);
  const stream = server.url + urlOf(calls.liveEvents, { id: competition.chOID });
  for (let i = 0; i < READERS; i += 1) readers.push(await open(stream));
  const delays: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const body = await nextBody(competition);
    const sent = performance.now();
    for (const reader of readers) reader.seen = 0;
    await competition.client.send('POST', urlOf(calls.uploadTrials, { chOID: competition.chOID }), body);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    delays.push(...readers.map(({ seen }) => (seen === 0 ? Number.POSITIVE_INFINITY : seen - sent)));
  }
  delays.sort((a, b) => a - b);
  const at = (share: number): number => delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN;
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  table(
    [`du POST à ${READERS} pages ouvertes`, 'p50', 'p99', 'dernière'],
    [[`${CHANGES} résultats changés`, ms(median(delays)), ms(at(0.99)), ms(at(1))]],
  );
  goal(at(1) < LIMIT_MS, 'chaque page en moins d’une seconde');
} finally {
  for (const { stream } of readers) stream.destroy();
  await server.stop();
}
