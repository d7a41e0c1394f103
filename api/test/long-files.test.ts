import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { anUploadTrial } from './uploads.ts';

const UID = '000100-0-55-f1';

let server: RunningServer;
let chOID: string;
let trial: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, { trialsData: [anUploadTrial(UID)], startlists: { [UID]: [{ bib: '1', last: 'A' }] } });
  trial = (await server.trials(chOID))[0]?.oid ?? '';
});
afterAll(() => server.close());

const CALLS = {
  roster: () => `/api/lesecretariat/roster/${chOID}?dryRun=1`,
  csv: () => `/api/lesecretariat/csv/${chOID}?list=results&dryRun=1&trial=${trial}`,
  lynx: () => `/api/lesecretariat/lynx/${chOID}?dryRun=1&trial=${trial}`,
  road: () => `/api/lesecretariat/road/${chOID}?dryRun=1&trial=${trial}`,
};

async function send(call: keyof typeof CALLS, body: string) {
  let turns = 0;
  let timer = setImmediate(function count() {
    turns += 1;
    timer = setImmediate(count);
  });
  const { status, body: answer } = await sendFile<ErrorEnvelope>(server, CALLS[call](), body);
  clearImmediate(timer);
  return { status, turns, detail: answer.errors?.[0]?.detail ?? '', length: JSON.stringify(answer).length };
}

describe('A long file', () => {
  test.each<[keyof typeof CALLS, string, string]>([
    ['roster', `a,b\n${',\n'.repeat(101_000)}`, 'no column StartListId'],
    ['csv', `bib;last\n${'1;a\n'.repeat(101_000)}`, 'no column perf'],
    ['lynx', `x\n${'1,1,1\n'.repeat(101_000)}`, 'line 1, column 1 (event): "x" is no number'],
    ['road', `a;b\n${'1;a\n'.repeat(101_000)}`, 'no column says who'],
  ])('%s: is refused for its head, before its lines are counted', async (call, body, said) => {
    const { status, detail } = await send(call, body);
    expect([status, detail]).toEqual([400, expect.stringContaining(said)]);
  });

  test.each<[keyof typeof CALLS, string]>([
    ['csv', `bib;perf\n${';\n'.repeat(100_001)}`],
    ['csv', `bib;perf\n${'1;DNS\n'.repeat(100_001)}`],
    ['lynx', `1,1,1,a\n${'\n'.repeat(100_001)}`],
    ['road', `bib;net\n${';\n'.repeat(100_001)}`],
  ])('%s: has so many lines and no more, blank ones too, and others have their turn', async (call, body) => {
    const { status, detail, turns } = await send(call, body);
    expect([status, detail]).toEqual([413, 'line 100002: more than 100001 lines']);
    expect(turns).toBeGreaterThan(body.length / 20_000);
  });

  test('has so many cells and no more', async () => {
    const { status, detail } = await send('csv', `bib;perf\n${`${';'.repeat(60_000)}\n`.repeat(51)}`);
    expect([status, detail]).toEqual([413, expect.stringContaining('more than 3000000 cells')]);
  });

  const LONG = 'x'.repeat(60_000);
  test.each<[keyof typeof CALLS, string]>([
    ['lynx', 'a'.repeat(2_000_000)],
    ['lynx', `${LONG}\n`],
    ['csv', `bib;perf\n1;${LONG}\n`],
    ['csv', `uid;bib;perf\n${LONG};1;1\n`],
    ['roster', `${LONG},b\n`],
    ['road', `bib;net\n1;${LONG}\n`],
  ])('%s: is not repeated by its refusal', async (call, body) => {
    const { status, detail, length } = await send(call, body);
    expect(status).toBe(400);
    expect(detail.length).toBeLessThan(300);
    expect(length).toBeLessThan(4000);
  });

  test('lynx: a word that is no status is not repeated by the question about it', async () => {
    const { status, length } = await send('lynx', `1,1,1,a\n${LONG},1,1,A\n`);
    expect(status).toBe(200);
    expect(length).toBeLessThan(4000);
  });

  test('nor is a body', async () => {
    const bodies = [
      { trialsData: [{ ...anUploadTrial(UID), uid: LONG }] },
      { startlists: { [LONG]: [{ bib: '1', last: 'A' }] } },
      { startlists: { [LONG]: [{ bib: 1.5 }] } },
      { chOID: LONG },
    ];
    for (const body of bodies) {
      const { status, body: answer } = await server.upload<ErrorEnvelope>(chOID, body as never);
      expect(status).toBe(400);
      for (const { detail } of answer.errors) expect(detail.length).toBeLessThan(300);
    }
  });
});
