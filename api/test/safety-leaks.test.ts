import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ChangeEvent, calls } from 'shared-domain/contract';
import { type CallRow, type CallTarget, createCallTarget } from './calls/call-target.ts';
import { type CallName, TABLE } from './calls/table.ts';
import { closeReaders, readEvents } from './event-reader.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';
import { until } from './until.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

/** What nobody but the organisers may read of the competitions of these tests. */
const NAME = /martin(?!ique)|l[ée]o\b/i;
const BIRTH = /2001-03-04|\bdob\b/;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z'), env: { TRUST_PROXY: '1' } });
});
afterAll(async () => {
  closeReaders();
  await server.close();
});

/** Calls that anybody may make: those of the contract that say nothing else. A new one is walked without a word here. */
const PUBLIC = (Object.keys(calls) as CallName[]).flatMap((name): [CallName, CallRow][] => {
  const row = TABLE[name];
  return row?.allowed === 'anyone' ? [[name, row]] : [];
});

test('Every call of the contract is walked: it has a row in calls/table.ts', () => {
  expect(Object.keys(calls).filter((name) => !Object.hasOwn(TABLE, name))).toEqual([]);
});

const ABOUT_SEARCH = { path: (at: CallTarget, q: string) => `/api/search?chOID=${at.chOID}&q=${q}` };

let callers = 0;
async function read(method: string, path: string, body?: unknown): Promise<string> {
  callers += 1;
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      'x-forwarded-for': `198.18.${callers >> 8}.${callers & 255}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return `${answer.status} ${answer.headers.get('etag')} ${await answer.text()}`;
}

/** First bytes of a stream, from the very startByFirstMark of what is remembered. */
function streamText(path: string, lastId: number): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const asked = request(server.url + path, { headers: { 'last-event-id': String(lastId) } }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        text += chunk;
      });
    });
    asked.on('error', () => undefined);
    asked.end();
    setTimeout(() => {
      asked.destroy();
      resolve(text);
    }, 150);
  });
}

/** What everybody may read about a place, call by call. */
async function readEverything(at: CallTarget): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const [name, row] of PUBLIC) {
    const made = row.prepare === undefined ? at : { ...at, made: await row.prepare(server, at, '') };
    const { path, body } = row.buildRequest(made);
    told.set(name, row.answer === 'stream' ? await streamText(path, 1) : await read(calls[name].method, path, body));
  }
  const { chOID, trialOID, gOID } = at;
  for (const path of [
    `/api/results?trialOID=${trialOID}`,
    `/api/results?groupOID=${gOID}`,
    `/api/starts?groupOID=${gOID}`,
    ABOUT_SEARCH.path(at, 'martin'),
    ABOUT_SEARCH.path(at, 'L%C3%A9o'),
    ABOUT_SEARCH.path(at, 'rennes'),
    '/api/home?insee=53',
    '/api/challenges?from=1900-01-01',
    '/api/info',
    `/challenge/${chOID}`,
    `/challenge/${chOID}/trial-${trialOID}`,
    `/challenge/${chOID}/group/${gOID}`,
    '/',
  ])
    told.set(path, await read('GET', path));
  const list = `/api/results-rr/${chOID}/query/${trialOID}`;
  for (const query of [{ search: 'martin' }, { bib: '11' }, { club: 'rennes' }])
    told.set(`${list} ${JSON.stringify(query)}`, await read('POST', list, query));
  return told;
}

/** ETags of all that is read by name, as a browser keeps them. */
async function etags(at: CallTarget): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  for (const [name, row] of PUBLIC) {
    const { path } = row.buildRequest({ ...at, prepared: {} });
    if (calls[name].method !== 'GET' || row.answer === 'stream' || !path.includes(at.chOID)) continue;
    const answer = await fetch(server.url + path);
    await answer.arrayBuffer();
    const etag = answer.headers.get('etag');
    if (answer.status === 200 && etag !== null) kept.set(path, etag);
  }
  return kept;
}

const saying = (told: ReadonlyMap<string, string>, word: RegExp): string[] =>
  [...told].filter(([, text]) => word.test(text)).map(([name]) => name);

const withoutQuery = (told: ReadonlyMap<string, string>): Map<string, string> => {
  // A refusal of a search names what was searched for.
  const own = (name: string) => /search\?|"search"/.test(name);
  return new Map([...told].map(([name, text]) => [name, own(name) ? text.replace(/"detail":"[^"]*"/, '') : text]));
};

describe('A hidden athlete (Q30)', () => {
  test('is named by no call, no page, no stream, no search, no card and no log as soon as hidden', async () => {
    const at = await createCallTarget(server);
    const seen: string[] = [];
    await readEvents({
      servers: [server.url],
      chOID: at.chOID,
      onChange: (event: ChangeEvent) => seen.push(JSON.stringify(event)),
    });
    await server.upload(at.chOID, {
      resultlists: {
        [FINAL]: [
          { bib: '11', prf: ms(10_450) },
          { bib: '12', prf: ms(10_640) },
        ],
      },
    });
    await until(() => NAME.test(seen.join()));
    const edit = {
      results: [
        { bib: '11', prf: ms(10_440) },
        { bib: '12', prf: ms(10_640) },
      ],
      reason: 'photo finish',
    };
    await server.call('PUT', `/api/lesecretariat/trial/${at.trialOID}`, { body: edit });
    const before = await readEverything(at);
    expect(saying(before, NAME)).toEqual(
      expect.arrayContaining([
        'results',
        'starts',
        'live',
        'scratch',
        'perfs',
        'igcs',
        'igfeed',
        'liveEvents',
        'home',
        'team',
      ]),
    );

    seen.length = 0;
    const body = { last: 'Martin', first: 'Leo', hidden: true };
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${at.chOID}`, { body });
    expect(saying(withoutQuery(await readEverything(at)), NAME)).toEqual([]);
    await until(() => seen.length > 0);
    expect(seen.join()).not.toMatch(NAME);

    const { startlists = {}, ...rest } = aFinal();
    await server.upload(at.chOID, { ...rest, startlists });
    expect(saying(withoutQuery(await readEverything(at)), NAME)).toEqual([]);
    for (const call of [`logs?chOID=${at.chOID}`, `results?oids[]=${at.trialOID}`]) {
      const { body: told } = await server.call('GET', `/api/lesecretariat/${call}`);
      expect([call, JSON.stringify(told).match(NAME)]).toEqual([call, null]);
    }
  }, 60_000);

  test('is listed for the organiser as written, shown again by that name, and then named as before', async () => {
    const at = await createCallTarget(server);
    const path = `/api/lesecretariat/athlete-hidden/${at.chOID}`;
    const put = (hidden: boolean) => server.call('PUT', path, { body: { last: 'Martin', first: 'Leo', hidden } });
    await put(true);
    const { body } = await server.call('GET', path);
    expect(body).toEqual({
      athletes: [{ oid: expect.any(String), last: 'Martin', first: 'Leo', at: '2026-06-13T14:00:00.000Z' }],
    });
    await put(false);
    expect((await server.call('GET', path)).body).toEqual({ athletes: [] });
    expect(await read('GET', `/api/starts?trialOIDs[]=${at.trialOID}`)).toMatch(NAME);
  });
});

describe('What only organisers know', () => {
  let at: CallTarget;
  let told: ReadonlyMap<string, string>;
  beforeAll(async () => {
    at = await createCallTarget(server);
    told = await readEverything(at);
  });

  test('of a birth date is in no answer that everybody may read', async () => {
    expect(await server.call('GET', `/api/lesecretariat/starts?oids[]=${at.trialOID}`)).toMatchObject({
      body: { starts: [{ rows: [{ dob: '2001-03-04' }, {}, {}] }] },
    });
    expect(saying(told, BIRTH)).toEqual([]);
  });

  test('of an account’s address is in no answer that everybody may read', () => {
    expect(saying(told, new RegExp(OWNER.email))).toEqual([]);
  });
});

describe('A hidden challenge (Q6)', () => {
  // Others' competitions would say the same names.
  beforeAll(async () => {
    await server.close();
    server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z'), env: { TRUST_PROXY: '1' } });
  });

  const HIDDEN = { name: 'Réunion secrète', hashtag: 'confidentiel' };
  const hide = (at: CallTarget, visible: boolean) =>
    server.call('PUT', `/api/lesecretariat/challenge/${at.chOID}`, { body: { ...HIDDEN, visible } });

  test('is in no answer, list, count, page or stream, by no child of it, and answers as one that never was', async () => {
    const counts = async () => (await read('GET', '/api/info')).replace(/^\S+ \S+ /, '');
    const none = await counts();
    const at = await createCallTarget(server);
    await hide(at, true);
    expect(await counts()).not.toBe(none);
    expect(saying(await readEverything(at), /secrète|confidentiel/)).toEqual(
      expect.arrayContaining(['home', 'challenges', 'challenge']),
    );
    const tags = await etags(at);
    expect(tags.size).toBeGreaterThan(10);
    await hide(at, false);
    for (const [path, etag] of tags) {
      const { status } = await fetch(server.url + path, { headers: { 'if-none-match': etag } });
      expect([path, status]).toEqual([path, 404]);
    }
    const told = await readEverything(at);
    const words = new RegExp(`secrète|confidentiel|${NAME.source}|rennes`, 'i');
    expect(saying(withoutQuery(told), words)).toEqual([]);
    expect(await counts()).toBe(none);
    const nobody = { ...at, chOID: 'nobody', trialOID: 'nobody', gOID: 'nobody' };
    for (const [name, row] of PUBLIC) {
      const said = row.buildRequest({ ...at, prepared: {} });
      const unknown = row.buildRequest({ ...nobody, prepared: {} });
      const own = `${at.chOID}|${at.trialOID}|${at.gOID}`;
      if (!new RegExp(own).test(JSON.stringify(said))) continue;
      const method = calls[name].method;
      const oids = new RegExp(`${own}|nobody`, 'g');
      const [hidden, never] = [
        await read(method, said.path, said.body),
        await read(method, unknown.path, unknown.body),
      ];
      expect([name, hidden.replace(oids, 'X')]).toEqual([name, never.replace(oids, 'X')]);
      // The choice of a browser names several challenges: one that is hidden, or never was, is left out of it.
      expect([name, hidden.slice(0, 3)]).toEqual([name, name === 'savePush' ? '200' : '404']);
    }
    const stale = await fetch(`${server.url}/api/challenge/${at.chOID}`, { headers: { 'if-none-match': '*' } });
    expect([stale.status, stale.headers.get('etag')]).toEqual([404, null]);
  }, 60_000);

  test('that becomes hidden says so on its streams at once, and nothing more of itself', async () => {
    const at = await createCallTarget(server);
    const seen: string[] = [];
    await readEvents({
      servers: [server.url],
      chOID: at.chOID,
      onChange: (event: ChangeEvent) => seen.push(JSON.stringify(event)),
    });
    const other = await createCallTarget(server);
    let toldOfOther = 0;
    await readEvents({
      servers: [server.url],
      chOID: other.chOID,
      onChange: () => {
        toldOfOther += 1;
      },
    });
    await hide(at, false);
    const changed = { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_123) }] } };
    await server.upload(at.chOID, changed);
    // What was written after it has been told, twice: so would it have been.
    for (const mark of [10_124, 10_125]) {
      const told = toldOfOther;
      await server.upload(other.chOID, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(mark) }] } });
      await until(() => toldOfOther > told);
    }
    expect(seen.join()).not.toMatch(/10123|secrète/);
  });
});
