import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BOARD_LAYOUTS } from 'shared-domain/contract';
import { aPng } from './a-png.ts';
import { type BoardMeeting, distance, LAPS, openBoardMeeting, say, time, WALK } from './board-meeting.ts';
import { HIGH, LONG, RACE } from './live-input-device.ts';
import { anUploadTrial } from './uploads.ts';

let meeting: BoardMeeting;
beforeAll(async () => {
  meeting = await openBoardMeeting();
});
afterAll(() => meeting.server.close());

describe('What a board shows, as JSON', () => {
  test('before anything: the next event, the start list, the hour', async () => {
    meeting.pass(-600_000);
    expect(await meeting.read('concours')).toMatchObject({ layout: 'concours', view: 'empty', next: { uid: HIGH } });
    const { view, clock, now: at, competition, language } = await meeting.read('horloge');
    expect([view, clock, at, language]).toEqual(['clock', undefined, meeting.now().toISOString(), 'fr']);
    expect(competition).toMatchObject({ oid: meeting.chOID, tz: 'Europe/Paris' });
    meeting.pass(600_000);
    const { list } = await meeting.read('depart', `&t=${await meeting.oidOf(RACE)}`);
    expect(list).toMatchObject({
      layout: 'depart',
      kind: 'lanes',
      state: 'toStart',
      awaitsReferee: false,
      count: 4,
      trial: { uid: RACE, event: { name: '100 m Hommes SE', g0: 100 }, round: { id: 'f', name: 'Finale' } },
    });
    expect(list?.rows[0]).toMatchObject({ bib: '1', name: 'NOM1 Prénom', place: 1, pb: time('1.00', 1000) });
    expect(list?.rows[0]?.mark).toBeUndefined();
  });

  test('every layout of every event is answered before its first fact', async () => {
    for (const layout of BOARD_LAYOUTS)
      for (const uid of [HIGH, LONG, RACE, LAPS, WALK])
        expect((await meeting.read(layout, `&t=${await meeting.oidOf(uid)}`)).layout).toBe(layout);
  });

  test('a relay team has its runners in the order of their legs', async () => {
    const { server, chOID } = meeting;
    const uid = '004100-0-55-f1';
    const members = ['DEUX', 'UN'].map((last, at) => ({ last, first: 'Léo', leg: 2 - at }));
    await server.upload(chOID, {
      trialsData: [anUploadTrial(uid, { g0: 4100, group: '4 × 100 m Hommes', status: 25 })],
      startlists: { [uid]: [{ relay: { n: 'AC Rennes' }, clubName: 'AC Rennes', lane: 4, members }] },
    });
    const { list } = await meeting.read('concours', `&t=${await meeting.oidOf(uid)}`);
    expect(list?.rows[0]?.members).toEqual(members.toReversed());
  });

  test('concours: who is up, how long, what has just come, the order after it', async () => {
    const t = `&t=${await meeting.oidOf(LONG)}`;
    await say(meeting.judge, LONG, { kind: 'call', bib: '1' }, { kind: 'clock', act: 'start', bib: '1' });
    const { contest, newest, cursor } = await meeting.read('concours', t);
    expect(contest).toMatchObject({
      kind: 'attempts',
      state: 'turn',
      number: 1,
      athlete: { bib: '1' },
    });
    const { start = '', end = '', signal = '', kind } = contest?.clock ?? {};
    expect([kind, Date.parse(end) - Date.parse(start), Date.parse(end) - Date.parse(signal)]).toEqual([
      'attempt',
      60_000,
      15_000,
    ]);
    expect(contest?.next.map(({ bib }) => bib)).toEqual(['2', '3']);
    expect([newest, cursor > 0]).toEqual([meeting.now().toISOString(), true]);
    await say(meeting.judge, LONG, { kind: 'clock', act: 'measure', bib: '1' });
    expect((await meeting.read('concours', t)).contest?.state).toBe('measuring');
    meeting.pass(30);
    await say(meeting.judge, LONG, { kind: 'attempt', bib: '1', r: 'o', v: 6710, w: 0.3 });
    expect((await meeting.read('concours', t)).contest).toMatchObject({
      state: 'mark',
      athlete: { bib: '1', place: 1, mark: distance('6.71', 6710) },
      shown: { result: 'o', mark: distance('6.71', 6710), wind: 0.3, chips: ['PB'], until: meeting.after(6) },
      series: [{ result: 'o', mark: distance('6.71', 6710), wind: 0.3 }],
    });
    meeting.pass(6);
    expect((await meeting.read('concours', t)).contest).toMatchObject({
      state: 'turn',
      athlete: { bib: '2' },
      number: 1,
    });
    const { list } = await meeting.read('classement', t);
    expect(list).toMatchObject({ kind: 'standing', state: 'provisional', count: 1 });
    expect(list?.rows[0]).toMatchObject({
      place: 1,
      bib: '1',
      mark: distance('6.71', 6710),
      states: ['first', 'latest'],
    });
  });

  test('barre: the bar and the attempts at it; a pause says until when', async () => {
    const t = `&t=${await meeting.oidOf(HIGH)}`;
    await say(
      meeting.judge,
      HIGH,
      { kind: 'heights', heights: [1500, 1550] },
      { kind: 'attempt', bib: '1', h: 1500, r: 'x' },
    );
    meeting.pass(10);
    expect((await meeting.read('barre', t)).contest).toMatchObject({
      kind: 'bars',
      bar: distance('1.50', 1500),
      nextBar: distance('1.55', 1550),
      athlete: { bib: '2' },
      number: 1,
      of: 3,
      left: 4,
    });
    const until = meeting.after(900);
    await say(meeting.judge, HIGH, { kind: 'clock', act: 'pause', until, reason: 'rain', text: 'Orage' });
    expect((await meeting.read('barre', t)).contest).toMatchObject({
      state: 'pause',
      pause: { until, reason: 'rain', text: 'Orage' },
      next: [],
    });
    await say(meeting.judge, HIGH, { kind: 'clock', act: 'resume' });
  });

  test('resultat: since when a race runs, then who came in when', async () => {
    const t = `&t=${await meeting.oidOf(RACE)}`;
    await say(meeting.starter, RACE, { kind: 'start' });
    const { overlay } = await meeting.read('incrustation', t);
    expect(overlay).toMatchObject({ part: 'horloge', clock: { kind: 'race' } });
    await say(meeting.chrono, RACE, { kind: 'wind', w: 1.2 });
    await say(meeting.chrono, RACE, { kind: 'raw', bib: '2', st: 1, place: 1, v: 10_470 });
    await say(meeting.chrono, RACE, { kind: 'raw', bib: '1', st: 1, place: 2, v: 10_580 });
    const { list } = await meeting.read('resultat', t);
    expect(list).toMatchObject({ kind: 'order', state: 'provisional', wind: 1.2, count: 2, clock: { kind: 'race' } });
    expect(list?.rows).toMatchObject([
      { place: 1, bib: '2', name: 'NOM2 Prénom', mark: time('10.47', 10_470), states: ['first'] },
      { place: 2, bib: '1', mark: time('10.58', 10_580), behind: time('+0.11', 110), states: [] },
    ]);
    expect((await meeting.read('resultat', `&t=${RACE}`)).list).toEqual(list);
    expect((await meeting.read('resultat', `${t}&names=court&lang=en`)).list).toMatchObject({
      rows: [{ name: 'NOM2 P.', first: 'Prénom' }, {}],
      trial: { event: { name: '100 m Men SE' } },
    });
  });

  test('a list with `rows` has the part that such a screen shows, and until when', async () => {
    const { list } = await meeting.read('depart', `&t=${await meeting.oidOf(LAPS)}&rows=3&rot=10`);
    expect([list?.count, list?.part?.of, (list?.rows.length ?? 0) <= 3]).toEqual([4, 2, true]);
    expect(Date.parse(list?.part?.until ?? '') - meeting.now().getTime()).toBeLessThanOrEqual(10_000);
  });

  test('tours: what the leader has left; marche: who has which cards', async () => {
    await say(meeting.judge, LAPS, { kind: 'lap', bib: '3' });
    expect((await meeting.read('tours', `&t=${await meeting.oidOf(LAPS)}`)).laps).toMatchObject({
      state: 'laps',
      of: 4,
      left: 3,
      leader: { bib: '3' },
    });
    await say(meeting.judge, WALK, { kind: 'walk', bib: '1', what: 'red', judge: '4', symbol: '>' });
    const { walk } = await meeting.read('marche', `&t=${await meeting.oidOf(WALK)}`);
    expect(walk?.count).toBe(1);
    expect(walk?.rows).toMatchObject([
      { bib: '1', cards: ['>'], shownAt: [expect.stringMatching(/^\d{4}-.*Z$/)], states: [] },
    ]);
    expect(JSON.stringify(walk)).not.toContain('judge');
  });

  test('multi and mix: the events of the stadium, and what is new, since when and until when', async () => {
    const { stadium } = await meeting.read('multi', '&rows=6');
    const long = stadium?.find(({ trial }) => trial.uid === LONG);
    expect(long).toMatchObject({ state: 'lead', athlete: { bib: '1' }, mark: distance('6.71', 6710) });
    expect(stadium?.find(({ trial }) => trial.uid === RACE)).toMatchObject({
      state: 'order',
      mark: time('10.47', 10_470),
    });
    await say(meeting.judge, LONG, { kind: 'attempt', bib: '2', r: 'o', v: 6800, w: 0.1 });
    const { mix, list } = await meeting.read('mix');
    expect(mix).toEqual({ kind: 'news', rank: 'field', since: meeting.now().toISOString(), until: meeting.after(10) });
    expect(list).toMatchObject({ layout: 'classement', trial: { uid: LONG } });
    meeting.pass(60);
    const later = await meeting.read('mix');
    expect([later.mix?.kind, later.stadium !== undefined || later.list !== undefined]).toEqual(['filler', true]);
  });

  test('sponsor: the address of the picture whose turn it is; mix has one after the stadium and the standings', async () => {
    expect((await meeting.read('sponsor')).view).toBe('empty');
    const { server, chOID } = meeting;
    await fetch(`${server.url}/api/lesecretariat/screen-pictures/${chOID}?name=Mairie`, {
      method: 'POST',
      headers: { 'x-access-token': server.token, 'content-type': 'application/octet-stream' },
      body: aPng(),
    });
    const { view, picture = '' } = await meeting.read('sponsor');
    const { status, headers } = await fetch(`${server.url}${picture}`);
    expect([view, status, headers.get('content-type')]).toEqual(['picture', 200, 'image/png']);
    const walls = [];
    for (let turn = 0; turn < 8; turn += 1) {
      walls.push(await meeting.read('mix'));
      meeting.pass(8);
    }
    const [shown] = walls.filter((wall) => wall.picture !== undefined);
    expect(shown).toMatchObject({ view: 'mix', mix: { kind: 'filler' }, picture });
    expect([shown?.list, shown?.stadium]).toEqual([undefined, undefined]);
  });

  test('message: its words; incrustation: the part that is asked for', async () => {
    expect(await meeting.read('message', '&texte=Podium')).toMatchObject({ view: 'message', text: 'Podium' });
    expect((await meeting.read('message')).view).toBe('empty');
    const t = `&t=${await meeting.oidOf(LONG)}`;
    expect((await meeting.read('incrustation', t)).overlay).toMatchObject({
      part: 'athlete',
      athlete: { bib: '3' },
      number: 1,
    });
    expect((await meeting.read('incrustation', `${t}&vue=classement`)).overlay?.list?.rows[0]).toMatchObject({
      bib: '2',
    });
  });
});
