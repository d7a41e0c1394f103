import { describe, expect, test } from '@jest/globals';
import type {
  Challenge,
  ErrorEnvelope,
  LiveAnswer,
  ResultsAnswer,
  SessionsAnswer,
  SiteAnswer,
  SiteSessionAnswer,
} from 'shared-domain/contract';
import { computeDigests } from '../src/services/site/digests.ts';
import { deleteOldChanges } from '../src/services/upkeep/old-changes.ts';
import { deleteOldRecords } from '../src/services/upkeep/old-records.ts';
import { aDevice } from './live-input-device.ts';
import { createSiteOpener, findComingDay, type SiteServers } from './site-servers.ts';
import { until } from './until.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

const BASE = '/api/lesecretariat';
const LONG = process.env.FOULEE_LONG === '1';
const CUTS = LONG ? 50 : 4;
const open = createSiteOpener();

const reason = (body: unknown) => (body as ErrorEnvelope).errors[0]?.reason;
/** The public results of the final. */
const readFinal = async ({ home, homeOid }: Pick<SiteServers, 'home' | 'homeOid'>) => {
  const final = (await home.trials(homeOid)).find(({ uid }) => uid === FINAL);
  return (await home.get<ResultsAnswer>(`/api/results?trialOID=${final?.oid}`)).body.results;
};
const marksOf = async (both: SiteServers) => {
  return (await readFinal(both)).flatMap(({ rows }) => rows.map(({ bib, prf, rank }) => [bib, prf.v, rank]));
};
const heat = (n: number) => `000100-0-55-h${n}`;
/** A heat of three with times of its own. */
const aHeat = (n: number, fastest: number) => ({
  trialsData: [anUploadTrial(heat(n), { name: `100 m Hommes – Série ${n}`, round: 'h', heat: n, status: 15 })],
  startlists: { [heat(n)]: aFinal().startlists?.[FINAL] ?? [] },
  resultlists: { [heat(n)]: ['11', '12', '13'].map((bib, at) => ({ bib, prf: ms(fastest + 10 * at) })) },
});

/** What the stadium changes while the public server is away, and how many heats one upload brings. */
const CHANGED = LONG ? 300 : 40;
const HEATS_AT_ONCE = LONG ? 30 : 10;
const HOURS_AWAY = 8;
const someHeats = (first: number) => {
  const heats = Array.from({ length: HEATS_AT_ONCE }, (_, at) => aHeat(first + at, 10_500 + first + at));
  return {
    trialsData: heats.flatMap(({ trialsData }) => trialsData),
    startlists: Object.assign({}, ...heats.map(({ startlists }) => startlists)) as (typeof heats)[number]['startlists'],
    resultlists: Object.assign(
      {},
      ...heats.map(({ resultlists }) => resultlists),
    ) as (typeof heats)[number]['resultlists'],
  };
};

describe('The public server’s copy follows the stadium (officials 4.2)', () => {
  test('a change in the stadium is on the public server soon; a burst of changes ends in the same state', async () => {
    const both = await open();
    const { stadium, stadiumOid, readLink, untilSame } = both;
    for (let v = 10_500; v > 10_400; v -= 10)
      await stadium.upload(stadiumOid, {
        resultlists: {
          [FINAL]: [
            { bib: '12', prf: ms(v) },
            { bib: '11', prf: ms(10_600) },
          ],
        },
      });
    await untilSame();
    expect(await marksOf(both)).toEqual([
      ['12', 10_410, 1],
      ['11', 10_600, 2],
    ]);
    const link = await readLink();
    expect(link).toMatchObject({ state: 'on', pending: 0, refused: [], holder: 'Stade' });
  });

  test('trials that were added, renamed and removed in the stadium are so on the public server', async () => {
    const { stadium, stadiumOid, home, homeOid, untilSame } = await open();
    await stadium.upload(stadiumOid, aHeat(1, 10_700));
    await stadium.upload(stadiumOid, aHeat(2, 10_800));
    await untilSame();
    const trials = await stadium.trials(stadiumOid);
    const oid = trials.find(({ uid }) => uid === heat(1))?.oid;
    await stadium.call('DELETE', `${BASE}/trial?oid=${oid}`);
    await until(async () => (await home.trials(homeOid)).every(({ uid }) => uid !== heat(1)));
    await untilSame();
    expect((await home.trials(homeOid)).map(({ uid }) => uid).toSorted()).toEqual([FINAL, heat(2)].toSorted());
  });

  test('remarks and a place that a judge gave are in the copy, and go when they go', async () => {
    const both = await open();
    const { stadium, stadiumOid, untilSame } = both;
    const [final] = await stadium.trials(stadiumOid);
    const said = await stadium.call('POST', `${BASE}/trial/${final?.oid}/remark`, {
      body: { row: 'bib:11', text: 'Gêné au départ', public: true },
    });
    expect(said.status).toBe(200);
    await untilSame();
    const [list] = await readFinal(both);
    expect(list?.rows.find(({ bib }) => bib === '11')?.remarks).toEqual([{ text: 'Gêné au départ' }]);
  });

  test(`60. away for ${HOURS_AWAY} h by the clock while ${CHANGED} trials change, then one sitting: the same by digest`, async () => {
    let passed = 0;
    const clock = () => new Date(Date.now() + passed);
    const { stadium, stadiumOid, line, untilSame, readLink, home, homeOid } = await open({
      clock,
      stadiumClock: clock,
    });
    await untilSame();
    const judge = await aDevice(stadium, stadiumOid, 'judge');
    line.cut();
    for (let first = 1; first <= CHANGED; first += HEATS_AT_ONCE) {
      await stadium.upload(stadiumOid, someHeats(first));
      passed += (HOURS_AWAY * 3_600_000 * HEATS_AT_ONCE) / CHANGED;
      await deleteOldChanges(stadium.ctx);
      await deleteOldRecords(stadium.ctx);
    }
    await until(async () => (await readLink()).fault === 'silent');
    expect((await readLink()).pending).toBeGreaterThan(CHANGED);
    line.mend();
    await untilSame();
    expect((await home.trials(homeOid)).length).toBe(CHANGED + 1);
    expect((await judge.read()).challenge.oid).toBe(stadiumOid);
    await until(async () => (await readLink()).pending === 0);
    expect((await readLink()).fault).toBeUndefined();
  });

  test('what changed is no longer known after six hours: everything is sent', async () => {
    const { stadium, stadiumOid, line, untilSame } = await open();
    await untilSame();
    line.cut();
    await stadium.upload(stadiumOid, aHeat(1, 10_700));
    await stadium.ctx.store.db.deleteFrom('challenge_change').execute();
    line.mend();
    await untilSame();
  });

  test(`61. cut off in the middle of posts and of their answers, ${CUTS} times: no difference, nothing twice`, async () => {
    const { stadium, stadiumOid, home, homeOid, line, untilSame } = await open();
    await untilSame();
    for (let at = 0; line.broken() < CUTS; at += 1) {
      const isAnswerLost = at % 2 === 1;
      line.breakAfter(isAnswerLost ? { answered: 10 + at } : { sent: 200 + 97 * (at % 20) });
      await stadium.upload(stadiumOid, aHeat(1 + (at % 5), 10_500 + at));
      const before = line.broken();
      await until(async () => line.broken() > before);
    }
    line.breakAfter(undefined);
    await untilSame();
    const uids = (await home.trials(homeOid)).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
  });

  test('a slow line carries it all the same', async () => {
    const { stadium, stadiumOid, line, untilSame } = await open();
    line.slowTo(40_000);
    for (let n = 1; n <= 4; n += 1) await stadium.upload(stadiumOid, aHeat(n, 10_500 + n));
    await untilSame();
  });

  test('64. a trial that the public server refuses is named, the others go on, and it goes once it is taken', async () => {
    const { stadium, stadiumOid, home, homeOid, line, readLink, untilSame } = await open();
    await untilSame();
    await stadium.upload(stadiumOid, aHeat(1, 10_700));
    await untilSame();
    // A name that an older build took, and the public server's no longer does.
    line.cut();
    const { db } = stadium.ctx.store;
    await db
      .updateTable('trial')
      .set({ name: 'x'.repeat(300) })
      .where('uid', '=', heat(1))
      .execute();
    await stadium.upload(stadiumOid, { resultlists: { [heat(1)]: [{ bib: '11', prf: ms(10_444) }] } });
    await stadium.upload(stadiumOid, aHeat(2, 10_800));
    line.mend();
    await until(async () => (await readLink()).refused.length > 0);
    expect((await readLink()).refused).toMatchObject([
      { uid: heat(1), id: 'invalid request', path: '$.trialsData[0].name', detail: expect.stringContaining('name') },
    ]);
    await until(async () => (await home.trials(homeOid)).some(({ uid }) => uid === heat(2)));
    await db.updateTable('trial').set({ name: 'Série 1' }).where('uid', '=', heat(1)).execute();
    await stadium.upload(stadiumOid, { resultlists: { [heat(1)]: [{ bib: '11', prf: ms(10_333) }] } });
    await untilSame();
    await until(async () => (await readLink()).refused.length === 0);
  });
});

describe('The hold on the public server', () => {
  test('62. an organiser’s write is refused naming the holder; hiding an athlete works and reaches the stadium', async () => {
    const { home, homeOid, stadium, stadiumOid, untilSame } = await open();
    await untilSame();
    const refused = await home.upload(homeOid, aHeat(1, 10_700));
    expect([refused.status, reason(refused.body)]).toEqual([409, 'on site']);
    expect((refused.body as ErrorEnvelope).errors[0]?.detail).toMatch(/Stade holds the challenge since/);
    expect((await home.call('DELETE', `${BASE}/challenge?chOID=${homeOid}`)).status).toBe(409);
    const contact = { metadata: { contact: { name: 'Claire', phone: '06' } } };
    expect((await home.call('PUT', `${BASE}/challenge/${homeOid}`, { body: contact })).status).toBe(200);
    expect((await home.call('PUT', `${BASE}/challenge/${homeOid}`, { body: { name: 'Autre' } })).status).toBe(409);
    const hide = { last: 'MARTIN', first: 'Léo', hidden: true };
    expect((await home.call('PUT', `${BASE}/athlete-hidden/${homeOid}`, { body: hide })).status).toBe(200);
    await until(async () => {
      const lists = await readFinal({ home: stadium, homeOid: stadiumOid });
      return lists.length > 0 && !JSON.stringify(lists).includes('MARTIN');
    });
    await until(async () => {
      const { body } = await stadium.call<Challenge>('GET', `/api/challenge/${stadiumOid}`);
      return body.metadata.contact?.name === 'Claire';
    });
    await untilSame();
  });

  test('an athlete hidden in the stadium is hidden on the public server before a list of theirs comes', async () => {
    const { home, homeOid, stadium, stadiumOid, line, untilSame } = await open();
    await untilSame();
    line.cut();
    await stadium.upload(stadiumOid, {
      startlists: {
        [FINAL]: [...(aFinal().startlists?.[FINAL] ?? []), { bib: '14', last: 'SECRET', first: 'Zoé', category: 55 }],
      },
    });
    await stadium.call('PUT', `${BASE}/athlete-hidden/${stadiumOid}`, {
      body: { last: 'SECRET', first: 'Zoé', hidden: true },
    });
    line.mend();
    await untilSame();
    const [final] = await home.trials(homeOid);
    const { body } = await home.get(`/api/starts?trialOIDs[]=${final?.oid}`);
    expect(JSON.stringify(body)).toContain('Anonyme');
    expect(JSON.stringify(body)).not.toContain('SECRET');
  });

  test('a stadium whose programme lacks trials of the public server is refused, as a wrong file would remove them', async () => {
    const { home, homeOid, putStadium } = await open({ isLinked: false });
    await home.upload(homeOid, aHeat(1, 10_700));
    const answer = await putStadium({ act: 'link', remote: homeOid, holder: 'Stade' });
    expect([answer.status, reason(answer.body)]).toEqual([409, 'other programme']);
    expect((await home.upload(homeOid, aHeat(2, 10_700))).status).toBe(200);
  });

  test('63. taking back stops the stadium’s uploads, loses nothing, and says so on both; the stadium may go on', async () => {
    const { home, homeOid, stadium, stadiumOid, putHome, putStadium, readLink, readHold, readFiles, untilSame } =
      await open();
    await untilSame();
    expect((await putHome({ act: 'take' })).status).toBe(200);
    await stadium.upload(stadiumOid, aHeat(1, 10_700));
    await until(async () => (await readLink()).state === 'taken');
    expect(await readHold()).toMatchObject({ state: 'taken', by: 'owner@club.example' });
    expect((await stadium.trials(stadiumOid)).map(({ uid }) => uid)).toContain(heat(1));
    expect((await home.trials(homeOid)).map(({ uid }) => uid)).toEqual([FINAL]);
    expect((await home.upload(homeOid, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_400) }] } })).status).toBe(
      200,
    );
    expect((await stadium.upload(stadiumOid, aHeat(2, 10_800))).status).toBe(200);
    const replacing = await putStadium({ act: 'goOn' });
    expect([replacing.status, reason(replacing.body)]).toEqual([409, 'other lists']);
    expect((await putStadium({ act: 'goOn', isReplacing: true })).status).toBe(200);
    await untilSame();
    expect(await readHold()).toMatchObject({ state: 'held' });
    const [before] = await readFiles<{ resultlists: Record<string, { prf: { v: number } }[]> }>('before');
    expect(before?.resultlists[FINAL]?.map(({ prf }) => prf.v)).toContain(10_400);
  });

  test('a hold whose answer was lost is asked for again under the same name', async () => {
    const { line, putStadium, homeOid, readHold, untilSame, stadium, stadiumOid } = await open({ isLinked: false });
    const link = { act: 'link', remote: homeOid, holder: 'Stade' };
    line.breakAfter({ answered: 10 });
    expect((await putStadium(link)).status).toBe(503);
    line.breakAfter(undefined);
    const { since } = await readHold();
    const { body } = await stadium.call<SiteAnswer>('GET', `${BASE}/site/${stadiumOid}`);
    expect(body.link).toBeUndefined();
    expect((await putStadium(link)).status).toBe(200);
    await untilSame();
    expect((await readHold()).since).toBe(since);
  });

  test('what the public server decides is refused in the stadium, and what the stadium decides goes to the public server', async () => {
    const { home, homeOid, stadium, stadiumOid, untilSame } = await open();
    await untilSame();
    const edit = (server: typeof home, chOID: string, body: object) =>
      server.call('PUT', `${BASE}/challenge/${chOID}`, { body });
    const contact = { metadata: { contact: { name: 'Claire' } } };
    const refused = await edit(stadium, stadiumOid, contact);
    expect([refused.status, reason(refused.body)]).toEqual([409, 'at home']);
    const prices = { prices: [] };
    expect((await stadium.call('PUT', `${BASE}/prices/${stadiumOid}`, { body: prices })).status).toBe(409);
    const scoring = { metadata: { teamScoring: { kind: 'places' } } };
    expect((await edit(home, homeOid, scoring)).status).toBe(409);
    expect((await edit(stadium, stadiumOid, { ...scoring, duration: 2 })).status).toBe(200);
    await until(async () => {
      const { body } = await home.get<Challenge>(`/api/challenge/${homeOid}`);
      return body.duration === 2 && body.metadata.teamScoring?.kind === 'places';
    });
    expect((await stadium.call('DELETE', `${BASE}/challenge?chOID=${stadiumOid}`)).status).toBe(409);
  });

  test('settings that the public server changed after the file was taken are asked about too, and go up before a hand back', async () => {
    const { home, homeOid, stadium, stadiumOid, putStadium, readHold, readLink } = await open({ isLinked: false });
    await home.call('PUT', `${BASE}/challenge/${homeOid}`, { body: { duration: 3 } });
    const link = { act: 'link', remote: homeOid, holder: 'Stade' };
    const refused = await putStadium(link);
    expect([refused.status, reason(refused.body)]).toEqual([409, 'other lists']);
    expect((await putStadium({ ...link, isReplacing: true })).status).toBe(200);
    expect((await readHold()).files).toMatchObject([{ which: 'before', holder: 'Stade' }]);
    await stadium.call('PUT', `${BASE}/challenge/${stadiumOid}`, { body: { duration: 4 } });
    expect((await putStadium({ act: 'handBack' })).status).toBe(200);
    await until(async () => (await readLink()).state === 'returned');
    expect((await home.get<Challenge>(`/api/challenge/${homeOid}`)).body.duration).toBe(4);
  });

  test('lists that an earlier build made otherwise of the same rows are the same', async () => {
    const { home, homeOid, untilSame, stadium, stadiumOid } = await open();
    await untilSame();
    await home.ctx.store.db.updateTable('result_row').set({ body: '{"rank":9}' }).execute();
    expect(await computeDigests(home.ctx.store.db, homeOid)).toEqual(
      await computeDigests(stadium.ctx.store.db, stadiumOid),
    );
  });

  test('somebody is erased nowhere while a stadium holds one of the competitions', async () => {
    const { home, homeOid, untilSame } = await open();
    await untilSame();
    const other = await home.createChallenge({ date: findComingDay() });
    await home.upload(other.oid, aFinal());
    const erased = await home.call('POST', `${BASE}/organisation/${home.org}/person/erase`, {
      body: { last: 'MARTIN', first: 'Léo' },
    });
    expect([erased.status, reason(erased.body)]).toEqual([409, 'on site']);
    for (const chOID of [homeOid, other.oid])
      expect(JSON.stringify((await home.call('GET', `${BASE}/export/${chOID}?hidden=1`)).body)).toContain('MARTIN');
  });

  test('given back: the lists are compared, differences repaired, the file is stored, and the stadium only reads', async () => {
    const { home, homeOid, stadium, stadiumOid, putStadium, readLink, readHold, readFiles, untilSame } = await open();
    await stadium.upload(stadiumOid, aHeat(1, 10_700));
    await untilSame();
    // A fault that no upload explains.
    await home.ctx.store.db.updateTable('trial').set({ name: 'Faux', hash: '' }).where('uid', '=', heat(1)).execute();
    expect((await putStadium({ act: 'handBack' })).status).toBe(200);
    await until(async () => (await readLink()).state === 'returned');
    await untilSame();
    expect(await readHold()).toMatchObject({ state: 'returned', files: [{ which: 'file' }] });
    const again = await stadium.upload(stadiumOid, aHeat(2, 10_700));
    expect([again.status, reason(again.body)]).toEqual([409, 'handed back']);
    expect((await home.upload(homeOid, aHeat(2, 10_700))).status).toBe(200);
    const [file] = await readFiles('file');
    expect(file?.trialsData).toHaveLength(2);
  });

  test('a hand back that has not come through can be ended; a laptop that gave back changes no contact, and may be emptied', async () => {
    const { stadium, stadiumOid, line, putStadium, readLink, untilSame } = await open();
    await untilSame();
    line.cut();
    expect((await putStadium({ act: 'handBack' })).status).toBe(200);
    expect((await readLink()).state).toBe('returning');
    expect((await putStadium({ act: 'keep' })).status).toBe(200);
    line.mend();
    await stadium.upload(stadiumOid, aHeat(1, 10_700));
    await untilSame();
    expect((await readLink()).state).toBe('on');
    expect((await putStadium({ act: 'handBack' })).status).toBe(200);
    await until(async () => (await readLink()).state === 'returned');
    const contact = { metadata: { contact: { name: 'Claire' } } };
    const refused = await stadium.call('PUT', `${BASE}/challenge/${stadiumOid}`, { body: contact });
    expect([refused.status, reason(refused.body)]).toEqual([409, 'handed back']);
    const hide = { last: 'MARTIN', first: 'Léo', hidden: true };
    expect((await stadium.call('PUT', `${BASE}/athlete-hidden/${stadiumOid}`, { body: hide })).status).toBe(409);
    expect((await stadium.call('DELETE', `${BASE}/challenge?chOID=${stadiumOid}`)).status).toBe(200);
  });

  test('given back: devices are refused by the reason, and what they read says so', async () => {
    const body = { ...aFinal(), trialsData: [anUploadTrial(FINAL, { status: 25 })], resultlists: {} };
    const { stadium, stadiumOid, putStadium, readLink, untilSame } = await open({ body });
    await untilSame();
    const judge = await aDevice(stadium, stadiumOid, 'judge');
    expect((await judge.read()).challenge.site).toEqual({ role: 'stadium' });
    const [final] = await stadium.trials(stadiumOid);
    const hold = () =>
      stadium.call('POST', `/api/live-input/${stadiumOid}/hold`, {
        token: '',
        headers: { 'x-access-code': judge.code },
        body: { trialOID: final?.oid, device: 'phone', hold: true, label: 'Sautoir 1' },
      });
    expect((await readLink()).open).toEqual([]);
    expect((await hold()).status).toBe(200);
    expect((await readLink()).open).toEqual([{ uid: FINAL, name: final?.name, holder: 'Sautoir 1' }]);
    expect((await putStadium({ act: 'handBack' })).status).toBe(200);
    await until(async () => (await readLink()).state === 'returned');
    expect((await judge.read()).challenge.site).toEqual({ role: 'returned', since: expect.any(String) });
    const posted = await judge.sendNew(FINAL, { kind: 'word', row: 'bib:11', word: 'DNS' });
    expect([posted.status, reason(posted.body)]).toEqual([409, 'handed back']);
    const held = await hold();
    expect([held.status, reason(held.body)]).toEqual([409, 'handed back']);
  });

  test('a session that was ended is said to the organiser of the stadium', async () => {
    const { home, stadium, stadiumOid, readLink, untilSame } = await open();
    await untilSame();
    const inAWeek = new Date(home.ctx.readSteadyClock().getTime() + 7 * 24 * 3600 * 1000).toISOString();
    await home.ctx.store.db.deleteFrom('token').where('expires', '>', inAWeek).execute();
    await stadium.upload(stadiumOid, aHeat(1, 10_700));
    await until(async () => (await readLink()).fault === 'session');
    const remotes = await stadium.call('GET', `${BASE}/site-remotes`);
    expect([remotes.status, reason(remotes.body)]).toEqual([409, 'site session ended']);
  });
});

test('the session of a stadium lasts two weeks at most, and opens no other', async () => {
  const { home, homeOid } = await open({ isLinked: false });
  const path = `${BASE}/site/${homeOid}/session`;
  const { body } = await home.call<SiteSessionAnswer>('POST', path);
  const days = (Date.parse(body.expires) - home.ctx.readSteadyClock().getTime()) / (24 * 3600 * 1000);
  expect(days).toBeLessThanOrEqual(14);
  expect(days).toBeGreaterThan(7);
  const { status } = await home.call('POST', path, { token: body.token });
  expect(status).toBe(403);
  const { sessions } = (await home.call<SessionsAnswer>('GET', '/api/lesecretariat/sessions')).body;
  const { name } = (await home.get<{ name: string }>(`/api/challenge/${homeOid}`)).body;
  expect(sessions.map(({ stadium }) => stadium)).toEqual([
    { chOID: homeOid, name },
    { chOID: homeOid, name },
    undefined,
  ]);
});

test('a field event that goes on at the public server after it was taken back starts from its copied status', async () => {
  const { home, homeOid, untilSame, stadium } = await open();
  await untilSame();
  const { site } = await stadium.ctx.store.db.selectFrom('site_link').select('site').executeTakeFirstOrThrow();
  const uid = '900003-0-55-f1';
  const body = {
    chOID: homeOid,
    trialsData: [anUploadTrial(uid, { group: 'Longueur Hommes', name: 'Longueur Hommes', status: 5 })],
    startlists: { [uid]: [{ bib: '11', last: 'MARTIN', first: 'Léo' }] },
    resultlists: {},
    remarks: {},
    live: { [uid]: { state: 'first', attempt: 1, bib: '11' } },
  };
  const send = () => home.call('POST', `${BASE}/trials/${homeOid}`, { headers: { 'x-foulee-site': site }, body });
  // The live state goes with the trial as it is there.
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  const live = await home.ctx.store.db.selectFrom('live_trial').select('base').execute();
  expect(live).toEqual([{ base: 5 }]);
});

test('65. an age before any instant is refused', async () => {
  const { home, homeOid, stadium } = await open();
  const { site } = await stadium.ctx.store.db.selectFrom('site_link').select('site').executeTakeFirstOrThrow();
  const send = (age: number) =>
    home.call<ErrorEnvelope>('POST', `${BASE}/trials/${homeOid}`, {
      headers: { 'x-foulee-site': site },
      body: { chOID: homeOid, ...aFinal(), ...aHeat(1, 10_650), ages: { [FINAL]: age } },
    });
  const { status, body } = await send(1e300);
  expect([status, body.errors[0]?.id]).toEqual([400, 'invalid request']);
  expect((await send(50 * 366 * 86_400)).status).toBe(200);
});

test('65. readers are told of three minutes of silence with running events, and no longer after the first upload', async () => {
  let now = Date.parse('2027-06-13T12:05:00Z');
  const body = { ...aFinal(), trialsData: [anUploadTrial(FINAL, { status: 5 })] };
  const { home, homeOid, line, untilSame, stadium, stadiumOid } = await open({
    clock: () => new Date(now),
    body,
    date: '2027-06-13',
  });
  await untilSame();
  const readSite = async () => (await home.get<Challenge>(`/api/challenge/${homeOid}`)).body.site;
  expect(await readSite()).toMatchObject({ role: 'copy', holder: 'Stade' });
  line.cut();
  now += 2 * 60_000;
  await stadium.upload(stadiumOid, aHeat(1, 10_700));
  expect(await readSite()).not.toHaveProperty('silentSince');
  // A beat that was on its way when the line was cut may have come two minutes later by this clock.
  now += 4 * 60_000;
  await until(async () => (await readSite()) !== undefined && 'silentSince' in ((await readSite()) as object));
  expect(await readSite()).toMatchObject({ silentSince: expect.stringMatching(/^2027-06-13T12:0[57]/) });
  line.mend();
  await until(async () => !('silentSince' in ((await readSite()) as object)));
  const { body: live } = await home.get<LiveAnswer>(`/api/live/${homeOid}`);
  expect(live.trackEvents.length).toBeGreaterThan(0);
});
