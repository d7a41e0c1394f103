import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FLAG_OPTIONS } from 'shared-domain';
import type {
  Challenge,
  ChallengesAnswer,
  EditAnswer,
  ErrorEnvelope,
  HomeAnswer,
  InfoAnswer,
  LogsAnswer,
  SheetAnswer,
  TeamAnswer,
  TeamsAnswer,
  UploadAnswer,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL } from './uploads.ts';

let server: RunningServer;
let now = new Date('2026-06-13T14:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(() => {
  // Lists over all competitions are read at most once a second.
  now = new Date(now.getTime() + 5000);
});

/** Outdoor, FFA, with some options. */
const getFlag = (...options: (keyof typeof FLAG_OPTIONS)[]): number =>
  9 + (options.reduce((bits, name) => bits | FLAG_OPTIONS[name], 0) << 9);
const open = (flag: number, overrides: object = {}) => server.createChallenge({ flag, ...overrides });
const send = async (chOID: string, body: object) =>
  (await server.upload<{ warnings: string[] }>(chOID, body)).body.warnings;
const editTrial = (oid: string, body: object) =>
  server.call<ErrorEnvelope>('PUT', `/api/lesecretariat/trial/${oid}`, { body });
const windless = { ...aFinal(), trialsData: [anUploadTrial(FINAL)] };

describe('live', () => {
  test('it is live by its dates, and its lines say where it is not followed', async () => {
    const followed = await open(getFlag('live'));
    const unsaid = await open(0);
    const quiet = await open(getFlag('windRequired'));
    const { challenges } = (await server.get<ChallengesAnswer>('/api/challenges?from=2026-06-13&to=2026-06-13')).body;
    const { live } = (await server.get<HomeAnswer>('/api/home')).body;
    const inList = (oid: string) => challenges.find((one) => one.oid === oid)?.live;
    expect([followed, unsaid, quiet].map(({ oid }) => inList(oid))).toEqual([undefined, undefined, false]);
    const onBoard = (oid: string) => live.some((one) => one.oid === oid);
    expect([followed, unsaid, quiet].map(({ oid }) => onBoard(oid))).toEqual([true, true, true]);
    const info = (await server.get<InfoAnswer>('/api/info')).body.live.map(({ oid }) => oid);
    expect(info).toEqual(live.map(({ oid }) => oid));
  });

  test('what is going on stands before what has not begun, however new', async () => {
    const going = await open(getFlag('live'));
    await server.upload(going.oid, { trialsData: [anUploadTrial(FINAL, { status: 5 })] });
    await open(getFlag('live'));
    now = new Date(now.getTime() + 5000);
    for (const path of ['/api/home', '/api/info'])
      expect((await server.get<HomeAnswer | InfoAnswer>(path)).body.live[0]?.oid).toBe(going.oid);
  });
});

describe('registrations with a limit', () => {
  const metadata = { registration: { url: 'https://club.example/i', limit: 3 } };

  test('are counted: a person in two lists once, entries and start lists together', async () => {
    const { oid } = await open(getFlag('registrationsOpen'), { metadata });
    const entered = async () => (await server.get<Challenge>(`/api/challenge/${oid}`)).body.entered;
    expect(await entered()).toBe(0);
    await send(oid, aFinal());
    expect(await entered()).toBe(3);
    await send(oid, {
      startlists: { '000100-0-55': [{ bib: '11', last: 'Martin', first: 'LÉO', clubName: 'AC Rennes' }] },
    });
    expect(await entered()).toBe(3);
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${oid}`, {
      body: { last: 'PETIT', first: 'Noé', hidden: true },
    });
    expect(await entered()).toBe(3);
  });

  test('warn who sends more than they are, and write them', async () => {
    const { oid } = await open(getFlag('registrationsOpen'), { metadata });
    expect(await send(oid, aFinal())).toEqual([]);
    const more = [{ bib: '20', last: 'VIDAL', first: 'Ana', clubName: 'EA Brest' }];
    expect(await send(oid, { startlists: { '000100-0-55': more } })).toEqual([
      '$.startlists: 4 are entered, and the limit is 3',
    ]);
    expect((await server.get<Challenge>(`/api/challenge/${oid}`)).body.entered).toBe(4);
    const another = [...more, { bib: '21', last: 'VIDAL', first: 'Bea', clubName: 'EA Brest' }];
    const { body } = await server.upload<UploadAnswer>(oid, { startlists: { '000100-0-55': another } });
    expect(body.notes).toEqual([{ id: 'overLimit', values: { count: 5, limit: 3 } }]);
  });

  test('are not counted where there is none', async () => {
    const { oid } = await open(0);
    expect((await server.get<Challenge>(`/api/challenge/${oid}`)).body).not.toHaveProperty('entered');
  });
});

describe('team ranking', () => {
  const read = async (flag: number) => {
    const { oid } = await open(flag);
    await send(oid, aFinal());
    const { teams } = (await server.get<TeamsAnswer>(`/api/challenge/${oid}/teams`)).body;
    const one = (await server.get<TeamAnswer>(`/api/challenge/${oid}/team/${teams[0]?.oid}`)).body;
    return { teams, one };
  };

  test.each([
    ['said', getFlag('teamRanking')],
    ['not said', 0],
  ])('%s: teams have places and points', async (_, flag) => {
    const { teams, one } = await read(flag);
    expect(teams.map(({ rank }) => rank)).toEqual([1, 2, undefined]);
    expect(one.results.some(({ counted }) => counted)).toBe(true);
  });

  test('denied: none has, and no result counts', async () => {
    const { teams, one } = await read(getFlag('live'));
    expect(teams.map(({ title }) => title)).toEqual(['AC Rennes', 'EA Brest', 'US Vannes']);
    expect(teams.filter(({ rank, points }) => rank !== undefined || points !== undefined)).toEqual([]);
    expect(one.results.map(({ counted }) => counted)).toEqual([false]);
  });
});

describe('combined events', () => {
  const decathlon = '800010-0-55-f1';
  const part = '000100-0-55-c1';
  const body = {
    trialsData: [
      anUploadTrial(decathlon, { group: 'Décathlon', name: 'Décathlon' }),
      anUploadTrial(part, { group: 'Décathlon', name: '100 m', dets: { combined: decathlon } }),
    ],
  };

  test('denied: who sends some is warned', async () => {
    const { oid } = await open(getFlag('live'));
    expect(await send(oid, body)).toEqual([
      `$.trialsData: ${part} is a combined event’s part, and the competition has none of them`,
    ]);
  });

  test.each([
    ['said', getFlag('combinedEvents')],
    ['not said', 0],
  ])('%s: nobody is warned', async (_, flag) => {
    expect(await send((await open(flag)).oid, body)).toEqual([]);
  });
});

describe('official results', () => {
  const declare = (oid: string) =>
    server.call<ErrorEnvelope>('PUT', `/api/lesecretariat/challenge/${oid}`, {
      body: { flag: getFlag('live', 'resultsOfficial') },
    });

  test('are declared once each of them is', async () => {
    const { oid } = await open(getFlag('live'));
    await send(oid, aFinal());
    const { status, body } = await declare(oid);
    expect([status, body.errors[0]]).toMatchObject([409, { reason: 'unofficial results', path: '$.flag' }]);
    const [trial] = await server.trials(oid);
    expect((await editTrial(trial?.oid ?? '', { status: 40 })).status).toBe(200);
    expect((await declare(oid)).status).toBe(200);
  });

  test('that are declared already let other fields be changed', async () => {
    const { oid } = await open(getFlag('live', 'resultsOfficial'));
    await send(oid, aFinal());
    expect((await declare(oid)).status).toBe(200);
  });
});

describe('fields of a competition on a revision', () => {
  test('are changed although results came in meanwhile, and refused once somebody else changed them', async () => {
    const { oid, revision } = await open(getFlag('live'));
    const change = (name: string) =>
      server.call<ErrorEnvelope>('PUT', `/api/lesecretariat/challenge/${oid}`, { body: { name, revision } });
    await send(oid, aFinal());
    expect((await change('Meeting du soir')).status).toBe(200);
    const refused = await change('Meeting de nuit');
    expect([refused.status, refused.body.errors[0]?.reason]).toEqual([409, 'stale']);
  });
});

describe('a trial without results', () => {
  test('does not become official by hand', async () => {
    const { oid } = await open(getFlag('live'));
    const { startlists, trialsData } = aFinal();
    await send(oid, { startlists, trialsData });
    const [trial] = await server.trials(oid);
    const { status, body } = await editTrial(trial?.oid ?? '', { status: 40 });
    expect([status, body.errors[0]]).toMatchObject([409, { reason: 'without results', path: '$.status' }]);
  });
});

describe('wind required', () => {
  test('a trial without a reading does not become official, and does with it', async () => {
    const { oid } = await open(getFlag('windRequired'));
    expect(await send(oid, windless)).toEqual([
      `$.resultlists["${FINAL}"]: a mark has no wind reading, and the competition requires one`,
    ]);
    const [trial] = await server.trials(oid);
    const refused = await editTrial(trial?.oid ?? '', { status: 40 });
    expect([refused.status, refused.body.errors[0]]).toMatchObject([409, { reason: 'wind missing', path: '$.status' }]);
    expect((await editTrial(trial?.oid ?? '', { status: 40, dets: { wind: 1.3 } })).status).toBe(200);
  });

  test('a trial whose wind nobody read becomes official with a reason', async () => {
    const { oid } = await open(getFlag('windRequired'));
    await send(oid, windless);
    const [trial] = await server.trials(oid);
    const unread = { status: 40, isWindUnread: true };
    expect((await editTrial(trial?.oid ?? '', unread)).status).toBe(409);
    expect((await editTrial(trial?.oid ?? '', { ...unread, reason: 'Vent non mesuré' })).status).toBe(200);
  });

  test('a long jump needs the reading of each mark’s attempt', async () => {
    const { oid } = await open(getFlag('windRequired'));
    const jump = '900003-0-55-f1';
    const row = (w?: number) => ({
      last: 'MOREL',
      first: 'Hugo',
      prf: { v: 7450, u: 'mm', st: 1 },
      attempts: [{ v: 7450, r: 'o', ...(w === undefined ? {} : { w }) }],
    });
    await send(oid, { trialsData: [anUploadTrial(jump, { name: 'Longueur' })], resultlists: { [jump]: [row()] } });
    const [trial] = await server.trials(oid);
    expect((await editTrial(trial?.oid ?? '', { status: 40 })).status).toBe(409);
    await send(oid, { resultlists: { [jump]: [row(0.7)] } });
    expect((await editTrial(trial?.oid ?? '', { status: 40 })).status).toBe(200);
  });

  describe('a reading taken out of an official trial', () => {
    const JUMP = '900003-0-55-f1';
    const jumped = (w?: number) => [{ v: 7450, r: 'o', ...(w === undefined ? {} : { w }) }];
    const readSheet = async (oid: string) =>
      (await server.call<SheetAnswer>('GET', `/api/lesecretariat/trial/${oid}/sheet`)).body;
    const readStatus = async (oid: string) => (await readSheet(oid)).trial.status;
    const editRow = (oid: string, body: object) =>
      server.call<EditAnswer & ErrorEnvelope>('PUT', `/api/lesecretariat/trial/${oid}/row`, { body });
    const undo = (logOid: string | undefined) => server.call('POST', '/api/lesecretariat/undo', { body: { logOid } });
    const becomeOfficial = async (options: number, body: object, dets = {}) => {
      const { oid: chOID } = await open(options);
      await send(chOID, body);
      const oid = (await server.trials(chOID))[0]?.oid ?? '';
      expect((await editTrial(oid, { status: 40, dets })).status).toBe(200);
      return { chOID, oid };
    };
    const jump = (w: number) => ({
      trialsData: [anUploadTrial(JUMP, { name: 'Longueur' })],
      resultlists: {
        [JUMP]: [{ last: 'MOREL', first: 'Hugo', bib: '7', prf: { v: 7450, u: 'mm', st: 1 }, attempts: jumped(w) }],
      },
    });

    test('of a race needs a reason, and makes it unofficial for that reason; undone, it is official', async () => {
      const { chOID, oid } = await becomeOfficial(getFlag('windRequired'), windless, { wind: 1.3 });
      const refused = await editTrial(oid, { dets: {} });
      expect([refused.status, refused.body.errors[0]]).toMatchObject([400, { path: '$.reason' }]);
      expect((await editTrial(oid, { dets: {}, reason: 'Anémomètre déréglé' })).status).toBe(200);
      const { trial, statuses } = await readSheet(oid);
      expect([trial.status, statuses.at(-1)]).toMatchObject([15, { from: 40, to: 15, why: 'Anémomètre déréglé' }]);
      const { logs } = (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body;
      expect((await undo(logs[0]?.oid)).status).toBe(200);
      expect((await readSheet(oid)).trial).toMatchObject({ status: 40, dets: { wind: 1.3 } });
    });

    test('of a jump makes it unofficial for the reason of the correction; undone, it is official', async () => {
      const { oid } = await becomeOfficial(getFlag('windRequired'), jump(0.7));
      const { status, body } = await editRow(oid, { row: 'bib:7', attempts: jumped(), reason: 'Relevé d’un autre' });
      const { trial, statuses } = await readSheet(oid);
      expect([status, trial.status, statuses.at(-1)]).toMatchObject([
        200,
        15,
        { from: 40, to: 15, why: 'Relevé d’un autre' },
      ]);
      expect((await undo(body.log)).status).toBe(200);
      expect(await readStatus(oid)).toBe(40);
    });

    test('and replaced by another leaves it official, as in a competition that does not require it', async () => {
      const race = await becomeOfficial(getFlag('windRequired'), windless, { wind: 1.3 });
      expect((await editTrial(race.oid, { dets: { wind: 1.4 } })).status).toBe(200);
      const longJump = await becomeOfficial(getFlag('windRequired'), jump(0.7));
      await editRow(longJump.oid, { row: 'bib:7', attempts: jumped(0.8), reason: 'Relu' });
      const free = await becomeOfficial(getFlag('live'), windless, { wind: 1.3 });
      expect((await editTrial(free.oid, { dets: {} })).status).toBe(200);
      expect(await Promise.all([race, longJump, free].map(({ oid }) => readStatus(oid)))).toEqual([40, 40, 40]);
    });
  });

  test('not said: a trial becomes official without', async () => {
    const { oid } = await open(getFlag('live'));
    expect(await send(oid, windless)).toEqual([]);
    const [trial] = await server.trials(oid);
    expect((await editTrial(trial?.oid ?? '', { status: 40 })).status).toBe(200);
  });
});
