import { describe, expect, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import type { LiveFact } from 'shared-domain/contract';
import { openDatabase } from '../log/database.ts';
import { openFactLog, type WriteFact } from '../log/fact-log.ts';
import { chooseNextPost } from '../sync/sender.ts';
import { gatherHandedLog, type HandedLog } from './handed-log.ts';
import { divideLog, formatPartLink, joinParts, parsePart } from './log-parts.ts';
import { packLog, unpackLog } from './pack-log.ts';
import { formatLogFile, openReceiver } from './receiver.ts';

const TRIAL = '0f6c1f6e-0f57-4b9c-9a43-4b1f6f0b8a01';
const CHALLENGE = '5d0c1d6e-8a57-4b9c-9a43-4b1f6f0b8a02';

const attempt =
  (bib: number, h: number, r: 'o' | 'x'): WriteFact =>
  () => ({ kind: 'attempt', trialOID: TRIAL, row: `bib:${bib}`, h, r, renumbered: 0 });

async function openDevice() {
  const database = await openDatabase(new IDBFactory());
  const log = await openFactLog(database);
  await log.changeDevice({ code: { code: 'ABCD-2345', kind: 'judge', chOID: CHALLENGE, state: 'valid' } });
  const gather = (facts: object[] = []): HandedLog =>
    gatherHandedLog(
      TRIAL,
      CHALLENGE,
      log.rows(),
      { facts: facts as never },
      {
        id: log.device().id,
        kind: 'judge',
        label: 'Sautoir 2',
      },
    );
  const scan = async (handed: HandedLog) => {
    const receiver = openReceiver(database, log);
    const receipts = [];
    for (const part of divideLog(packLog(handed)))
      receipts.push(await receiver.takePart(formatPartLink('https://f.example', part).split('#log=')[1] ?? ''));
    return receipts;
  };
  return { database, log, gather, scan };
}

/** Twelve athletes, one bar after the other, who clear it at the first or the third attempt: some 150 facts. */
async function writeHighJump({ log }: Awaited<ReturnType<typeof openDevice>>) {
  for (let bar = 0; bar < 6; bar += 1) {
    const h = 1600 + 50 * bar;
    await log.write(CHALLENGE, [() => ({ kind: 'bar', trialOID: TRIAL, h })]);
    for (let athlete = 0; athlete < 12; athlete += 1) {
      const fails = (athlete + bar) % 3 === 0 ? 2 : 0;
      for (let fail = 0; fail < fails; fail += 1) await log.write(CHALLENGE, [attempt(401 + athlete, h, 'x')]);
      await log.write(CHALLENGE, [attempt(401 + athlete, h, 'o')]);
    }
  }
}

const listIds = (rows: readonly { readonly fact: LiveFact }[]) => rows.map(({ fact }) => fact.id).sort();

describe('a log that is handed over without a network', () => {
  test('22. the other device has the same facts with the same ids, and sends them as what the first one said', async () => {
    const [first, second] = [await openDevice(), await openDevice()];
    await writeHighJump(first);
    const receipts = await second.scan(first.gather());
    expect(receipts.at(-1)).toMatchObject({ kind: 'whole', trial: TRIAL, label: 'Sautoir 2', newCount: 126 });
    expect(listIds(second.log.rows())).toEqual(listIds(first.log.rows()));
    expect(second.log.rows().map(({ fact }) => fact)).toEqual(first.log.rows().map(({ fact }) => fact));
    await second.log.write(CHALLENGE, [attempt(401, 1900, 'x')]);
    const post = chooseNextPost(second.log.rows(), CHALLENGE, second.log.clock.now());
    expect(new Set(post.map(({ source }) => source?.device))).toEqual(new Set([first.log.device().id]));
    expect(post).toHaveLength(126);
    expect(second.log.device().handedBy).toEqual({ [TRIAL]: first.log.device().id });
  });

  test('22. what was scanned twice, and a log that comes back to its device, count once', async () => {
    const [first, second] = [await openDevice(), await openDevice()];
    await writeHighJump(first);
    await second.scan(first.gather());
    expect((await second.scan(first.gather())).at(-1)).toMatchObject({ count: 126, newCount: 0 });
    await second.log.write(CHALLENGE, [attempt(401, 1900, 'x')]);
    expect((await first.scan(second.gather())).at(-1)).toMatchObject({ count: 127, newCount: 1 });
    expect(listIds(first.log.rows())).toEqual(listIds(second.log.rows()));
  });

  test('23. the log of a high jump of twelve is at most three links', async () => {
    const first = await openDevice();
    await writeHighJump(first);
    const parts = divideLog(packLog(first.gather()));
    expect(parts.length).toBeLessThanOrEqual(3);
    for (const part of parts) expect(formatPartLink('https://stade.club.example', part).length).toBeLessThan(900);
  });

  test('parts may come in any order and on a page that is opened anew; the missing ones are named', async () => {
    const [first, second] = [await openDevice(), await openDevice()];
    await writeHighJump(first);
    const texts = divideLog(packLog(first.gather())).map((part) => formatPartLink('', part).split('#log=')[1] ?? '');
    const [one, ...others] = texts.toReversed();
    const receipt = await openReceiver(second.database, second.log).takePart(one ?? '');
    expect(receipt).toMatchObject({ kind: 'part', total: texts.length });
    for (const text of others) await openReceiver(second.database, second.log).takePart(text);
    expect(second.log.rows()).toHaveLength(126);
  });

  test('instants that were read by another device no longer move when the server’s clock is measured', async () => {
    const [first, second] = [await openDevice(), await openDevice()];
    await first.log.write(CHALLENGE, [attempt(401, 1600, 'o')]);
    await first.log.mark(first.log.rows().map((row) => ({ ...row, isOwnTime: true as const })));
    await second.scan(first.gather());
    const now = first.log.clock.now();
    for (const { log } of [first, second])
      await log.measure({ sent: now, received: now, server: now + 90_000, grain: 0 });
    expect(second.log.rows()[0]?.fact).toEqual(first.log.rows()[0]?.fact);
    expect(second.log.rows()[0]?.isOwnTime).toBe(true);
  });

  test('24. a file has the same log as the codes; what is no log is refused', async () => {
    const [first, second] = [await openDevice(), await openDevice()];
    await writeHighJump(first);
    const receiver = openReceiver(second.database, second.log);
    expect(await receiver.takeFile(formatLogFile([first.gather()]))).toMatchObject({ kind: 'whole', newCount: 126 });
    const named = formatLogFile([first.gather()], {
      challenge: { name: 'Régionaux' },
      trials: ['other', TRIAL].map((oid) => ({ oid, uid: `uid of ${oid}`, date: '2026-06-13T12:00:00Z' })),
    });
    expect(JSON.parse(named)).toMatchObject({
      competition: 'Régionaux',
      trials: [{ oid: TRIAL, uid: `uid of ${TRIAL}`, date: '2026-06-13T12:00:00Z' }],
    });
    expect(await receiver.takeFile(named)).toMatchObject({ kind: 'whole', newCount: 0 });
    for (const text of ['', '{}', '{"foulee":"live-log","logs":[{}]}'])
      expect(await receiver.takeFile(text)).toEqual({ kind: 'unreadable' });
  });
});

describe('the bytes of a log', () => {
  const aFact = (change: object) => ({
    id: 'x',
    kind: 'attempt',
    trialOID: TRIAL,
    at: '2026-06-13T12:00:00Z',
    ...change,
  });
  const aLog = (facts: object[]): HandedLog => ({
    chOID: CHALLENGE,
    trial: TRIAL,
    device: 'd',
    label: 'Été – 2',
    sources: [
      {
        device: 'tablet',
        by: 'wind',
        isOwnTime: false,
        facts: facts.map((fact) => ({ fact: fact as LiveFact, state: 'taken' as const, isStored: true })),
      },
    ],
  });

  test('keep facts of any shape, also of devices that number them otherwise', () => {
    const log = aLog([
      aFact({ w: -1.4, n: 2 }),
      aFact({ w: 0.1, text: 'pluie – 日', none: null, yes: true, no: false, seq: 4_000_000_000 }),
      aFact({ kind: 'correction', replaces: 'y', with: [{ kind: 'attempt', id: 'z', v: -3 }] }),
    ]);
    expect(unpackLog(packLog(log))).toEqual(log);
  });

  test('that were cut or changed are refused, never read as another log', () => {
    const bytes = packLog(aLog([aFact({})]));
    for (let length = 0; length < bytes.length; length += 1)
      expect(() => unpackLog(bytes.slice(0, length))).toThrow(RangeError);
    const [part] = divideLog(bytes);
    const wrong = parsePart(`1.1.${part?.sum}.${part?.text.replace(/^./, '_')}`);
    expect(() => joinParts(wrong === undefined ? [] : [wrong])).toThrow(RangeError);
    expect(parsePart('1.1.a')).toBeUndefined();
  });
});
