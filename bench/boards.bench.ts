/*
 * A stadium for an hour: a meeting at 20 times its speed, ten contests judged by devices beside it, fifty more devices that read, and
 * thirty boards in a browser. How long a mark takes from its device to a board, and what the server and a board keep in memory.
 * `BENCH_MINUTES`, `BENCH_BOARDS` and `BENCH_CONSOLES` make it smaller.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { TRIAL_STATUS } from 'shared-domain';
import { calls, type DeviceAnswer, type MakeCodeAnswer, makeUrl, type RoundsAnswer } from 'shared-domain/contract';
import { type Client, createClient, signIn } from '../api/tools/client.ts';
import { createDemo, listDemoChallenges } from '../api/tools/demo/create-demo.ts';
import { MEETING_NAME } from '../api/tools/demo/meeting.ts';
import { type DemoDevice, openDemoDevice } from '../api/tools/demo/officials/demo-device.ts';
import { BROWSER } from './lib/browser.ts';
import { count, goal, median, ratio } from './lib/report.ts';
import { ORGANISER, ROOT, startServer } from './lib/server.ts';
import { currentMemory } from './lib/volume/server-memory.ts';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);
const BOARDS = Number(process.env.BENCH_BOARDS ?? 30);
const CONSOLES = Number(process.env.BENCH_CONSOLES ?? 60);
const CONTESTS = 10;
/** Eight have six attempts each without a cut. */
const ATHLETES = 8;
const ROUNDS = 6;
const MARK_LIMIT = 500;
const MEMORY_LIMIT = 1.05;
/** A new mark stays on a board for six seconds; the next one waits. */
const BETWEEN_MARKS = 8000;
const WAIT_S = 25;
/** Boards beside those of the contests. */
const OTHER_LAYOUTS = ['mix', 'multi', 'classement?t=auto', 'resultat?t=auto', 'horloge', 'incrustation?t=auto'];

const durationMs = MINUTES * 60_000;
const server = await startServer('site', { env: { DEMO: '0' } });
const browser = await chromium.launch(BROWSER);
const client = await signIn(server.url, ORGANISER.email, ORGANISER.password);
let player: ChildProcess | undefined;

interface Contest {
  readonly oid: string;
  readonly judge: DemoDevice;
  /** When each mark left its device, by its text. */
  readonly sent: Map<string, number>;
}

const contestUid = (n: number): string => `900003-0-56-h${n}`;

async function addContests(chOID: string): Promise<string[]> {
  const date = new Date().toISOString();
  const uids = Array.from({ length: CONTESTS }, (_, at) => contestUid(at + 1));
  await client.send('POST', makeUrl(calls.uploadTrials, { chOID }), {
    chOID,
    trialsData: uids.map((uid, at) => ({
      ...{ uid, g0: 900_003, g1: '0', category: 56, round: 'h', heat: at + 1, status: TRIAL_STATUS.startlist, date },
      ...{ group: 'Longueur du stade', name: `Longueur du stade ${at + 1}`, dets: {} },
    })),
    startlists: Object.fromEntries(
      uids.map((uid, at) => [
        uid,
        Array.from({ length: ATHLETES }, (_, row) => ({
          bib: `${9000 + at * 100 + row}`,
          last: `ATHLÈTE ${row + 1}`,
          first: 'Jeanne',
          clubName: 'AC Valmont',
          category: 56,
          odr: row + 1,
        })),
      ]),
    ),
  });
  const { rounds } = await client.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID }));
  const oids = new Map(rounds.flatMap(({ heats }) => heats.map(({ uid, oid }) => [uid, oid] as const)));
  return uids.map((uid) => oids.get(uid) ?? '');
}

const makeCode = async (chOID: string, kind: 'judge' | 'sboard'): Promise<string> =>
  (await client.send<MakeCodeAnswer>('POST', makeUrl(calls.makeCode, { id: chOID }, { kind }))).code.code;

/** Judges a contest until the end: mark after mark, every one of another length. */
async function judgeContest(contest: Contest, at: number, ends: number): Promise<void> {
  const { judge, oid, sent } = contest;
  await judge.hold(oid, true);
  await judge.say(oid, [{ kind: 'status', status: TRIAL_STATUS.running }]);
  const between = Math.max(BETWEEN_MARKS, durationMs / (ATHLETES * ROUNDS));
  await sleep((between * at) / CONTESTS);
  for (let mark = 0; mark < ATHLETES * ROUNDS; mark += 1) {
    const began = performance.now();
    if (began + BETWEEN_MARKS > ends) return;
    const bib = `${9000 + at * 100 + (mark % ATHLETES)}`;
    const v = 4000 + 10 * mark;
    sent.set((v / 1000).toFixed(2), Date.now());
    await judge.say(oid, [{ kind: 'attempt', bib, n: Math.floor(mark / ATHLETES) + 1, r: 'o', v, w: 0.5 }]);
    await sleep(between - (performance.now() - began));
  }
}

/** Reads as a console that nobody touches does. */
async function followTrial(official: Client, chOID: string, trial: string, ends: number): Promise<void> {
  let since = 0;
  let revision: number | undefined;
  while (performance.now() < ends) {
    const address: string = makeUrl(calls.device, { chOID }, { since, revision, trialOIDs: [trial], wait: WAIT_S });
    const answer: DeviceAnswer = await official.send('GET', address);
    since = answer.cursor;
    revision = answer.revision;
    await sleep(200);
  }
}

/** Opens a board; its new marks are noted with the time at which they are drawn. */
async function openBoard(address: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const drawn: [string, number][] = [];
    Object.assign(window, { drawn });
    const look = () => {
      const text = document.querySelector('.board-mark output')?.textContent;
      const mark = /\d+\.\d\d/.exec(text ?? '')?.[0];
      if (mark !== undefined && drawn.at(-1)?.[0] !== mark) drawn.push([mark, Date.now()]);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(address);
  await page.locator('.board').waitFor();
  return { page, context };
}

async function measurePage(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number };
  await cdp.detach();
  return usedSize / 1e6;
}

try {
  await createDemo({ baseUrl: server.url, token: client.token ?? '', now: new Date() });
  const chOID = (await listDemoChallenges(client)).find(({ name }) => name === MEETING_NAME)?.oid ?? '';
  const oids = await addContests(chOID);
  const [judgeCode, boardCode] = [await makeCode(chOID, 'judge'), await makeCode(chOID, 'sboard')];
  const account = ['--email', ORGANISER.email, '--password', ORGANISER.password];
  player = spawn(
    process.execPath,
    [join(ROOT, 'api', 'tools', 'demo.ts'), '--speed', '20', '--from', '10:00', '--url', server.url, ...account],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const contests: Contest[] = [];
  for (const [at, oid] of oids.entries()) {
    const own = {
      client,
      chOID,
      code: judgeCode,
      kind: 'judge' as const,
      label: `Sautoir ${at + 1}`,
      task: 'attempts',
    };
    contests.push({ oid, judge: await openDemoDevice(own), sent: new Map() });
  }
  const official = createClient(server.url, undefined, judgeCode);
  for (let more = CONTESTS; more < CONSOLES; more += 1)
    await openDemoDevice({ client, chOID, code: judgeCode, kind: 'judge', label: `Console ${more}`, task: 'attempts' });
  const boards: { page: Page; contest?: Contest }[] = [];
  for (let at = 0; at < BOARDS; at += 1) {
    const contest = at < (BOARDS * 2) / 3 ? contests[at % CONTESTS] : undefined;
    const layout = contest === undefined ? OTHER_LAYOUTS[at % OTHER_LAYOUTS.length] : `concours?t=${contest.oid}`;
    const { page } = await openBoard(`${server.url}/officiel/ecran/${layout}#code=${boardCode}`);
    boards.push({ page, ...(contest && { contest }) });
  }
  console.log(`  ${BOARDS} écrans, ${CONSOLES} consoles, ${MINUTES} minutes à 20 fois`);

  const ends = performance.now() + durationMs;
  const memory: { at: number; server: number; board: number }[] = [];
  const watchMemory = async () => {
    const first = performance.now();
    while (performance.now() < ends) {
      const page = boards[0]?.page;
      if (page === undefined) return;
      memory.push({
        at: (performance.now() - first) / durationMs,
        server: currentMemory(server.pid),
        board: await measurePage(page),
      });
      await sleep(durationMs / 60);
    }
  };
  await Promise.all([
    watchMemory(),
    ...contests.map((contest, at) => judgeContest(contest, at, ends)),
    ...Array.from({ length: CONSOLES - CONTESTS }, (_, at) =>
      followTrial(official, chOID, oids[at % CONTESTS] ?? '', ends),
    ),
  ]);
  await sleep(BETWEEN_MARKS);

  const delays: number[] = [];
  let missed = 0;
  for (const { page, contest } of boards) {
    if (contest === undefined) continue;
    const drawn = new Map(await page.evaluate(() => (window as unknown as { drawn: [string, number][] }).drawn));
    for (const [mark, sentAt] of contest.sent) {
      const shownAt = drawn.get(mark);
      if (shownAt === undefined) missed += 1;
      else delays.push(shownAt - sentAt);
    }
  }
  const sorted = delays.toSorted((a, b) => a - b);
  const p = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  console.log(
    `  ${count(sorted.length)} marques sur les écrans : p50 ${count(p(0.5))} ms, p95 ${count(p(0.95))} ms, p99 ${count(p(0.99))} ms`,
  );
  goal(missed === 0, `chaque marque sur chacun de ses écrans (${missed} manquent)`);
  goal(p(0.95) < MARK_LIMIT, `p95 d’une marque sous ${MARK_LIMIT} ms`);
  const alive = await Promise.all(
    boards.map(({ page }) => page.evaluate(() => document.querySelector('.board, .board-black') !== null)),
  );
  const silent = await Promise.all(boards.map(({ page }) => page.locator('.board-silent').count()));
  goal(alive.every(Boolean) && silent.every((found) => found === 0), 'aucun écran arrêté, aucun sans nouvelles');
  goal(
    contests.every(({ judge }) => judge.refused.length === 0),
    'rien de refusé',
  );
  // The first sixth is for what every server and page learns once.
  const warm = memory.filter(({ at }) => at > 1 / 6);
  const third = Math.ceil(warm.length / 3);
  for (const what of ['server', 'board'] as const) {
    const [before, after] = [warm.slice(0, third), warm.slice(-third)].map((part) =>
      median(part.map((one) => one[what])),
    );
    const growth = (after ?? Number.NaN) / (before ?? Number.NaN);
    goal(
      growth < MEMORY_LIMIT,
      `mémoire ${what === 'server' ? 'du serveur' : 'd’un écran'} : ${count(before ?? 0)} Mo, puis ${count(after ?? 0)} Mo (× ${ratio(growth)})`,
    );
  }
} finally {
  player?.kill();
  await browser.close();
  await server.stop();
}
process.exit();
