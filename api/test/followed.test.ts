import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FollowedAnswer, FollowedQuery } from 'shared-domain/contract';
import { followedAnswer } from 'shared-domain/contract/schemas';
import { findAthleteEntries, findClubEntries } from '../src/store/search/find-followed.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const HEAT = '000100-0-56-h1';
const LONG = '900003-0-56-f1';
const ines = { bib: '12', last: 'VALMOREL', first: 'Inès', clubName: 'ÉS Brest', category: 56 };
const HOUR_MS = 3_600_000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10);

let server: RunningServer;
let [last, next, far, hidden] = ['', '', '', ''];
beforeAll(async () => {
  server = await startServer();
  const create = async (name: string, days: number, visible = true) => {
    const { oid } = await server.createChallenge({ name, date: dayFromNow(days), visible });
    const trial = { date: `${dayFromNow(days)}T14:00:00+02:00` };
    await server.upload(oid, {
      trialsData: [
        anUploadTrial(HEAT, { group: '100 m Femmes', name: '100 m', status: 20, ...trial }),
        anUploadTrial(LONG, { group: 'Longueur Femmes', name: 'Longueur', status: 20, ...trial }),
      ],
      startlists: { [HEAT]: [ines, { ...ines, bib: '13', last: 'KERBRAT', clubName: 'US Vannes' }] },
      resultlists: days < 0 ? { [HEAT]: [{ ...ines, prf: ms(12_100) }] } : {},
    });
    return oid;
  };
  last = await create('Last', -20);
  next = await create('Next', 6);
  far = await create('Far', 90);
  hidden = await create('Hidden', 3, false);
});
afterAll(() => server.close());

async function ask(body: FollowedQuery): Promise<FollowedAnswer> {
  const answer = await server.call<FollowedAnswer>('POST', '/api/followed', { body, token: '' });
  expect(answer.status).toBe(200);
  expect(followedAnswer.safeParse(answer.body).error?.issues).toBeUndefined();
  return answer.body;
}
const where = (hits: FollowedAnswer['athletes'] | FollowedAnswer['clubs']) =>
  hits.map(({ challenge }) => challenge.oid);

describe('Where those whom a reader follows take part (Q38)', () => {
  test('in the competitions of these weeks, with results or with a start list alone, not in hidden or distant ones', async () => {
    const { athletes, clubs } = await ask({ names: ['valmorel ines'], clubs: ['es brest'] });
    expect(where(athletes).sort()).toEqual([last, next].sort());
    expect(where(clubs)).toEqual([next, last]);
  });

  test('in one competition, with their events, their id and their club', async () => {
    const { athletes, clubs, nations } = await ask({ chOID: far, names: ['VALMOREL Inès', 'NOBODY Ana'] });
    expect(athletes.map(({ last, club, events }) => [last, club, events.map(({ group }) => group)])).toEqual([
      ['VALMOREL', 'ÉS Brest', ['100 m Femmes']],
    ]);
    expect(athletes[0]?.auid).toHaveLength(16);
    expect([clubs, nations]).toEqual([[], []]);
  });

  test('on a server with more than a hundred competitions to come, also in the one of today', async () => {
    const today = { name: 'Today', date: dayFromNow(0), visible: true };
    const { oid } = await server.createChallenge(today);
    const jana = { ...ines, last: 'TREGUIER', first: 'Jana', clubName: 'Gwened' };
    await server.upload(oid, { trialsData: [anUploadTrial(HEAT)], startlists: { [HEAT]: [jana] } });
    for (let count = 0; count < 101; count += 1)
      await server.createChallenge({ ...today, name: `Later ${count}`, date: dayFromNow(1 + (count % 50)) });
    const { athletes, clubs } = await ask({ names: ['TREGUIER Jana'], clubs: ['gwened'] });
    expect([where(athletes), where(clubs)]).toEqual([[oid], [oid]]);
  });

  test('a hidden competition is none, and nothing asked for finds nothing', async () => {
    const { status } = await server.call('POST', '/api/followed', { body: { chOID: hidden, names: ['a'] }, token: '' });
    expect(status).toBe(404);
    expect(await ask({})).toEqual({ athletes: [], clubs: [], nations: [] });
  });

  test('a hidden athlete is nobody’s, by her own name and by the one that is shown', async () => {
    const body = { last: 'KERBRAT', first: 'Inès', hidden: true };
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${next}`, { body });
    expect(where((await ask({ chOID: next, names: ['KERBRAT Inès', 'ATHLETE Anonyme'] })).athletes)).toEqual([]);
  });
});

test('Of more entries than an answer has, the nearest to today are found, the newest first', async () => {
  const { db } = server.ctx.store;
  const ids = [-9, -4, 1, 5, 20].map((distance) => 1_000_000 + distance);
  await db
    .insertInto('search_athlete')
    .values(ids.map((id) => ({ id, name: 'garnier lea', club: 'es trail', bib: '' })))
    .execute();
  await db
    .insertInto('search_club')
    .values(ids.map((id) => ({ id, club: 'es trail' })))
    .execute();
  const range = { after: 0, before: 2_000_000, near: 1_000_000 };
  const nearest = [1_000_005, 1_000_001, 999_996];
  expect(await findAthleteEntries(db, ['garnier lea'], range, 3)).toEqual(nearest);
  expect(await findClubEntries(db, ['es trail'], range, 3)).toEqual(nearest);
});
