import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ChronosAnswer, DeviceHoldAnswer, EditAnswer } from 'shared-domain/contract';
import { aDevice, aMeeting, type Device, type FactDraft, findTrial, RACE, readRows } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

let server: RunningServer;
const now = new Date('2026-06-13T18:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

async function openRace(athletes = 4): Promise<{ chOID: string; oid: string; chrono: Device }> {
  const chOID = await aMeeting(server, athletes);
  return { chOID, oid: (await findTrial(server, chOID, RACE)).oid, chrono: await aDevice(server, chOID, 'chrono') };
}

const accept = (oid: string, body: unknown) =>
  server.call<EditAnswer & { errors?: { detail: string }[] }>('POST', `/api/lesecretariat/trial/${oid}/accept`, {
    body,
  });
const readChronos = async (oid: string) =>
  (await server.call<ChronosAnswer>('GET', `/api/lesecretariat/chronos?oid=${oid}`)).body.chronos[0]?.rows;
const tap = (place: number, v: number, more = {}): FactDraft => ({ kind: 'time', place, v, hand: true, ...more });
const order = (place: number, bib?: number): FactDraft => ({
  kind: 'raw',
  place,
  ...(bib === undefined ? {} : { bib: String(bib) }),
});
const readShown = async (chOID: string) =>
  (await readRows(server, chOID, RACE)).map(({ bib, rank, prf }) => [bib, rank, prf.v]);
const hold = (oid: string, chOID: string, device: Device, name: string) =>
  server.call<DeviceHoldAnswer>('POST', `/api/live-input/${chOID}/hold`, {
    token: '',
    headers: { 'x-access-code': device.code },
    body: { trialOID: oid, device: name },
  });

describe('Times of one device and the order of finish of another are paired by place', () => {
  test('the secretariat reads whose each time is, how sure it is, and the public nothing', async () => {
    const { chOID, oid, chrono } = await openRace();
    await chrono.sendNewAs('A', RACE, tap(1, 10_412), tap(2, 10_633, { doubt: true, error: 80 }), tap(3, 10_905));
    await chrono.sendNewAs('B', RACE, order(1, 3), order(2, 1));
    expect(await readChronos(oid)).toMatchObject([
      { place: 1, bib: '3', v: 10_412, hand: true },
      { place: 2, bib: '1', v: 10_633, hand: true, doubt: true, error: 80 },
      { place: 3, v: 10_905 },
    ]);
    expect((await readChronos(oid))?.[2]?.bib).toBeUndefined();
    expect(await readRows(server, chOID, RACE)).toEqual([]);
  });

  test('49. 40 taps and an order of 40 bibs are 40 results, by hand, in the order of finish', async () => {
    const { chOID, oid, chrono } = await openRace(40);
    await chrono.sendNewAs('A', RACE, ...Array.from({ length: 40 }, (_, at) => tap(at + 1, 60_010 + at * 40)));
    await chrono.sendNewAs('B', RACE, ...Array.from({ length: 40 }, (_, at) => order(at + 1, 40 - at)));
    expect((await accept(oid, { from: 'chronos' })).status).toBe(200);
    const rows = await readShown(chOID);
    expect(rows).toHaveLength(40);
    expect(rows.slice(0, 4)).toEqual([
      ['40', 1, 60_100],
      ['39', 2, 60_100],
      ['38', 3, 60_100],
      ['37', 4, 60_200],
    ]);
    expect((await findTrial(server, chOID, RACE)).dets.hand).toBe(true);
  });

  test('the middle one of three watches counts for a place', async () => {
    const { chOID, oid, chrono } = await openRace();
    await chrono.sendNewAs('B', RACE, order(1, 2));
    for (const [device, v] of [
      ['A1', 10_410],
      ['A2', 10_690],
      ['A3', 10_520],
    ] as const)
      await chrono.sendNewAs(device, RACE, tap(1, v));
    await accept(oid, { from: 'chronos' });
    expect(await readShown(chOID)).toEqual([['2', 1, 10_600]]);
  });

  test('accepting can be undone, and the race has no hand times again', async () => {
    const { chOID, oid, chrono } = await openRace();
    await chrono.sendNewAs('A', RACE, tap(1, 10_410), order(1, 2));
    const { body } = await accept(oid, { from: 'chronos' });
    expect((await findTrial(server, chOID, RACE)).dets.hand).toBe(true);
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: body.log } });
    expect([await readShown(chOID), (await findTrial(server, chOID, RACE)).dets.hand]).toEqual([[], undefined]);
  });

  test('a place without a runner is refused by its name, and the others can be chosen', async () => {
    const { chOID, oid, chrono } = await openRace();
    const times = chrono.facts(RACE, tap(1, 10_410), tap(2, 10_510));
    await chrono.send([...times, ...chrono.facts(RACE, order(1, 2), order(2))], 'A');
    const refused = await accept(oid, { from: 'chronos' });
    expect([refused.status, refused.body.errors?.[0]?.detail]).toEqual([
      409,
      expect.stringContaining('(place 2) is of nobody of the start list'),
    ]);
    await accept(oid, { from: 'chronos', ids: [times[0]?.id] });
    expect(await readShown(chOID)).toEqual([['2', 1, 10_500]]);
  });

  test('two judges who saw others at a place leave it to a person', async () => {
    const { oid, chrono } = await openRace();
    await chrono.sendNewAs('A', RACE, tap(1, 10_410));
    await chrono.sendNewAs('B', RACE, order(1, 2));
    await chrono.sendNewAs('C', RACE, order(1, 3));
    expect((await readChronos(oid))?.[0]?.bib).toBeUndefined();
  });

  test('a place of the order is no result of the photo finish, where its time is taken', async () => {
    const { chOID, oid, chrono } = await openRace();
    await chrono.sendNewAs('A', RACE, tap(1, 10_410), order(1, 2), { kind: 'raw', bib: '3', v: 10_800, place: 2 });
    await accept(oid, { from: 'raws' });
    expect(await readShown(chOID)).toEqual([['3', 1, 10_800]]);
  });

  test('a disqualification that the photo finish read is accepted with its rule, which is public; undone, both are gone', async () => {
    const { chOID, oid, chrono } = await openRace();
    await chrono.sendNewAs(
      'A',
      RACE,
      { kind: 'raw', bib: '3', v: 10_800, place: 1 },
      { kind: 'raw', bib: '2', st: 4, rules: ['TR17.2.3'] },
    );
    const { body } = await accept(oid, { from: 'raws' });
    const read = async () =>
      (await readRows(server, chOID, RACE)).map(({ bib, prf, remarks }) => [bib, prf.st, remarks]);
    expect(await read()).toEqual([
      ['3', 1, undefined],
      ['2', 4, [{ rules: ['TR17.2.3'] }]],
    ]);
    // Accepted again, it is said once.
    await accept(oid, { from: 'raws' });
    expect((await read())[1]).toEqual(['2', 4, [{ rules: ['TR17.2.3'] }]]);
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: body.log } });
    expect(await read()).toEqual([]);
  });

  test('places slide by corrections: the times after a tap that was missed', async () => {
    const { oid, chrono } = await openRace();
    const times = chrono.facts(RACE, tap(1, 10_100), tap(2, 10_200));
    await chrono.send(times, 'A');
    await chrono.sendNewAs('B', RACE, order(1, 1), order(2, 2), order(3, 3));
    await chrono.sendNewAs(
      'A',
      RACE,
      { kind: 'correction', replaces: times[1]?.id, with: [{ id: randomUUID(), ...tap(3, 10_200) }] },
      tap(2, 10_150),
    );
    expect((await readChronos(oid))?.map(({ bib, v }) => [bib, v])).toEqual([
      ['1', 10_100],
      ['3', 10_200],
      ['2', 10_150],
    ]);
  });
});

describe('Laps become splits once a time is accepted', () => {
  const LONG_RACE = '001500-0-55-f1';
  const instant = (ms: number) => new Date(Date.parse('2026-06-13T15:00:00Z') + ms).toISOString();
  const lap = (bib: number, ms: number): FactDraft => ({ kind: 'lap', bib: String(bib), time: instant(ms) });

  test('of those whose passages are all there, as the first scorer has them who has all of the runner', async () => {
    const { oid: chOID } = await server.createChallenge();
    const people = [1, 2, 3].map((bib) => ({
      bib: String(bib),
      last: `NOM${bib}`,
      first: 'Ana',
      category: 55,
      odr: bib,
    }));
    await server.upload(chOID, {
      trialsData: [anUploadTrial(LONG_RACE, { status: 25, group: '1500', name: '1500' })],
      startlists: { [LONG_RACE]: people },
    });
    const chrono = await aDevice(server, chOID, 'chrono');
    const { oid } = await findTrial(server, chOID, LONG_RACE);
    await chrono.sendNewAs('A', LONG_RACE, { kind: 'start' }, { kind: 'gun', time: instant(0) });
    await chrono.sendNewAs(
      'laps',
      LONG_RACE,
      ...[45_010, 110_000, 175_000, 240_000].map((ms) => lap(1, ms)),
      ...[46_000, 112_000].map((ms) => lap(2, ms)),
    );
    // The second scorer has runners of their own.
    const others = [47_010, 113_000, 179_000].map((ms) => lap(3, ms));
    await chrono.sendNewAs('second', LONG_RACE, lap(1, 45_900), lap(2, 46_900), ...others);
    const places = [order(1, 1), order(2, 2), order(3, 3)];
    await chrono.sendNewAs('A', LONG_RACE, tap(1, 240_000), tap(2, 250_000), tap(3, 260_000), ...places);
    await accept(oid, { from: 'chronos' });
    expect((await readRows(server, chOID, LONG_RACE)).map(({ bib, splits }) => [bib, splits])).toMatchObject([
      [
        '1',
        [
          { d: 300, t: 45_100 },
          { d: 700, t: 110_000 },
          { d: 1100, t: 175_000 },
        ],
      ],
      ['2', undefined],
      [
        '3',
        [
          { d: 300, t: 47_100 },
          { d: 700, t: 113_000 },
          { d: 1100, t: 179_000 },
        ],
      ],
    ]);
  });
});

describe('Several devices say side by side what they see at the finish', () => {
  test('though another holds the trial: times, order and laps count, with their corrections', async () => {
    const { chOID, oid, chrono } = await openRace();
    expect((await hold(oid, chOID, chrono, 'photo')).body.held).toBe(true);
    const facts = chrono.facts(RACE, tap(1, 10_100), order(1, 2), { kind: 'lap', bib: '1', n: 1 }, { kind: 'start' });
    expect((await chrono.send(facts, 'A')).body).toMatchObject({ accepted: facts.map(({ id }) => id), refused: [] });
    const moved = { id: randomUUID(), ...tap(2, 10_100) };
    const first = await chrono.sendNewAs('A', RACE, { kind: 'correction', replaces: facts[0]?.id, with: [moved] });
    const second = await chrono.sendNewAs('A', RACE, { kind: 'correction', replaces: moved.id, with: [] });
    expect([first.body.refused, second.body.refused]).toEqual([[], []]);
    expect(await readChronos(oid)).toEqual([]);
  });

  test('what moves the trial still belongs to who holds it', async () => {
    const { chOID, oid, chrono } = await openRace();
    await hold(oid, chOID, chrono, 'photo');
    const { body } = await chrono.sendNewAs('A', RACE, { kind: 'status', status: 10 }, { kind: 'wind', w: 1 });
    expect(body.refused.map(({ aside }) => aside)).toEqual(['held', 'held']);
  });

  test('a lap is of a race, and may be of somebody whom nobody knew', async () => {
    const { chrono } = await openRace();
    const sent = await chrono.sendNew(
      RACE,
      { kind: 'lap' },
      { kind: 'lap', bib: '99' },
      { kind: 'lap', bib: '1', n: 2 },
    );
    expect(sent.body.accepted).toHaveLength(3);
    const field = await chrono.sendNew('900003-0-55-f1', { kind: 'lap', bib: '1' });
    expect(field.body.refused[0]?.errors[0]?.reason).toBe('no race');
  });

  test('the wind and the gun that a photo finish has are the race’s', async () => {
    const { chOID, chrono } = await openRace();
    await chrono.sendNew(RACE, { kind: 'wind', w: 1.2 }, { kind: 'gun', time: '2026-06-13T15:00:00.123Z' });
    const trial = await findTrial(server, chOID, RACE);
    expect([trial.dets.wind, trial.dateE]).toEqual([1.2, '2026-06-13T15:00:00.123Z']);
  });
});
