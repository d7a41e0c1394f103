import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { TRIAL_STATUS } from 'shared-domain';
import type {
  OrgsAnswer,
  ResultsAnswer,
  SiteAnswer,
  SiteSessionAnswer,
  UploadBody,
  UploadTrial,
} from 'shared-domain/contract';
import { computeDigests } from '../src/services/site/digests.ts';
import { openStore } from '../src/store/open-store.ts';
import { describeOnSqlite } from './declare-where.ts';
import { allowForProcesses } from './process-limit.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { openSiteLine, type SiteLine } from './site-line.ts';
import { findComingDay } from './site-servers.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { until } from './until.ts';
import { anUploadTrial, ms } from './uploads.ts';

const IS_LONG = process.env.FOULEE_LONG === '1';
const TRIALS = IS_LONG ? 300 : 6;
const KILLS = IS_LONG ? 20 : 1;
/** Ten hours of a meeting at 60 times its speed. */
const MEETING_MS = IS_LONG ? 600_000 : 3000;
/** The link waits up to a minute after a silence, and is asked for when it has caught up. */
const CATCH_UP_MS = 180_000;
const BASE = '/api/lesecretariat';
const BIBS = ['11', '12', '13', '14', '15', '16', '17', '18'];

allowForProcesses(KILLS + MEETING_MS / 10_000);

const formatUid = (n: number): string => `000100-0-55-h${n}`;

/** What the desk does with one trial, from its start list to its official result, which every fifth corrects. */
function planUploads(n: number): Partial<UploadBody>[] {
  const uid = formatUid(n);
  const trial = (status: UploadTrial['status']) => [
    anUploadTrial(uid, { name: `100 m Hommes – Série ${n}`, round: 'h', heat: n, status }),
  ];
  const list = (first: number) => ({
    [uid]: BIBS.map((bib, at) => ({ bib, last: `N${bib}`, prf: ms(first + 10 * at) })),
  });
  const starts = { [uid]: BIBS.map((bib, at) => ({ bib, last: `N${bib}`, lane: at + 1 })) };
  const provisional = { trialsData: trial(TRIAL_STATUS.unofficial), startlists: starts, resultlists: list(10_500 + n) };
  const official = { trialsData: trial(TRIAL_STATUS.official), resultlists: list(10_490 + n) };
  const corrected = { resultlists: list(10_480 + n) };
  return [
    { trialsData: trial(TRIAL_STATUS.startlist), startlists: starts },
    provisional,
    official,
    ...(n % 5 === 0 ? [corrected] : []),
  ];
}

const readFirstMark = (upload: Partial<UploadBody>): number | undefined =>
  Object.values(upload.resultlists ?? {})[0]?.[0]?.prf?.v ?? undefined;

let home: RunningServer | undefined;
let stadium: SpawnedServer | undefined;
let line: SiteLine | undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'foulee-stadium-'));

afterEach(async () => {
  await stadium?.end('SIGKILL');
  await line?.close();
  await home?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describeOnSqlite('A stadium’s server that is killed again and again while the public one is away', () => {
  test(`plays ${TRIALS} trials with ${KILLS} kills: both end the same by digest, and readers saw no list that the stadium had not`, async () => {
    const publicServer = await startServer();
    home = publicServer;
    const { oid: homeOid } = await publicServer.createChallenge({ date: findComingDay() });
    await publicServer.upload(homeOid, {
      trialsData: [anUploadTrial(formatUid(1), { round: 'h', heat: 1, status: TRIAL_STATUS.startlist })],
    });
    const session = await publicServer.call<SiteSessionAnswer>('POST', `${BASE}/site/${homeOid}/session`);
    const link = await openSiteLine(publicServer.url);
    line = link;
    const env = { DATA_DIR: dataDir, UPLINK_URL: link.url, UPLINK_TOKEN: session.body.token };
    const file = await publicServer.call('GET', `${BASE}/export/${homeOid}?hidden=1`);
    let laptop = await spawnServer(env);
    stadium = laptop;
    const { output } = laptop;
    await until(() => /^(Copie publique|Public copy).*http:\/\/127\.0\.0\.1:\d+ \(UPLINK_URL\)$/m.test(output()));
    const { token } = laptop.client;
    const { orgs } = await laptop.client.send<OrgsAnswer>('GET', `${BASE}/my-orgs`);
    const imported = await laptop.client.send<{ chOID: string }>(
      'POST',
      `${BASE}/import?orgOID=${orgs[0]?.oid}`,
      file.body,
    );
    const { chOID } = imported;
    const act = { act: 'link', remote: homeOid, holder: 'Stade' };
    await laptop.client.send<SiteAnswer>('PUT', `${BASE}/site/${chOID}`, act);

    const began = performance.now();
    const share = () => (performance.now() - began) / MEETING_MS;
    /** First marks of each trial's lists that the desk has sent. */
    const sent = new Map<string, Set<number>>();
    let isOver = false;

    const upload = async (body: Partial<UploadBody>): Promise<void> => {
      for (;;) {
        const asked = laptop;
        try {
          await asked.client.send('POST', `${BASE}/trials/${chOID}`, { chOID, ...body });
          return;
        } catch (error) {
          // Killed while it worked: the desk sends the same again once the laptop is back.
          if (asked === laptop && !asked.child.killed) throw error;
          await sleep(20);
        }
      }
    };
    const plans = Array.from({ length: TRIALS }, (_, at) => planUploads(at + 1));
    const steps = plans.flatMap((uploads, at) =>
      uploads.map((body, step) => ({ at: (at + step * 3) / (TRIALS + 9), uid: formatUid(at + 1), body })),
    );
    const play = async (): Promise<void> => {
      for (const step of steps.toSorted((a, b) => a.at - b.at)) {
        await sleep(Math.max(0, (step.at - share()) * MEETING_MS));
        const mark = readFirstMark(step.body);
        if (mark !== undefined) sent.set(step.uid, (sent.get(step.uid) ?? new Set()).add(mark));
        await upload(step.body);
      }
    };
    const kill = async (): Promise<void> => {
      for (let round = 1; round <= KILLS; round += 1) {
        await sleep(Math.max(0, (round / (KILLS + 1) - share()) * MEETING_MS));
        await laptop.end('SIGKILL');
        laptop = await spawnServer(env, { token });
        stadium = laptop;
      }
    };
    const takeAway = async (): Promise<void> => {
      await sleep(MEETING_MS / 4);
      link.cut();
      await sleep(MEETING_MS / 2);
      link.mend();
    };
    const strange: string[] = [];
    let looks = 0;
    const look = async (): Promise<void> => {
      for (const { uid, oid } of await publicServer.trials(homeOid)) {
        const { body } = await publicServer.get<ResultsAnswer>(`/api/results?trialOID=${oid}`);
        const marks = (body.results?.[0]?.rows ?? []).map(({ prf }) => prf.v);
        if (marks.length === 0) continue;
        looks += 1;
        const [first = 0] = marks;
        const isWhole = marks.length === BIBS.length && marks.every((mark, at) => mark === first + 10 * at);
        if (!isWhole || !sent.get(uid)?.has(first)) strange.push(`${uid}: ${marks}`);
      }
    };
    const watch = async (): Promise<void> => {
      for (; !isOver; await sleep(IS_LONG ? 500 : 100)) await look();
    };
    const watching = watch();
    await Promise.all([play(), kill(), takeAway()]);
    await until(async () => {
      const answer = await laptop.client.send<SiteAnswer>('GET', `${BASE}/site/${chOID}`);
      return answer.link?.pending === 0 && answer.link.fault === undefined;
    }, CATCH_UP_MS);
    isOver = true;
    await watching;
    await look();
    await laptop.end('SIGTERM');
    const store = await openStore({ dataDir });
    const here = await computeDigests(store.db, chOID);
    await store.close();
    expect(Object.keys(here)).toHaveLength(TRIALS);
    expect(await computeDigests(publicServer.ctx.store.db, homeOid)).toEqual(here);
    expect(looks).toBeGreaterThanOrEqual(TRIALS);
    if (IS_LONG) console.log(`${looks} public lists read, ${steps.length} uploads, ${KILLS} kills`);
    expect(strange).toEqual([]);
  });
});
