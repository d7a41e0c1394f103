/* Uploads 50,000 result rows in one call, as one mass race and as many small races, then the same again. */
import {
  type Challenge,
  calls,
  makeUrl,
  type OrgsAnswer,
  type UploadBody,
  type UploadResult,
  type UploadTrial,
} from 'shared-domain/contract';
import { type Client, signIn } from '../api/tools/client.ts';
import { goal, table } from './lib/report.ts';
import { ORGANISER, startServer } from './lib/server.ts';

const ROWS = 50_000;
const LIMIT_SECONDS = 10;

function competition(chOID: string, trials: number): UploadBody {
  const perTrial = ROWS / trials;
  const trialsData: UploadTrial[] = [];
  const resultlists: Record<string, UploadResult[]> = {};
  for (let heat = 1; heat <= trials; heat += 1) {
    const g0 = 1000 + Math.floor(heat / 900);
    const number = ((heat - 1) % 900) + 1;
    const uid = `${String(g0).padStart(6, '0')}-R-1057-h${number}`;
    trialsData.push({
      uid,
      group: `Course ${g0}`,
      name: `Course ${g0} – Série ${number}`,
      date: '2026-06-13T10:00:00+02:00',
      status: 40,
      g0,
      g1: 'R',
      category: 1057,
      round: 'h',
      heat: number,
    });
    resultlists[uid] = Array.from({ length: perTrial }, (_, i) => ({
      bib: String(heat * 100_000 + i),
      last: `NOM${i}`,
      first: 'Prénom',
      category: 55 + (i % 2),
      clubName: `Club ${i % 400}`,
      country: 'FRA',
      prf: { v: 180_000 + i * 37, u: 'ms' as const, st: 1, z: 180_000 + i * 36 },
    }));
  }
  return { chOID, trialsData, resultlists };
}

async function createChallenge(client: Client, name: string): Promise<string> {
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  const body = {
    name,
    rtype: 'OTHER',
    kind: 'road',
    region: 'Bretagne',
    date: '2026-06-13',
    org: { oid: orgs[0]?.oid },
  };
  return (await client.send<Challenge>('POST', makeUrl(calls.createChallenge, {}), body)).oid;
}

const server = await startServer('api');
try {
  const client = await signIn(server.url, ORGANISER.email, ORGANISER.password);
  const seconds = async (chOID: string, body: UploadBody): Promise<number> => {
    const started = performance.now();
    await client.send('POST', makeUrl(calls.uploadTrials, { chOID }), body);
    return (performance.now() - started) / 1000;
  };
  const first: number[] = [];
  const lines: string[][] = [];
  for (const [name, trials] of [
    ['1 course de 50 000', 1],
    ['1 000 courses de 50', 1000],
  ] as const) {
    const chOID = await createChallenge(client, name);
    const body = competition(chOID, trials);
    const new_ = await seconds(chOID, body);
    const again = await seconds(chOID, body);
    first.push(new_);
    const size = JSON.stringify(body).length / 1e6;
    lines.push([name, `${size.toFixed(1)} Mo`, `${new_.toFixed(2)} s`, `${again.toFixed(2)} s`]);
  }
  table(['envoi de 50 000 résultats', 'corps', 'premier', 'le même encore'], lines);
  goal(Math.max(...first) < LIMIT_SECONDS, `un envoi de 50 000 résultats en moins de ${LIMIT_SECONDS} s`);
} finally {
  await server.stop();
}
