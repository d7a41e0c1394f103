/* A heat published through HTTP, again and again, into a whole competition: start list, times, places, qualification. */
import { calls, makeUrl, type UploadBody } from 'shared-domain/contract';
import { fillServer } from './lib/competition.ts';
import { goal, median, RUNS, table } from './lib/report.ts';
import { startServer } from './lib/server.ts';

const HEATS = 300;
/** Heats that are not measured: the code is compiled after these. */
const WARM_UP = 50;
const LIMIT_MS = 25;
const ATHLETES = 8;

/** A heat of eight as timing software sends it, with other times for each `n`. */
function heat(chOID: string, n: number): UploadBody {
  const number = 1 + (n % 20);
  const uid = `000200-0-57-h${number}`;
  const runners = Array.from({ length: ATHLETES }, (_, i) => ({
    bib: String(5000 + number * 10 + i),
    last: `NOM${number}${i}`,
    first: 'Prénom',
    clubName: `Club ${i}`,
    country: 'FRA',
    category: 57,
    lane: i + 1,
  }));
  return {
    chOID,
    trialsData: [
      {
        uid,
        group: '200 m U20 Hommes',
        name: `200 m U20 Hommes – Série ${number}`,
        date: '2016-08-16T10:00:00-03:00',
        status: 15,
        g0: 200,
        g1: '0',
        category: 57,
        round: 'h',
        heat: number,
        dets: { wind: (n % 30) / 10, qualifying: { places: 2, times: 4 } },
      },
    ],
    startlists: { [uid]: runners },
    resultlists: {
      [uid]: runners.map(({ bib, lane }, i) => ({
        bib,
        lane,
        prf: { v: 20_500 + ((n * 37 + i * 113) % 2000), u: 'ms' as const, st: 1 },
        reaction: 130 + i,
      })),
    },
  };
}

interface Run {
  readonly p50: number;
  readonly p99: number;
}

async function measure(): Promise<Run> {
  const server = await startServer('api');
  try {
    const { client, chOID } = await fillServer(server);
    const times: number[] = [];
    for (let n = 0; n < WARM_UP + HEATS; n += 1) {
      const body = heat(chOID, n);
      const began = performance.now();
      await client.send('POST', makeUrl(calls.uploadTrials, { chOID }), body);
      if (n >= WARM_UP) times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
    return { p50: at(0.5), p99: at(0.99) };
  } finally {
    await server.stop();
  }
}

const runs: Run[] = [];
for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
const middle = (pick: (run: Run) => number): number => median(runs.map(pick));
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const p99 = middle((run) => run.p99);
table(
  [`${HEATS} séries de ${ATHLETES} publiées par HTTP`, 'p50', 'p99'],
  [['SQLite', ms(middle((run) => run.p50)), ms(p99)]],
);
goal(p99 < LIMIT_MS, `une série publiée en moins de ${LIMIT_MS} ms (p99) : ${ms(p99)}`);
