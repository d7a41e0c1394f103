import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LiveInputAnswer, LogsAnswer, RefusedFactsAnswer } from 'shared-domain/contract';
import { aDevice, aMeeting, type FactDraft, findTrial, LONG, readRows } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
const NOW = new Date('2026-06-13T18:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => NOW });
});
afterAll(() => server.close());

const jump = (bib: string, v: number): FactDraft => ({ kind: 'attempt', bib, r: 'o', v });

async function openContest() {
  const chOID = await aMeeting(server, 3);
  const { oid } = await findTrial(server, chOID, LONG);
  const judge = await aDevice(server, chOID, 'judge');
  const put = (body: object) => server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body });
  const decide = (body: object) =>
    server.call<LiveInputAnswer & { errors?: { id: string }[] }>('POST', `/api/lesecretariat/trial/${oid}/side`, {
      body,
    });
  const listRefused = async () =>
    (await server.call<RefusedFactsAnswer>('GET', `/api/lesecretariat/refused-facts/${chOID}`)).body.facts;
  const readBibs = async () => (await readRows(server, chOID, LONG)).map(({ bib, prf }) => [bib, prf.v]);
  const hold = (device: string) =>
    server.call('POST', `/api/live-input/${chOID}/hold`, {
      token: '',
      headers: { 'x-access-code': judge.code },
      body: { trialOID: oid, device },
    });
  return { chOID, oid, judge, put, decide, listRefused, readBibs, hold };
}

describe('A fact that stands aside', () => {
  test('24. may come by the log of its device, which an organiser brings: accepted, already, aside, each said', async () => {
    const { chOID, judge, hold, readBibs } = await openContest();
    const facts = judge.facts(LONG, jump('1', 7000), jump('2', 7100));
    const bring = (device: string, brought: readonly FactDraft[]) =>
      server.call<LiveInputAnswer>('POST', `/api/lesecretariat/live-log/${chOID}`, {
        body: { device, by: 'judge', facts: brought },
      });
    await judge.send(facts.slice(0, 1), 'lost phone');
    const [first, second] = facts.map(({ id }) => id);
    expect((await bring('lost phone', facts)).body).toMatchObject({
      accepted: [second],
      already: [first],
      refused: [],
    });
    await hold('tablet');
    const late = judge.facts(LONG, jump('3', 7200));
    expect((await bring('lost phone', late)).body.refused).toMatchObject([{ kept: true, aside: 'held' }]);
    expect(await readBibs()).toEqual([
      ['2', 7100],
      ['1', 7000],
    ]);
  });

  test('comes too where results were sent from another server: what they have already counts once', async () => {
    const { chOID, judge, readBibs } = await openContest();
    const metres = (v: number) => ({ v, u: 'mm' as const, st: 1 as const });
    await server.upload(chOID, {
      resultlists: {
        [LONG]: [
          { bib: '1', last: 'NOM1', first: 'Prénom', prf: metres(7000), attempts: [{ r: 'o', v: 7000 }] },
          { bib: '2', last: 'NOM2', first: 'Prénom', prf: metres(7100), attempts: [{ r: 'o', v: 7100 }] },
        ],
      },
    });
    const facts = judge.facts(LONG, jump('1', 7000), jump('2', 7100), jump('3', 7050), jump('1', 7200));
    const { body } = await server.call<LiveInputAnswer>('POST', `/api/lesecretariat/live-log/${chOID}`, {
      body: { device: 'lost phone', by: 'judge', facts },
    });
    expect([body.accepted.length, body.refused]).toEqual([4, []]);
    expect(await readBibs()).toEqual([
      ['1', 7200],
      ['2', 7100],
      ['3', 7050],
    ]);
    const [first] = await readRows(server, chOID, LONG);
    expect(first?.attempts).toMatchObject([{ v: 7000 }, { v: 7200 }]);
  });

  test('counts once a judge takes it, and no more once it is left; both stay in the log', async () => {
    const { judge, hold, readBibs, listRefused } = await openContest();
    await hold('tablet');
    await judge.sendNew(LONG, jump('1', 7000));
    const facts = judge.facts(LONG, jump('2', 7100), { kind: 'void', attempt: '00000000-0000-4000-8000-000000000000' });
    const { body } = await judge.send(facts.slice(0, 1), 'phone');
    expect(body.refused).toMatchObject([{ kept: true, aside: 'held', errors: [{ reason: 'held by another' }] }]);
    expect(await listRefused()).toMatchObject([{ device: 'phone', by: 'judge', aside: 'held', fact: { bib: '2' } }]);
    const side = (take: boolean): FactDraft => ({ kind: 'side', facts: [facts[0]?.id], take });
    expect((await judge.sendNew(LONG, side(true))).body.refused).toEqual([]);
    expect(await readBibs()).toEqual([
      ['2', 7100],
      ['1', 7000],
    ]);
    expect(await listRefused()).toEqual([]);
    await judge.sendNew(LONG, side(false));
    expect(await readBibs()).toEqual([['1', 7000]]);
    expect(await listRefused()).toMatchObject([{ errors: [{ reason: 'left aside' }] }]);
    await judge.sendNew(LONG, side(true));
    expect(await readBibs()).toHaveLength(2);
    const strangers = await judge.sendNew(LONG, { ...side(true), facts: ['00000000-0000-4000-8000-000000000000'] });
    expect(strangers.body.refused).toMatchObject([{ kept: true, errors: [{ reason: 'no such fact' }] }]);
  });

  test('44. is none that a referee rules on a protest, whoever holds the trial, nor that takes an upheld foul again with it', async () => {
    const { chOID, judge, hold } = await openContest();
    await hold('pit');
    const [, measured, foul] = await sendProtests();
    const ruleAs = async (...said: readonly FactDraft[]) => (await judge.sendNewAs('referee', LONG, ...said)).body;
    const rule = (attempt: unknown, upheld: boolean): FactDraft => ({ kind: 'ruling', attempt, upheld });
    const retake: FactDraft = { kind: 'void', attempt: foul };
    expect((await ruleAs(retake)).refused).toMatchObject([{ aside: 'held' }]);
    expect((await ruleAs(rule(measured, true), rule(foul, true), retake)).refused).toEqual([]);
    const [row] = await readRows(server, chOID, LONG);
    expect(row).toMatchObject({ prf: { v: 7200 }, attempts: [{ v: 7000 }, { v: 7200 }] });

    async function sendProtests() {
      const said = judge.facts(
        LONG,
        jump('1', 7000),
        { kind: 'attempt', bib: '1', r: 'x', v: 7200 },
        { kind: 'attempt', bib: '1', r: 'x' },
      );
      const ids = said.map(({ id }) => id);
      const protests = judge.facts(LONG, ...ids.slice(1).map((attempt): FactDraft => ({ kind: 'protest', attempt })));
      const { body } = await judge.send([...said, ...protests], 'pit');
      expect(body.refused).toEqual([]);
      return ids;
    }
  });

  test('19, 20. is told with what counts in its place, also once it was taken', async () => {
    const { chOID, judge, hold } = await openContest();
    const readAll = async () =>
      (await server.call<RefusedFactsAnswer>('GET', `/api/lesecretariat/refused-facts/${chOID}`)).body;
    await hold('tablet');
    const [now] = judge.facts(LONG, jump('1', 7000));
    await judge.send([now as FactDraft]);
    const late = judge.facts(LONG, { ...jump('1', 6900), n: 1 }, jump('2', 7100));
    await judge.send(late, 'phone');
    const besides = (facts: readonly { beside?: readonly { id: string }[] | undefined }[] = []) =>
      facts.map(({ beside = [] }) => beside.map(({ id }) => id));
    const waiting = await readAll();
    expect(besides(waiting.facts)).toEqual([[now?.id], []]);
    expect(waiting.taken).toBeUndefined();
    await judge.sendNew(LONG, { kind: 'side', facts: [late[1]?.id], take: true });
    const decided = await readAll();
    expect(decided.facts.map(({ id }) => id)).toEqual([late[0]?.id]);
    expect(decided.taken).toMatchObject([{ id: late[1]?.id, aside: 'held', device: 'phone', fact: { bib: '2' } }]);
  });

  test('of an official trial is taken by the secretariat alone, with a reason, which the public reads', async () => {
    const { chOID, judge, put, decide, listRefused, readBibs } = await openContest();
    await judge.sendNew(LONG, jump('1', 7000));
    await put({ status: 40 });
    const [late] = judge.facts(LONG, jump('2', 7100));
    await judge.send([late as FactDraft]);
    const own = await judge.sendNew(LONG, { kind: 'side', facts: [late?.id], take: true });
    expect(own.body.refused).toMatchObject([{ kept: true, aside: 'official' }]);
    expect((await listRefused()).map(({ aside }) => aside)).toEqual(['official', 'official']);
    const facts = [late?.id];
    expect((await decide({ facts, take: true })).body.errors?.[0]?.id).toBe('invalid request');
    const { body } = await decide({ facts, take: true, reason: 'sheet found' });
    expect(body.accepted).toContain(late?.id);
    expect(await readBibs()).toEqual([
      ['2', 7100],
      ['1', 7000],
    ]);
    const { logs } = (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body;
    expect(logs[0]).toMatchObject({ action: 'live input', detail: { facts: [{ kind: 'side', why: 'sheet found' }] } });
    await decide({ facts, take: false, reason: 'not hers' });
    expect(await readBibs()).toEqual([['1', 7000]]);
  });

  test('of a cancelled trial is kept, and taken only once it is on again', async () => {
    const { judge, put, decide } = await openContest();
    await put({ status: 50 });
    const [late] = judge.facts(LONG, jump('2', 7100));
    expect((await judge.send([late as FactDraft])).body.refused).toMatchObject([{ aside: 'cancelled' }]);
    expect((await decide({ facts: [late?.id], take: true })).status).toBe(409);
    expect((await decide({ facts: ['00000000-0000-4000-8000-000000000000'], take: false })).status).toBe(404);
  });

  test('waits for a human where its device’s clock was never compared and others have said something', async () => {
    const { chOID, judge, readBibs } = await openContest();
    const clock = { source: 'own' };
    const send = async (device: string, facts: readonly FactDraft[]) =>
      server.call<LiveInputAnswer>('POST', `/api/live-input/${chOID}`, {
        token: '',
        headers: { 'x-access-code': judge.code },
        body: { device, clock, facts },
      });
    const back = (draft: FactDraft): FactDraft => ({ ...draft, at: '2026-06-11T09:00:00Z' });
    const alone = judge.facts(LONG, jump('1', 7000)).map(back);
    expect((await send('phone', alone)).body.refused).toEqual([]);
    await judge.sendNew(LONG, jump('2', 7100));
    const late = judge.facts(LONG, jump('3', 7200), jump('1', 7300)).map(back);
    expect((await send('phone', late)).body.refused.map(({ aside }) => aside)).toEqual(['clock', 'clock']);
    const ids = late.map(({ id }) => id);
    expect((await judge.sendNew(LONG, { kind: 'side', facts: ids, take: true })).body.refused).toEqual([]);
    expect(await readBibs()).toHaveLength(3);
  });
});

describe('What the server says of a device’s log', () => {
  test('its time, the highest number up to which all have come, corrections’ own numbers counted, and what is missing', async () => {
    const { judge } = await openContest();
    const [first, second, third, fourth] = judge.facts(
      LONG,
      jump('1', 7000),
      jump('2', 7100),
      jump('3', 1),
      jump('1', 2),
    );
    const mend = { kind: 'correction', replaces: first?.id, with: [{ ...jump('1', 7001), id: third?.id }] };
    const { body } = await judge.send([{ ...first, seq: 1 } as FactDraft, { ...fourth, seq: 5 } as FactDraft], 'phone');
    expect([body.now, body.wire, body.have]).toEqual([NOW.getTime(), 1, { phone: 1 }]);
    const sent = await judge.send([{ ...second, ...mend, seq: 2 } as FactDraft], 'phone');
    expect([sent.body.have, sent.body.gaps]).toEqual([{ phone: 3 }, { phone: [{ first: 4, last: 4 }] }]);
    // A fact that is refused for its shape has come too: the device keeps it.
    await judge.send([{ id: 'x', kind: 'nothing', seq: 4 } as unknown as FactDraft], 'phone');
    const answer = await judge.read();
    expect([answer.have, answer.now, answer.wire]).toEqual([{ phone: 5 }, NOW.getTime(), 1]);
  });
});
