/* How long calls to the writer thread wait while an organiser sends something long. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Challenge, calls, type MakeCodeAnswer, makeUrl, type RoundsAnswer } from 'shared-domain/contract';
import { createClient, signIn } from '../api/tools/client.ts';
import { count, goal, table } from './lib/report.ts';
import { ORGANISER, startServer } from './lib/server.ts';

/** Longest wait of any other call, ms. */
const LIMIT_MS = 500;
const BETWEEN_MS = 25;
const UID = '010000-R-57-f1';
const HEAT = '000100-0-55-f1';
const DAY = new Date().toISOString().slice(0, 10);

const person = (i: number) => ({
  bib: String(i),
  last: `NOM${i}`,
  first: `P${i}`,
  category: 57,
  clubName: `C${i % 300}`,
});
const trial = (uid: string, name: string, g0: number, g1: string, category: number) => ({
  uid,
  group: name,
  name,
  date: `${DAY}T10:00:00+02:00`,
  status: 15,
  g0,
  g1,
  category,
  round: 'f',
  heat: 1,
});
const race = trial(UID, '10 km', 10_000, 'R', 57);
const listOf = <T>(length: number, make: (i: number) => T): T[] => Array.from({ length }, (_, i) => make(i));
const result = (i: number) => ({ ...person(i), prf: { v: 1_700_000 + ((i * 104_729) % 3_600_000), u: 'ms', st: 1 } });

interface Probe {
  readonly name: string;
  readonly ask: () => Promise<unknown>;
}

/** The longest wait of each probe, ms, while a call is under way. */
async function watch(probes: readonly Probe[], call: () => Promise<Response>) {
  let isDone = false;
  const failures = new Set<string>();
  const began = performance.now();
  const waits = Promise.all(
    probes.map(async ({ name, ask }) => {
      let longest = 0;
      while (!isDone) {
        const asked = performance.now();
        await ask().catch((error: unknown) =>
          failures.add(`${name}: ${error instanceof Error ? error.message : error}`),
        );
        longest = Math.max(longest, performance.now() - asked);
        await sleep(BETWEEN_MS);
      }
      return longest;
    }),
  );
  await sleep(2 * BETWEEN_MS);
  const response = await call();
  const text = await response.text();
  const took = performance.now() - began;
  isDone = true;
  return { status: response.status, took, length: text.length, waits: await waits, failures };
}

const server = await startServer('api');
try {
  const owner = await signIn(server.url, ORGANISER.email, ORGANISER.password);
  const { orgs } = await owner.send<{ orgs: { oid: string }[] }>('GET', makeUrl(calls.myOrgs, {}));
  const org = orgs[0]?.oid ?? '';
  const challenge = { name: 'Mesure', rtype: 'OTHER', kind: 'outdoor', region: 'Bretagne', date: DAY, duration: 1 };
  const makeChallenge = async () =>
    (await owner.send<Challenge>('POST', makeUrl(calls.createChallenge, {}), { ...challenge, org: { oid: org } })).oid;
  const post = (address: string, body: string, type: string) => () =>
    fetch(server.url + address, {
      method: 'POST',
      headers: { 'content-type': type, 'x-access-token': owner.token ?? '' },
      body,
    });

  const foreign = await makeChallenge();
  const heat = { ...trial(HEAT, '100 m', 100, '0', 55), status: 20 };
  await owner.send('POST', makeUrl(calls.uploadTrials, { chOID: foreign }), {
    chOID: foreign,
    trialsData: [heat],
    startlists: { [HEAT]: listOf(8, (i) => ({ ...person(i), lane: i + 1 })) },
  });
  const { code } = await owner.send<MakeCodeAnswer>('POST', `/api/code/${foreign}?kind=judge`);
  const { rounds } = await owner.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID: foreign }));
  const trialOID = rounds[0]?.heats[0]?.oid;
  const official = { 'x-access-code': code.code, 'content-type': 'application/json' };
  const must = async (response: Response) => {
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text.slice(0, 200)}`);
  };
  const visitor = createClient(server.url);
  const input = `${server.url}/api/live-input/${foreign}`;
  const wind = () => ({ id: randomUUID(), at: new Date().toISOString(), trialOID, kind: 'wind', w: 1.2 });
  const probes: Probe[] = [
    { name: 'refus', ask: () => fetch(`${server.url}/api/lesecretariat/my-orgs`).then((answer) => answer.text()) },
    { name: 'lecture', ask: () => owner.send('GET', makeUrl(calls.myOrgs, {})) },
    { name: 'juge lit', ask: async () => must(await fetch(input, { headers: official })) },
    {
      name: 'juge écrit',
      ask: async () =>
        must(
          await fetch(input, {
            method: 'POST',
            headers: official,
            body: JSON.stringify({ device: 'tablet', facts: [wind()] }),
          }),
        ),
    },
    { name: 'connexion', ask: () => visitor.send('POST', makeUrl(calls.signIn, {}), ORGANISER) },
  ];

  const competition = (starts: number, results: number): string =>
    JSON.stringify({
      format: 'foulee-competition',
      version: 1,
      exported: `${DAY}T10:00:00Z`,
      challenge,
      groups: [],
      prices: [],
      trialsData: [race],
      hiddenAthletes: [],
      acts: [],
      startlists: { [UID]: listOf(starts, (i) => ({ ...person(i), odr: i + 1 })) },
      resultlists: results === 0 ? {} : { [UID]: listOf(results, result) },
    });
  const upload = (chOID: string): string =>
    JSON.stringify({
      chOID,
      trialsData: [race],
      startlists: { [UID]: listOf(50_000, person) },
      resultlists: { [UID]: listOf(50_000, (i) => ({ bib: String(i), prf: result(i).prf })) },
    });
  const own = await makeChallenge();
  const rosterAt = `/api/lesecretariat/roster/${own}?dryRun=1`;
  const csvAt = `/api/lesecretariat/csv/${own}?list=results&dryRun=1`;
  const lynxAt = `/api/lesecretariat/lynx/${own}?dryRun=1`;
  const importAt = `/api/lesecretariat/import?orgOID=${org}`;
  const [json, csv] = ['application/json', 'text/csv'] as const;
  const long = [
    { name: 'rien, 3 s', call: () => sleep(3000).then(() => new Response('')) },
    { name: 'roster faux, 7,9 Mo', call: post(rosterAt, `a,b\n${',\n'.repeat(3_900_000)}`, csv) },
    { name: 'csv faux, 1,6 Mo', call: post(csvAt, `bib;last\n${'1;a\n'.repeat(400_000)}`, csv) },
    { name: 'lynx, ligne de 5 Mo', call: post(lynxAt, 'a'.repeat(5_000_000), csv) },
    { name: 'lynx, 400 000 lignes', call: post(lynxAt, `1,1,1,a\n${',1,1\n'.repeat(400_000)}`, csv) },
    { name: 'import de 60 000', call: post(importAt, competition(60_000, 0), json) },
    { name: 'envoi de 50 000', call: post(makeUrl(calls.uploadTrials, { chOID: own }), upload(own), json) },
  ];
  const only = process.argv[2];
  const rows: string[][] = [];
  let worst = 0;
  for (const { name, call } of long.filter((one) => only === undefined || one.name.includes(only))) {
    const { status, took, length, waits, failures } = await watch(probes, call);
    for (const failure of failures) goal(false, `${name}: ${failure.slice(0, 200)}`);
    worst = Math.max(worst, ...waits);
    rows.push([name, String(status), count(took), count(length), ...waits.map(count)]);
  }
  table(['pendant', 'réponse', 'ms', 'octets', ...probes.map(({ name }) => name)], rows);
  goal(worst <= LIMIT_MS, `personne d’autre n’attend plus de ${LIMIT_MS} ms`);
} finally {
  await server.stop();
}
