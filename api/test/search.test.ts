import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SearchAnswer, UploadBody } from 'shared-domain/contract';
import { searchAnswer } from 'shared-domain/contract/schemas';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let spring: string;
let autumn: string;
beforeAll(async () => {
  server = await startServer();
  spring = (await server.createChallenge({ name: 'Régionaux du Printemps', date: '2026-04-11' })).oid;
  autumn = (await server.createChallenge({ name: 'Meeting d’Automne', date: '2026-10-03' })).oid;
  await server.upload(spring, aMeeting('AC Dijon'));
  await server.upload(autumn, aMeeting('Étoile de Brest'));
});
afterAll(() => server.close());

function aMeeting(clubName: string): Partial<UploadBody> {
  return {
    trialsData: [anUploadTrial(FINAL)],
    startlists: {
      [FINAL]: [
        { bib: '7', last: 'DUPONT', first: 'Marie', category: 56, clubName },
        { bib: '123', last: 'GARCÍA-PEÑA', first: 'Léa', category: 56, clubName: 'EA Brest' },
        { bib: '124', last: 'DUPONT-BREST', first: 'Zoé', category: 56, clubName: 'US Vannes' },
      ],
    },
    resultlists: { [FINAL]: [{ bib: '7', prf: ms(12_640) }] },
  };
}

async function find(q: string, more = ''): Promise<SearchAnswer> {
  const { status, body } = await server.get<SearchAnswer>(`/api/search?q=${encodeURIComponent(q)}${more}`);
  expect([status, searchAnswer.safeParse(body).error?.issues]).toEqual([200, undefined]);
  return body;
}

const who = ({ athletes }: SearchAnswer) => athletes.map(({ last, challenge }) => `${last} ${challenge.date}`);

describe('A search over all competitions', () => {
  test.each(['dupont marie', 'Marie DUPONT', 'marié dup', 'MAR dupont dijon', 'dupont brest marie'])(
    '%j finds her, whatever the order and the accents',
    async (q) => {
      expect(who(await find(q))).toEqual(
        /dijon/.test(q)
          ? ['DUPONT 2026-04-11']
          : /brest/.test(q)
            ? ['DUPONT 2026-10-03']
            : ['DUPONT 2026-10-03', 'DUPONT 2026-04-11'],
      );
    },
  );

  test('says where and when, newest first, with the events', async () => {
    const { athletes } = await find('garcia pena');
    expect(athletes).toMatchObject([
      {
        last: 'GARCÍA-PEÑA',
        first: 'Léa',
        bib: '123',
        club: 'EA Brest',
        events: [{ group: '100 m Hommes' }],
        challenge: { oid: autumn, name: 'Meeting d’Automne', date: '2026-10-03' },
      },
      { challenge: { oid: spring } },
    ]);
  });

  test('finds a bib of one digit, and no bib that only begins so', async () => {
    expect(who(await find('7'))).toEqual(['DUPONT 2026-10-03', 'DUPONT 2026-04-11']);
    expect((await find('12')).athletes).toEqual([]);
    expect(who(await find('123'))).toEqual(['GARCÍA-PEÑA 2026-10-03', 'GARCÍA-PEÑA 2026-04-11']);
  });

  test('finds clubs and competitions by the beginnings of their words', async () => {
    const { athletes, clubs, challenges } = await find('étoi');
    expect([athletes, challenges]).toEqual([[], []]);
    expect(clubs).toEqual([
      { oid: 'ÉtoiledeBrest', club: 'Étoile de Brest', challenge: expect.objectContaining({ oid: autumn }) },
    ]);
    expect((await find('automne')).challenges).toMatchObject([{ oid: autumn, name: 'Meeting d’Automne' }]);
    expect((await find('printemps region')).challenges).toMatchObject([{ oid: spring }]);
    expect((await find('tomne')).challenges).toEqual([]);
  });

  test('is given page by page, each entry once', async () => {
    const first = await find('dupont', '&limit=3');
    expect(first.athletes).toHaveLength(3);
    const second = await find('dupont', `&limit=3&group=athletes&cursor=${first.next.athletes}`);
    expect(second.next).toEqual({});
    expect([...who(first), ...who(second)].sort()).toEqual(who(await find('dupont')).sort());
    expect(new Set([...first.athletes, ...second.athletes].map((one) => JSON.stringify(one))).size).toBe(4);
  });

  test.each(['étoile brest', 'etoi bre'])('%j is all of a club: its athletes are not found by it', async (q) => {
    expect(await find(q)).toMatchObject({ athletes: [], clubs: [{ club: 'Étoile de Brest' }] });
    expect(who(await find(`${q} dup`))).toEqual(['DUPONT 2026-10-03']);
  });

  test.each(['ab', 'a b', '-*-', '"'])('%j is refused', async (q) => {
    expect((await server.get(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(400);
  });

  test.each(['EA T', 'ea t', 'c o h', 'le de'])('%j has three letters in all, and is searched (Q29)', async (q) => {
    expect((await server.get(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
  });

  test.each(['⿷ⵔ𑤤﹌🟻𔒫𝛍ÿᶸʜ', 'dupont𑤤marie', 'ュؿᦸ𒃨𓉗𑨪'])(
    'letters that the database does not know find nothing: %j',
    async (q) => {
      expect(await find(q)).toMatchObject({ athletes: [], clubs: [], events: [], challenges: [] });
    },
  );

  test.each(['dup" OR "x', "dup' | 'x", 'dup* NOT (marie)', 'dup:* & !marie', 'name:dup NEAR'])(
    'signs of the databases’ own languages are no words: %j',
    async (q) => {
      expect((await server.get(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
    },
  );
});

describe('Nations', () => {
  test('that are the teams of a competition are found by their names in both languages and by their codes', async () => {
    const { oid } = await server.createChallenge({ name: 'Match international', date: '2026-07-18' });
    const athlete = (bib: string, last: string, country: string) => ({
      bib,
      last,
      first: 'A',
      category: 56,
      country,
      clubName: country,
    });
    await server.upload(oid, {
      trialsData: [anUploadTrial(FINAL)],
      startlists: {
        [FINAL]: [athlete('1', 'CHEBET', 'KEN'), athlete('2', 'MÜLLER', 'GER'), athlete('3', 'SCHMIDT', 'GER')],
      },
    });
    for (const q of ['allemagne', 'Germany', 'ger'])
      expect([q, await find(q)]).toMatchObject([
        q,
        { nations: [{ oid: 'GER', country: 'GER', challenge: { oid, date: '2026-07-18' } }], clubs: [] },
      ]);
    expect((await find('kenya', `&chOID=${oid}`)).nations).toMatchObject([{ country: 'KEN' }]);
    expect((await find('kenya', `&chOID=${spring}`)).nations).toEqual([]);
    expect((await find('france')).nations).toEqual([]);
  });

  test('are given by pages too', async () => {
    for (const date of ['2026-07-20', '2026-07-21']) {
      const { oid } = await server.createChallenge({ name: `Match ${date}`, date });
      await server.upload(oid, {
        trialsData: [anUploadTrial(FINAL)],
        startlists: { [FINAL]: [{ bib: '1', last: 'TUFA', category: 56, country: 'ETH', clubName: 'ETH' }] },
      });
    }
    const first = await find('éthiopie', '&limit=1');
    expect(first.nations).toMatchObject([{ challenge: { date: '2026-07-21' } }]);
    const second = await find('éthiopie', `&limit=1&group=nations&cursor=${first.next.nations}`);
    expect(second).toMatchObject({ nations: [{ challenge: { date: '2026-07-20' } }], next: {} });
  });
});

describe('The index follows', () => {
  const own = async (q = 'suivie') => who(await find(q));
  const put = (path: string, body: object) =>
    server.call<{ revision: number }>('PUT', `/api/lesecretariat/${path}`, { body });
  let chOID: string;
  let group: string;

  test('an upload, a name that changes and a row that goes', async () => {
    chOID = (await server.createChallenge({ name: 'Champêtre', date: '2026-05-01' })).oid;
    const list = (...lasts: string[]) =>
      lasts.map((last, index) => ({ bib: `${index + 1}`, last, clubName: 'Suivante AC' }));
    const send = (...lasts: string[]) =>
      server.upload(chOID, { trialsData: [anUploadTrial(FINAL)], startlists: { [FINAL]: list(...lasts) } });
    await send('SUIVIE', 'AUTRE');
    group = (await server.trials(chOID))[0]?.gOID ?? '';
    expect(await own()).toEqual(['SUIVIE 2026-05-01']);
    await send('SUIVIRE', 'AUTRE');
    expect([await own(), await own('suivire')]).toEqual([[], ['SUIVIRE 2026-05-01']]);
    await send('AUTRE');
    expect(await own('suivire')).toEqual([]);
    await send('SUIVIE', 'AUTRE');
    expect(await own()).toEqual(['SUIVIE 2026-05-01']);
    expect((await find('suivante')).clubs).toHaveLength(1);
  });

  test('an athlete who is hidden, and shown again', async () => {
    await put(`athlete-hidden/${chOID}`, { last: 'Suivie', first: '', hidden: true });
    expect(await own()).toEqual([]);
    expect((await find('athlete anonyme')).athletes).toEqual([]);
    await put(`athlete-hidden/${chOID}`, { last: 'Suivie', first: '', hidden: false });
    expect(await own()).toEqual(['SUIVIE 2026-05-01']);
  });

  test('a competition that is hidden, shown, renamed and moved to another day', async () => {
    await put(`challenge/${chOID}`, { visible: false });
    expect([await own(), (await find('champetre')).challenges, (await find('suivante')).clubs]).toEqual([[], [], []]);
    await put(`challenge/${chOID}`, { visible: true });
    expect(await own()).toEqual(['SUIVIE 2026-05-01']);
    await put(`challenge/${chOID}`, { name: 'Bucolique', date: '2026-12-24' });
    expect(await own()).toEqual(['SUIVIE 2026-12-24']);
    expect([(await find('champetre')).challenges, (await find('bucolique')).challenges.length]).toEqual([[], 1]);
  });

  test('what is deleted, and put back: an event, the whole competition', async () => {
    const undo = (logOid: string) => server.call('POST', '/api/lesecretariat/undo', { body: { logOid } });
    const event = await server.call<{ log: string }>('DELETE', `/api/lesecretariat/trial-groups/${chOID}?oid=${group}`);
    expect([event.status, await own(), (await find('suivante')).clubs]).toEqual([200, [], []]);
    await undo(event.body.log);
    expect(await own()).toEqual(['SUIVIE 2026-12-24']);
    const whole = await server.call<{ log: string }>('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`);
    expect([await own(), (await find('bucolique')).challenges]).toEqual([[], []]);
    await undo(whole.body.log);
    expect([await own(), (await find('bucolique')).challenges.length]).toEqual([['SUIVIE 2026-12-24'], 1]);
  });
});

test('In one competition the same index answers', async () => {
  const { athletes, clubs, challenges } = await find('brest', `&chOID=${spring}`);
  expect(athletes.map(({ last }) => last)).toEqual(['DUPONT-BREST']);
  expect(clubs).toMatchObject([{ club: 'EA Brest', challenge: { oid: spring } }]);
  expect(challenges).toEqual([]);
});

describe('Near one competition', () => {
  test('what is found there comes first, and what is elsewhere after it, in one answer', async () => {
    const everywhere = await find('brest');
    const first = await find('brest', `&near=${spring}`);
    const isSpring = ({ challenge }: { challenge: { oid: string } }) => challenge.oid === spring;
    expect(everywhere.athletes.map(isSpring)[0]).toBe(false);
    const flags = first.athletes.map(isSpring);
    expect([flags[0], flags.lastIndexOf(true) < flags.indexOf(false)]).toEqual([true, true]);
    expect(who(first).toSorted()).toEqual(who(everywhere).toSorted());
    expect(first.challenges).toEqual(everywhere.challenges);
  });

  test('page by page each is there once; a competition that is not there puts nobody first', async () => {
    const seen: string[] = [];
    let cursor: string | undefined = '';
    for (let page = 0; page < 20 && cursor !== undefined; page += 1) {
      const more: string = cursor === '' ? '' : `&group=athletes&cursor=${cursor}`;
      const { athletes, next } = await find('brest', `&near=${spring}&limit=1${more}`);
      seen.push(...athletes.map(({ last, challenge: { oid } }) => `${last} ${oid}`));
      cursor = next.athletes;
    }
    const all = (await find('brest')).athletes.map(({ last, challenge: { oid } }) => `${last} ${oid}`);
    expect(seen.toSorted()).toEqual(all.toSorted());
    expect(who(await find('brest', '&near=none'))).toEqual(who(await find('brest')));
  });
});

describe('Events', () => {
  let meeting: string;
  const names = async (q: string, more = '') => (await find(q, more)).events.map(({ group }) => group);
  const RELAY = '004100-0-56-f1';
  beforeAll(async () => {
    meeting = (await server.createChallenge({ name: 'Critérium', date: '2026-07-05' })).oid;
    await server.upload(meeting, {
      trialsData: [
        anUploadTrial(RELAY, { group: '4 × 100 m Femmes' }),
        anUploadTrial('010000-0-56-f1', { group: '10 000 m Femmes' }),
        anUploadTrial('900002-0-56-f1', { group: 'Perche Espoirs' }),
      ],
    });
  });

  test.each([
    ['perche', ['Perche Espoirs']],
    ['pole vault', ['Perche Espoirs']],
    ['espoirs perche', ['Perche Espoirs']],
    ['10 000 m', ['10 000 m Femmes']],
    ['10000', ['10 000 m Femmes']],
    ['10000m femmes', ['10 000 m Femmes']],
    ['4x100', ['4 × 100 m Femmes']],
    ['4 x 100 femmes', ['4 × 100 m Femmes']],
    ['relais', ['4 × 100 m Femmes']],
    ['perche femmes', []],
  ])('are found as people write them: %j', async (q, expected) => {
    expect(await names(q, `&chOID=${meeting}`)).toEqual(expected);
  });

  test('are found over all competitions, the newest first, with where and when', async () => {
    const { events } = await find('100 hommes');
    expect(events.map(({ challenge }) => challenge.date)).toEqual(
      events
        .map(({ challenge }) => challenge.date)
        .toSorted()
        .reverse(),
    );
    expect(events).toContainEqual({
      gOID: expect.any(String),
      uid: '000100-0-55',
      group: '100 m Hommes',
      challenge: expect.objectContaining({ oid: autumn, name: 'Meeting d’Automne' }),
    });
  });

  test('follow what is renamed, deleted, put back, hidden and shown', async () => {
    const perche = async () => (await find('perche')).events.filter(({ challenge }) => challenge.oid === meeting);
    const gOID = (await perche())[0]?.gOID ?? '';
    const removed = await server.call<{ log: string }>(
      'DELETE',
      `/api/lesecretariat/trial-groups/${meeting}?oid=${gOID}`,
    );
    expect(await perche()).toEqual([]);
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: removed.body.log } });
    expect(await perche()).toMatchObject([{ gOID, group: 'Perche Espoirs' }]);
    await server.upload(meeting, {
      trialsData: [anUploadTrial('900002-0-56-f1', { group: 'Saut à la perche U23' })],
    });
    expect(await perche()).toMatchObject([{ group: 'Saut à la perche U23' }]);
    await server.call('PUT', `/api/lesecretariat/challenge/${meeting}`, { body: { visible: false } });
    expect(await perche()).toEqual([]);
    await server.call('PUT', `/api/lesecretariat/challenge/${meeting}`, { body: { visible: true } });
    expect(await perche()).toHaveLength(1);
  });
});
