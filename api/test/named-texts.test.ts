import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type {
  DeviceAnswer,
  DeviceHoldAnswer,
  PersonDataAnswer,
  ScreensAnswer,
  SpeakerAnswer,
} from 'shared-domain/contract';
import { PERSON_TABLES } from '../src/store/lists/person-texts.ts';
import { aDevice, aMeeting, LONG } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

jest.setTimeout(60_000);

/** Columns with texts that give out and erase nobody's name, and why; `person-texts.ts` has all others. */
const NAMES_NOBODY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'an id, a key, a hash or a secret of the server': {
    access_code: 'code challenge',
    account_link: 'hash organiser',
    challenge: 'oid organisation region',
    challenge_change: 'challenge',
    counter: 'name',
    device_hold: 'trial device',
    erased_name: 'scope salt hash',
    event_record: 'oid challenge event',
    evidence_picture: 'challenge oid',
    hidden_athlete: 'oid challenge',
    invitation: 'oid hash organisation',
    letter: 'oid',
    live_device: 'challenge device',
    live_fact: 'challenge id trial device',
    live_seq: 'challenge device',
    live_trial: 'trial challenge',
    log: 'oid challenge organiser organisation',
    membership: 'organiser organisation',
    notice_seen: 'challenge notice',
    official_act: 'oid challenge list organiser',
    organisation: 'oid',
    organiser: 'oid password totp_secret totp_pending',
    price: 'oid challenge',
    push_cursor: 'challenge',
    record_list: 'oid organisation',
    push_follow: 'challenge subscription',
    push_message: 'subscription trial challenge',
    push_state: 'trial challenge',
    push_subscription: 'id p256dh auth',
    recovery_code: 'hash organiser',
    removed: 'log challenge organisation',
    report_photo: 'challenge report trial',
    row_key: 'oid owner',
    screen_order: 'challenge screen',
    screen_picture: 'challenge oid',
    search_challenge: 'challenge',
    search_event: 'trial_group',
    setting: 'name value',
    site_file: 'oid challenge site',
    site_hold: 'challenge site ended_by',
    site_link: 'challenge remote site organiser',
    tenure: 'trial device',
    token: 'hash organiser challenge',
    trial: 'oid challenge trial_group uid combined hash start_hash result_hash region',
    trial_group: 'oid challenge uid start_hash',
    trial_hold: 'trial organiser',
    withheld_decision: 'challenge trial report',
  },
  'a word of a closed set, a number or an instant': {
    access_code: 'kind created revoked grace',
    account_link: 'kind expires',
    challenge: 'rtype kind date last_date tz starts_at ends_at created updated site',
    challenge_change: 'at',
    device_hold: 'by expires',
    erased_name: 'at',
    event_record: 'kind',
    evidence_picture: 'type',
    hidden_athlete: 'at',
    invitation: 'role created expires',
    letter: 'kind at expires sent_at next_try',
    live_device: 'by seen closed',
    live_fact: 'by arrived aside',
    log: 'at action',
    membership: 'role',
    notice_seen: 'seen',
    official_act: 'round kind at',
    organisation: 'created',
    organiser: 'created verified second_factor',
    price: 'kd currency',
    push_message: 'phase news expires next_try',
    push_state: 'body',
    push_subscription: 'host language day',
    removed: 'deleted_at undone_at',
    record_list: 'imported',
    result_row: 'under_16_until',
    screen_order: 'told',
    screen_picture: 'type',
    site_file: 'which at',
    site_hold: 'state since seen ended',
    site_link: 'state contacted changed',
    start_row: 'under_16_until',
    tenure: 'by since last until',
    token: 'created expires',
    trial: 'date date_at date_e dts g1 round updated shown_at',
    trial_group: 'g1',
    trial_hold: 'expires',
    withheld_decision: 'since',
  },
  'the bytes of a picture, found by what it is about': {
    evidence_picture: 'body',
    report_photo: 'body',
    screen_picture: 'body',
  },
  'written anew from the rows (`updateSearchTexts`)': {
    start_row: 'bib name club',
    result_row: 'bib name club',
    search_athlete: 'name club bib',
    search_challenge: 'words',
    search_club: 'club',
    search_event: 'words',
  },
  'the organiser’s own words about the competition, which stay': {
    challenge: 'name hashtag metadata',
    organisation: 'name',
    record_list: 'name',
  },
  'of an account or of who wrote to the operator, with a way of its own to be erased': {
    account_link: 'email',
    invitation: 'email',
    letter: 'recipient body',
    organiser: 'email',
    push_subscription: 'endpoint',
  },
  'the key of a row, by which acts are found (`auid:` before a licence)': { official_act: 'row' },
  'erased and given out apart, by name and by id': {
    hidden_athlete: 'key last first',
    record_list: 'body',
    push_follow: 'athlete',
    push_message: 'athlete',
    push_state: 'athlete',
  },
};

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T18:00:00Z') });
});
afterAll(() => server.close());

test('Every column with texts either names people, who are given out and erased there, or nobody, for a reason', async () => {
  const tables = await server.ctx.store.db.introspection.getTables();
  const stored = tables
    .filter(({ name, isView }) => !isView && !/^search_\w+_words/.test(name))
    .flatMap(({ name, columns }) =>
      columns.filter(({ dataType }) => /text|char/i.test(dataType)).map((column) => `${name}.${column.name}`),
    )
    .sort();
  const naming = PERSON_TABLES.flatMap(({ table, texts }) => texts.map((text) => `${table}.${text}`));
  const others = Object.values(NAMES_NOBODY).flatMap((byTable) =>
    Object.entries(byTable).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`)),
  );
  expect([...naming, ...others].sort()).toEqual(stored);
});

const person = { last: 'KVERNMO', first: 'Siv' };
const NAMED = /kvernmo|licence-71/i;
const askAbout = async <T>(call: string) =>
  (await server.call<T>('POST', `/api/lesecretariat/organisation/${server.org}/person${call}`, { body: person })).body;

async function openBoard() {
  const chOID = await aMeeting(server, 2);
  const board = await aDevice(server, chOID, 'vboard');
  const beat = (screen: object, label = 'tableau') =>
    server.call(`PUT`, `/api/live-input/${chOID}/device`, {
      token: '',
      headers: { 'x-access-code': board.code },
      body: {
        device: 'wall',
        label,
        unsent: 0,
        screen: { layout: 'concours', width: 1920, height: 1080, isLocked: false, ...screen },
      },
    });
  const tell = (body: object) => server.call<ScreensAnswer>('PUT', `/api/lesecretariat/screens/${chOID}`, { body });
  await beat({});
  const readBoard = async () =>
    (
      await server.call<DeviceAnswer>('GET', `/api/live-input/${chOID}?device=wall`, {
        token: '',
        headers: { 'x-access-code': board.code },
      })
    ).body;
  return { chOID, beat, tell, readBoard, board };
}

describe('The message on a screen and what a device says of itself', () => {
  test('have no name of somebody hidden, for the board, for the speaker and for an organiser', async () => {
    const { chOID, tell, readBoard, board } = await openBoard();
    await tell({ act: 'message', text: 'Bravo Siv KVERNMO !' });
    expect((await readBoard()).screen?.cue?.text).toBe('Bravo Siv KVERNMO !');
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, { body: { ...person, hidden: true } });
    expect((await readBoard()).screen?.cue?.text).toBe('Bravo ATHLETE Anonyme !');
    const speaker = await server.call<SpeakerAnswer>('GET', `/api/live-input/${chOID}/speaker?device=stand`, {
      token: '',
      headers: { 'x-access-code': board.code },
    });
    expect([speaker.status, speaker.body.screens[0]?.cue?.text]).toEqual([200, 'Bravo ATHLETE Anonyme !']);
    const { body } = await server.call<ScreensAnswer>('GET', `/api/lesecretariat/screens/${chOID}`);
    expect(JSON.stringify(body)).not.toMatch(NAMED);
  });

  test('are given out and erased, with names of pictures, labels and follows, and do not come back', async () => {
    const { chOID, beat, tell } = await openBoard();
    const { db } = server.ctx.store;
    const trial = (await server.trials(chOID)).find(({ uid }) => uid === LONG)?.oid ?? '';
    await server.upload(chOID, {
      startlists: { [LONG]: [{ bib: '71', ...person, category: 55, auid: 'licence-71' }] },
    });
    await tell({ act: 'message', text: 'Bravo Siv KVERNMO !' });
    await beat({}, 'tablette de Siv Kvernmo');
    const judge = await aDevice(server, chOID, 'judge');
    const treated = { kind: 'clock', act: 'pause', text: 'Siv Kvernmo est soignée' };
    const beforeErasure = judge.facts(LONG, treated);
    expect((await judge.send(beforeErasure, 'pit')).status).toBe(200);
    await db
      .insertInto('tenure')
      .values({ trial, by: 'judge', since: '1', device: 'wall', label: 'Siv KVERNMO', last: '1', until: '1' })
      .execute();
    const picture = { type: 'image/png', width: 1, height: 1, bytes: 1, body: '' };
    await db
      .insertInto('screen_picture')
      .values({ challenge: chOID, oid: randomUUID(), position: 1, name: 'Siv Kvernmo.png', ...picture })
      .execute();
    await db
      .insertInto('push_subscription')
      .values({
        id: 's1',
        endpoint: 'https://push.example/1',
        host: 'push.example',
        p256dh: '',
        auth: '',
        language: 'fr',
        day: '',
        sent: 0,
      })
      .execute();
    await db
      .insertInto('push_follow')
      .values({ challenge: chOID, athlete: 'licence-71', subscription: 's1', is_new: 0 })
      .execute();
    const { competitions } = await askAbout<PersonDataAnswer>('');
    const [held] = competitions.filter(({ oid }) => oid === chOID).map((one) => one.held);
    expect(new Set(held?.map(({ where }) => where))).toEqual(
      new Set([
        'start_row',
        'log',
        'screen_order',
        'live_device',
        'live_fact',
        'live_trial',
        'tenure',
        'screen_picture',
        'push_follow',
      ]),
    );
    expect(held?.find(({ where }) => where === 'push_follow')?.what).toEqual({ athlete: 'licence-71', followers: 1 });

    await askAbout('/erase');
    const readStored = async () => {
      const rows = [];
      for (const table of [
        'screen_order',
        'screen_picture',
        'live_device',
        'tenure',
        'push_follow',
        'log',
        'start_row',
        'site_hold',
        'site_file',
        'live_fact',
        'live_trial',
      ] as const)
        rows.push(await db.selectFrom(table).selectAll().execute());
      return JSON.stringify(rows);
    };
    expect(await readStored()).not.toMatch(NAMED);
    await tell({ act: 'message', text: 'Bravo Siv KVERNMO !' });
    await beat({}, 'tablette de Siv Kvernmo');
    const take = () =>
      server.call<DeviceHoldAnswer>('POST', `/api/live-input/${chOID}/hold`, {
        token: '',
        headers: { 'x-access-code': judge.code },
        body: { device: 'pit', trialOID: trial, hold: true, label: 'tablette de Siv Kvernmo' },
      });
    expect([(await take()).status, (await take()).status]).toEqual([200, 200]);
    expect((await judge.send(beforeErasure, 'pit')).body.already).toEqual(beforeErasure.map(({ id }) => id));
    expect((await judge.sendNewAs('pit', LONG, treated)).body.accepted).toHaveLength(1);
    const digests = Object.fromEntries((await server.trials(chOID)).map(({ uid }) => [uid, 'another']));
    const siteHold = await server.call('PUT', `/api/lesecretariat/site/${chOID}`, {
      headers: { 'x-foulee-site': 'a-stadium-of-these-tests' },
      body: { act: 'hold', holder: 'Portable de Siv Kvernmo', digests, isReplacing: true },
    });
    expect(siteHold.status).toBe(200);
    expect(await readStored()).not.toMatch(NAMED);
  });

  test('say what hides a person among what is given out', async () => {
    const { oid } = await server.createChallenge();
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${oid}`, {
      body: { last: 'NORDAHL', first: 'Eli', hidden: true },
    });
    const { body } = await server.call<PersonDataAnswer>(
      'POST',
      `/api/lesecretariat/organisation/${server.org}/person`,
      {
        body: { last: 'Nordahl', first: 'Eli' },
      },
    );
    expect(body.competitions.map(({ held }) => held)).toEqual([
      [
        {
          where: 'hidden_athlete',
          key: expect.anything(),
          what: expect.objectContaining({ last: 'NORDAHL', first: 'Eli' }),
        },
      ],
    ]);
  });
});
