import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  AthleteEdit,
  AthleteLogAnswer,
  AthletesAnswer,
  EditAnswer,
  ErrorEnvelope,
  ResultsAnswer,
  SuggestionAnswer,
} from 'shared-domain/contract';
import { aSecretary } from './entry-server.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

const now = new Date('2026-06-13T14:00:00Z');
const [SPRINT, JUMP] = ['000100-0-50-f1', '900003-0-50-f1'];
const INES = { bib: '11', last: 'VALMOREL', first: 'Inès', clubName: 'AC Valmont', category: 50, sex: 'F' } as const;
const NAMESAKE = {
  bib: '12',
  last: 'VALMOREL',
  first: 'Inès',
  clubName: 'US Montclair',
  category: 50,
  dob: '2009-01-05',
};
const LOU = { last: 'KERBRAT', first: 'Lou', category: 50 };

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, {
    trialsData: [SPRINT, JUMP].map((uid) => anUploadTrial(uid, { status: 25 })),
    startlists: {
      [SPRINT]: [{ ...INES, lane: 3, pe: { pb: 12_840 } }, NAMESAKE],
      '900003-0-50': [INES, LOU],
    },
    resultlists: { [SPRINT]: [{ bib: '11', prf: { v: 12_900, u: 'ms', st: 1 } }] },
  });
});

type Edited = EditAnswer & ErrorEnvelope;
const register = async (token?: string) =>
  (
    await server.call<AthletesAnswer>(
      'GET',
      `/api/lesecretariat/athletes/${chOID}`,
      token === undefined ? {} : { token },
    )
  ).body.athletes;
const find = async (last: string, clubName?: string) => {
  const found = (await register()).find(
    (one) => one.last === last && (clubName === undefined || one.clubName === clubName),
  );
  if (found === undefined) throw new Error(`no ${last}`);
  return found;
};
const edit = (body: AthleteEdit) => server.call<Edited>('PUT', `/api/lesecretariat/athletes/${chOID}`, { body });
const getRows = ({ entries }: AthletesAnswer['athletes'][number]) => entries.map(({ trial, row }) => ({ trial, row }));
const undo = (logOid: string | undefined) => server.call('POST', '/api/lesecretariat/undo', { body: { logOid } });

describe('The athletes of a competition', () => {
  test('each stand once with all their entries; namesakes of two clubs are two', async () => {
    const athletes = await register();
    expect(athletes.map(({ last, clubName, bibs, entries }) => [last, clubName, bibs, entries.length])).toEqual([
      ['KERBRAT', undefined, [], 1],
      ['VALMOREL', 'AC Valmont', ['11'], 2],
      ['VALMOREL', 'US Montclair', ['12'], 1],
    ]);
    expect(athletes[1]?.entries.map(({ pb, lane }) => [pb, lane])).toEqual([
      [undefined, undefined],
      [12_840, 3],
    ]);
  });

  test('are read by a reader without a birth date, and hidden ones without a name; who writes sees both', async () => {
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, {
      body: { last: 'KERBRAT', first: 'Lou', hidden: true },
    });
    const { token } = await aSecretary(server, `${chOID}@club.example`, now, 'reader');
    const read = await register(token);
    expect(read.map(({ last, dob }) => [last, dob])).toEqual([
      ['ATHLETE', undefined],
      ['VALMOREL', undefined],
      ['VALMOREL', undefined],
    ]);
    expect((await register()).map(({ last, dob }) => [last, dob])).toEqual([
      ['KERBRAT', undefined],
      ['VALMOREL', undefined],
      ['VALMOREL', '2009-01-05'],
    ]);
  });
});

describe('An athlete who is changed', () => {
  test('is so in every list, results and officials’ acts included; a birth date gives the category; it is undone whole', async () => {
    const ines = await find('VALMOREL', 'AC Valmont');
    const [, sprint] = ines.entries;
    await server.call('POST', `/api/lesecretariat/trial/${sprint?.trial}/remark`, {
      body: { row: 'bib:11', text: 'Couloir mordu', public: true },
    });
    const { status, body } = await edit({
      rows: getRows(ines),
      change: { last: 'VALMOREL-ROUX', bib: '77', dob: '2012-03-04', clubName: 'Stade Brisaillais' },
      was: { last: 'VALMOREL', bib: '11', dob: null, clubName: 'AC Valmont' },
      bests: [{ trial: sprint?.trial ?? '', row: 'bib:11', pb: 12_500 }],
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await find('VALMOREL-ROUX')).toMatchObject({
      dob: '2012-03-04',
      category: 48,
      bibs: ['77'],
      clubName: 'Stade Brisaillais',
      entries: [{ row: 'bib:77' }, { row: 'bib:77', pb: 12_500, lane: 3 }],
    });
    const results = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${sprint?.trial}`);
    expect(results.body.results[0]?.rows).toMatchObject([
      { bib: '77', last: 'VALMOREL-ROUX', club: 'Stade Brisaillais', remarks: [{ text: 'Couloir mordu' }] },
    ]);
    expect((await undo(body.log)).status).toBe(200);
    expect((await find('VALMOREL', 'AC Valmont')).bibs).toEqual(['11']);
  });

  test('gets the category of a new sex, by the same ages where no birth date is known', async () => {
    const lou = await find('KERBRAT');
    expect((await edit({ rows: getRows(lou), change: { sex: 'M' } })).status).toBe(200);
    expect(await find('KERBRAT')).toMatchObject({ sex: 'M', category: 49 });
  });

  test('is refused where another has changed the field meanwhile, or has the bib, and nothing is written', async () => {
    const ines = await find('VALMOREL', 'AC Valmont');
    const rows = getRows(ines);
    await edit({ rows, change: { clubName: 'CO Hautecombe' } });
    const stale = await edit({ rows, change: { clubName: 'X' }, was: { clubName: 'AC Valmont' } });
    expect([stale.status, stale.body.errors]).toMatchObject([409, [{ reason: 'stale', path: '$.was.clubName' }]]);
    const taken = await edit({ rows, change: { bib: '12' } });
    expect([taken.status, taken.body.errors]).toMatchObject([409, [{ path: '$.change.bib' }]]);
    expect((await find('VALMOREL', 'CO Hautecombe')).bibs).toEqual(['11']);
    const gone = await edit({ rows: [{ trial: rows[0]?.trial ?? '', row: 'bib:99' }], change: { clubName: 'X' } });
    expect([gone.status, gone.body.errors]).toMatchObject([404, [{ path: '$.rows[0].row' }]]);
  });

  test('has a history that follows the row through bibs and lists, and names nobody', async () => {
    const ines = await find('VALMOREL', 'AC Valmont');
    await edit({ rows: getRows(ines), change: { bib: '77' } });
    const lou = await find('KERBRAT');
    await edit({ rows: getRows(lou), change: { clubName: 'US Montclair' } });
    const [commitment] = getRows(await find('VALMOREL', 'AC Valmont'));
    const trials = await server.trials(chOID);
    const jump = trials.find(({ uid }) => uid === JUMP);
    await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, {
      body: { edits: [{ op: 'move', ...commitment, to: jump?.oid }] },
    });
    const rows = (await find('VALMOREL', 'AC Valmont')).entries.map(({ trial, row }) => `rows[]=${trial}~${row}`);
    const { body } = await server.call<AthleteLogAnswer>(
      'GET',
      `/api/lesecretariat/athlete-log/${chOID}?${rows.join('&')}`,
    );
    expect(body.logs.map(({ action }) => action)).toEqual(['start list changed', 'athlete changed']);
    expect(JSON.stringify(body)).not.toMatch(/valmorel|kerbrat/i);
  });
});

describe('People who are known', () => {
  const known = async (q: string) =>
    (await server.call<SuggestionAnswer>('GET', `/api/lesecretariat/known/${chOID}?q=${encodeURIComponent(q)}`)).body;

  test('are those of the organisation’s competitions, newest first, by beginnings of words; of nobody else’s', async () => {
    const other = (await server.createChallenge({ name: 'Meeting de mai', date: '2026-05-01', visible: false })).oid;
    await server.upload(other, {
      trialsData: [anUploadTrial(SPRINT)],
      startlists: {
        [SPRINT]: [
          { bib: '99', last: 'ORSEVAL', first: 'Maëlle', auid: '1234567', dob: '2010-05-02', clubName: 'Orsay AC' },
          { last: 'ORSINI', first: 'Tao', clubName: 'Vallée de l’Orsonne' },
        ],
      },
    });
    await server.upload(chOID, {
      startlists: { [JUMP]: [{ bib: '5', last: 'ORSEVAL', first: 'Maelle', clubName: 'Orsay AC', category: 50 }] },
    });
    const { athletes, clubs } = await known('ors');
    expect(athletes).toEqual([
      {
        last: 'ORSEVAL',
        first: 'Maelle',
        sex: 'F',
        dob: '2010-05-02',
        clubName: 'Orsay AC',
        auid: '1234567',
        bib: '5',
        from: { oid: chOID, name: expect.any(String), date: '2026-06-13' },
        licensed: false,
      },
      {
        last: 'ORSINI',
        first: 'Tao',
        clubName: 'Vallée de l’Orsonne',
        from: { oid: other, name: 'Meeting de mai', date: '2026-05-01' },
        licensed: false,
      },
    ]);
    expect(clubs).toEqual(['Orsay AC', 'Vallée de l’Orsonne']);
    // The bib of this competition; another's bib 99 is nobody's here.
    expect((await known('5')).athletes.map(({ last, bib }) => [last, bib])).toEqual([['ORSEVAL', '5']]);
    expect((await known('99')).athletes).toEqual([]);
    expect((await known('maëlle ors')).athletes).toHaveLength(1);
    expect((await known('us m')).clubs).toEqual(['US Montclair']);
    expect((await known('us mo')).clubs).toEqual(['US Montclair']);
    expect((await known('us v')).clubs).toEqual([]);
    const { token } = await aSecretary(server, `${chOID}@known.example`, now, 'reader');
    const refused = await server.call('GET', `/api/lesecretariat/known/${chOID}?q=valm`, { token });
    expect(refused.status).toBe(403);
  });

  test('are all clubs of the organisation where clubs alone are asked for and nothing is typed', async () => {
    const other = (await server.createChallenge({ name: 'Meeting de mars', date: '2026-03-01', visible: false })).oid;
    const start = { last: 'ORSINI', first: 'Tao', clubName: 'EA Saint-Étienne' };
    await server.upload(other, {
      trialsData: [anUploadTrial(SPRINT)],
      startlists: { [SPRINT]: [start, { last: 'TANGUY', first: 'Malo' }] },
    });
    const answer = await server.call<SuggestionAnswer>('GET', `/api/lesecretariat/known/${chOID}?q=&what=clubs`);
    expect(answer.body.athletes).toEqual([]);
    expect(answer.body.clubs).toEqual(expect.arrayContaining(['AC Valmont', 'EA Saint-Étienne']));
    const all = await server.call('GET', `/api/lesecretariat/known/${chOID}?q=`);
    expect(all.status).toBe(400);
  });

  test('are one person where a row lacks the first name and has the same licence', async () => {
    const other = (await server.createChallenge({ name: 'Meeting d’avril', date: '2026-04-01', visible: false })).oid;
    await server.upload(other, {
      trialsData: [anUploadTrial(SPRINT)],
      startlists: { [SPRINT]: [{ last: 'TANGUY', first: 'Malo', auid: '777', clubName: 'US Montclair' }] },
    });
    await server.upload(chOID, { startlists: { [JUMP]: [{ bib: '8', last: 'TANGUY', auid: '777', category: 50 }] } });
    const { athletes } = await known('tang');
    expect(athletes).toMatchObject([{ last: 'TANGUY', first: 'Malo', bib: '8', clubName: 'US Montclair' }]);
    expect(athletes).toHaveLength(1);
  });

  test('are not who was hidden or erased', async () => {
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, {
      body: { last: 'KERBRAT', first: 'Lou', hidden: true },
    });
    expect((await known('kerb')).athletes).toEqual([]);
  });
});
