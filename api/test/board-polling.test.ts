import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BoardMeeting, openBoardMeeting, say, time, WALK } from './board-meeting.ts';
import { RACE } from './live-input-device.ts';

let meeting: BoardMeeting;
beforeAll(async () => {
  meeting = await openBoardMeeting();
  const { chrono } = meeting;
  await say(chrono, RACE, { kind: 'raw', bib: '2', st: 1, place: 1, v: 10_470 });
  await say(chrono, RACE, { kind: 'raw', bib: '1', st: 1, place: 2, v: 10_580 });
});
afterAll(() => meeting.server.close());

async function getRefusal(layout: string, query = '', headers?: Record<string, string>) {
  const { status, body } = await meeting.ask(layout, query, headers);
  return [status, body.errors[0]?.id, body.errors[0]?.path];
}

describe('A program that asks again and again', () => {
  test('is told that nothing changed, until something did', async () => {
    const t = `&t=${await meeting.oidOf(RACE)}`;
    const first = await meeting.ask('resultat', t);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    meeting.pass(3);
    const again = await meeting.ask('resultat', t, { 'x-access-code': meeting.code, 'if-none-match': etag });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag]);
    await say(meeting.judge, WALK, { kind: 'walk', bib: '2', what: 'paddle', judge: '4', symbol: '~' });
    expect((await meeting.ask('resultat', t, { 'x-access-code': meeting.code, 'if-none-match': etag })).status).toBe(
      304,
    );
    await say(meeting.chrono, RACE, { kind: 'raw', bib: '3', st: 1, place: 3, v: 10_900 });
    const other = await meeting.ask('resultat', t, { 'x-access-code': meeting.code, 'if-none-match': etag });
    expect([other.status, other.body.list?.count]).toEqual([200, 3]);
  });

  test('never has the name of somebody hidden, from then on', async () => {
    const t = `&t=${await meeting.oidOf(RACE)}`;
    const hide = (hidden: boolean) =>
      meeting.server.call('PUT', `/api/lesecretariat/athlete-hidden/${meeting.chOID}`, {
        body: { last: 'NOM2', first: 'Prénom', hidden },
      });
    expect(JSON.stringify(await meeting.read('resultat', t))).toContain('NOM2');
    await hide(true);
    expect((await meeting.read('resultat', t)).list?.rows[0]).toMatchObject({
      last: 'ATHLETE',
      mark: time('10.47', 10_470),
    });
    for (const layout of ['concours', 'depart', 'classement', 'multi', 'mix', 'incrustation'])
      expect(JSON.stringify(await meeting.read(layout))).not.toContain('NOM2');
    await hide(false);
    expect(JSON.stringify(await meeting.read('resultat', t))).toContain('NOM2');
  });

  test('keeps the row of an athlete as it was while the referee is awaited', async () => {
    const t = `&t=${await meeting.oidOf(RACE)}`;
    await say(meeting.judge, RACE, { kind: 'report', bib: '1', what: 'line', lane: 1, from: 'Commissaire 3' });
    await say(meeting.chrono, RACE, { kind: 'raw', bib: '1', st: 4 });
    const { list } = await meeting.read('resultat', t);
    expect(list?.awaitsReferee).toBe(true);
    expect(list?.rows.find(({ bib }) => bib === '1')).toMatchObject({
      place: 2,
      mark: time('10.58', 10_580),
      states: ['frozen'],
    });
  });

  test('does not follow what a screen is told', async () => {
    const before = await meeting.read('horloge');
    await meeting.server.call('PUT', `/api/live-input/${meeting.chOID}/device`, {
      token: '',
      headers: { 'x-access-code': meeting.code },
      body: { device: 'wall', unsent: 0, screen: { layout: 'horloge', width: 1920, height: 1080, isLocked: false } },
    });
    await meeting.server.call('PUT', `/api/lesecretariat/screens/${meeting.chOID}`, { body: { act: 'black' } });
    expect((await meeting.read('horloge')).view).toBe(before.view);
  });

  test('is refused by ids: no code, a wrong one, one that opens no board; an unknown layout, an unknown event', async () => {
    const header = 'header x-access-code';
    expect(await getRefusal('mix', '', {})).toEqual([401, 'unauthorized', header]);
    expect(await getRefusal('mix', '', { 'x-access-code': 'ABCD-2345' })).toEqual([401, 'unauthorized', header]);
    expect(await getRefusal('mix', '', { 'x-access-code': meeting.judge.code })).toEqual([403, 'forbidden', header]);
    expect(await getRefusal('unknown')).toEqual([404, 'not found', 'params.layout']);
    expect(await getRefusal('resultat', '&t=unknown')).toEqual([404, 'not found', 'query.t']);
  });

  test('may have its code in the address, where it can send no header; no log has it', async () => {
    meeting.lines.length = 0;
    const { status, headers } = await meeting.ask('horloge', `&code=${meeting.code}`, {});
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await getRefusal('horloge', '&code=ABCD-2345', {})).toEqual([401, 'unauthorized', 'header x-access-code']);
    await meeting.ask('horloge', `&code=${meeting.judge.code}`, {});
    const log = meeting.lines.join('\n');
    expect(log).toContain('/officiel/ecran/horloge');
    for (const one of [meeting.code, 'ABCD-2345', meeting.judge.code]) {
      expect(log).not.toContain(one);
      expect(log).not.toContain(one.replace('-', ''));
    }
  });

  test('asks for the page with any other format', async () => {
    for (const query of ['', '?format=xml', '?format=JSON', '?t=auto&format='])
      expect((await fetch(`${meeting.server.url}/officiel/ecran/mix${query}`)).headers.get('content-type')).toMatch(
        /^text\/html/,
      );
  });
});
