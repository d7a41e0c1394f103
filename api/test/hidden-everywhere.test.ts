import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { Trial } from 'shared-domain/contract';
import { calls } from 'shared-domain/contract';
import { type CallTarget, signInCallers } from './calls/call-target.ts';
import { type CallName, TABLE } from './calls/table.ts';
import { aDevice } from './live-input-device.ts';
import { readPages } from './pdf-pages.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { type ServedSite, servePublishedSite } from './site-folder.ts';
import { anUploadTrial, FINAL, ms } from './uploads.ts';

/** In no other text of this competition, so that the last name alone tells who is meant. */
const NAME = /valmorel|\bin[eè]s\b/i;
const NAMED = { last: 'VALMOREL', first: 'Inès' };
const RELAY = '000400-0-55-f1';
const DRAW = `export const renderPage = async ({ path, answers }) => ({
  html: '<main>' + JSON.stringify(answers) + '</main>', facts: { title: 'A page' } });`;
const DRAWN = '/remotes/public-site/server/draw.0a0b0c0d.mjs';

let server: RunningServer;
let documented: ApiDocument | undefined;
let site: ServedSite;
let at: CallTarget;
let reader: string;
let secretary: string;
let device: Awaited<ReturnType<typeof aDevice>>;
let before: Map<string, string>;
let after: Map<string, string>;

const call = async (method: string, path: string, body?: unknown) => {
  const { status, body: said } = await server.call<Record<string, unknown>>(method, path, {
    ...(body ? { body } : {}),
  });
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(said)}`);
  return said;
};

/** A competition that names somebody wherever a name can stand. */
async function aCompetition(): Promise<CallTarget> {
  const { oid: chOID } = await server.createChallenge({ duration: 3 });
  await call('POST', `/api/lesecretariat/trials/${chOID}`, {
    chOID,
    trialsData: [
      anUploadTrial(FINAL, {
        group: '100 m Trophée Inès Valmorel',
        name: 'Finale VALMOREL Inès',
        status: 10,
        dets: { wind: 0.4, comment: 'Retardée par Inès Valmorel' },
      }),
      anUploadTrial(RELAY, { group: '4 × 100 m', name: '4 × 100 m' }),
    ],
    startlists: {
      [FINAL]: [
        { bib: '11', ...NAMED, category: 55, clubName: 'Club Inès Valmorel', dob: '2001-03-04', auid: 'licence-1' },
        {
          bib: '12',
          last: 'KERBRAT',
          first: 'Lou',
          category: 55,
          clubName: 'AC Rennes',
          teamTG: { n: 'Valmorel et amis' },
        },
      ],
    },
    resultlists: {
      [FINAL]: [
        { bib: '11', prf: ms(11_480), comment: 'VALMOREL Inès gênée' },
        { bib: '12', prf: ms(11_640), comment: 'devancée par I. Valmorel' },
      ],
      [RELAY]: [
        { last: 'Équipe Valmorel', prf: ms(45_000), relay: { n: 'Valmorel 2' }, members: [{ ...NAMED, leg: 1 }] },
      ],
    },
  });
  const trial = (await server.trials(chOID)).find(({ uid }) => uid === FINAL) as Trial;
  const remark = (body: object) =>
    call('POST', `/api/lesecretariat/trial/${trial.oid}/remark`, { public: true, ...body });
  await remark({ text: 'Réclamation de Valmorel' });
  await remark({ text: 'VALMOREL Inès : carton jaune', row: 'bib:12' });
  await call('PUT', `/api/lesecretariat/trial/${trial.oid}`, {
    status: 15,
    results: [
      { bib: '11', prf: ms(11_470), comment: 'Inès Valmorel gênée' },
      { bib: '12', prf: ms(11_640), comment: 'devancée par I. Valmorel' },
    ],
    reason: 'photo d’Inès Valmorel relue',
  });
  await call('PUT', `/api/lesecretariat/records/${chOID}`, {
    records: [
      { kind: 'MR', event: '000100-0-55', v: 11_500, holder: 'Inès Valmorel', list: 'records', date: '2025' },
      { kind: 'SR', event: '000100-0-55', v: 11_300, holder: 'I. Valmorel' },
    ],
  });
  await call('PUT', `/api/lesecretariat/evidence/${chOID}`, {
    ...{ trial: trial.oid, row: 'bib:11', key: 'MR||000100-0-55|', item: 'referee' },
    by: 'Inès Valmorel',
  });
  await call('PUT', `/api/lesecretariat/trial/${trial.oid}/row`, {
    row: 'bib:12',
    override: 1,
    why: 'à la place de VALMOREL',
  });
  return { chOID, trialOID: trial.oid, gOID: trial.gOID, teamId: 'acrennes', orgOID: server.org, prepared: {} };
}

let callers = 0;
async function read(path: string, { method = 'GET', body = undefined as unknown, token = '' } = {}): Promise<string> {
  callers += 1;
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      'x-forwarded-for': `198.18.${callers >> 8}.${callers & 255}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { 'x-access-token': token }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
  const type = answer.headers.get('content-type') ?? '';
  if (type === 'application/pdf') return (await readPages(answer)).join('\n');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // A folder is looked into, file by file; a workbook is one too.
  if (type !== 'application/zip' && !type.includes('spreadsheetml')) return Buffer.from(bytes).toString('utf8');
  return Object.entries(unzipSync(bytes))
    .map(([name, file]) => `${name} ${Buffer.from(file).toString('utf8')}`)
    .join('\n');
}

function streamText(path: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const asked = request(server.url + path, { headers: { 'last-event-id': '1' } }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        text += chunk;
        if (!/event: (change|reset|ready)/.test(text)) return;
        asked.destroy();
        resolve(text);
      });
    });
    asked.on('error', () => resolve(text));
    asked.end();
  });
}

/** Words that a caller asks for are said back by a refusal. */
const withoutOwnWords = (text: string): string => text.replace(/"detail":"[^"]*"/g, '');

/** What organisers write with sees people by their names; what is about hidden people says who they are. */
/** Public calls that read though they send a body. */
const PUBLIC_QUERIES: readonly CallName[] = ['resultsRr', 'followed'];
const NAMES_PEOPLE: readonly CallName[] = ['secretariatStarts', 'athletes', 'trialSheet', 'hiddenAthletes'];

interface ApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { parameters?: { in: string; name: string; schema?: { enum?: string[] } }[] }>>
    >
  >;
}

/** Parameters that choose how a file is written, not what is in it. */
const STYLES: readonly string[] = ['lang', 'separator', 'encoding'];

/** The queries that choose what a call answers (`format=xlsx`, `list=results`), as the documentation of the calls has them. */
async function readQueries(name: CallName): Promise<string[]> {
  documented ??= (await server.get<ApiDocument>('/api/docs/json')).body;
  const { parameters = [] } = documented.paths[calls[name].path.replace(/:(\w+)/g, '{$1}')]?.get ?? {};
  return parameters.flatMap(({ in: place, name: parameter, schema }) => {
    const values = place === 'query' && !STYLES.includes(parameter) ? (schema?.enum ?? []) : [];
    // A flag of yes and no is none: `hidden=1` asks for the names.
    return values.includes('') ? [] : values.map((value) => `${parameter}=${value}`);
  });
}

/** The requests for everything that a call answers. */
async function listRequests(name: CallName): Promise<{ readonly title: string; readonly path: string }[]> {
  const path = TABLE[name]?.buildRequest(at).path ?? '';
  const others = (await readQueries(name)).map((query) => {
    const url = new URL(path, server.url);
    for (const [parameter, value] of new URLSearchParams(query)) url.searchParams.set(parameter, value);
    return { title: `${name}?${query}`, path: url.pathname + url.search };
  });
  return [{ title: name, path }, ...others];
}

const MEMBER_CALLS = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].method === 'GET' && TABLE[name]?.allowed === 'members',
);

/** @param only names of what is read; everything by default */
async function readEverything(only?: ReadonlySet<string>): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  const tell = async (name: string, readOne: () => Promise<string>): Promise<void> => {
    if (only === undefined || only.has(name)) told.set(name, await readOne());
  };
  for (const name of Object.keys(calls) as CallName[]) {
    const row = TABLE[name];
    if (row === undefined || row.allowed === 'official' || row.allowed === 'signed in') continue;
    const { method } = calls[name];
    if (row.allowed !== 'anyone' && method !== 'GET') continue;
    if (row.allowed === 'anyone' && method !== 'GET' && !PUBLIC_QUERIES.includes(name)) continue;
    const { path, body } = row.buildRequest(at);
    if (row.answer === 'stream') await tell(name, () => streamText(path));
    else if (row.allowed === 'anyone')
      await tell(name, async () => withoutOwnWords(await read(path, { method, body })));
    else if (!MEMBER_CALLS.includes(name) && !NAMES_PEOPLE.includes(name))
      await tell(`${name} of an owner`, () => read(path, { token: server.token }));
  }
  for (const name of MEMBER_CALLS)
    for (const { title, path } of await listRequests(name)) {
      if (!NAMES_PEOPLE.includes(name)) await tell(`${title} of an owner`, () => read(path, { token: server.token }));
      await tell(`${title} of a reader`, () => read(path, { token: reader }));
    }
  const { chOID, trialOID, gOID } = at;
  for (const path of [
    `/api/results?chOID=${chOID}&groupOID=${gOID}`,
    `/api/starts?groupOID=${gOID}`,
    '/api/home',
    '/api/challenges?from=1900-01-01',
    `/api/results-csv?trialOID=${trialOID}`,
    `/api/challenge/${chOID}/snapshot`,
    `/api/challenge/${chOID}/calendar`,
    ...['valmorel', 'ines', 'rennes'].map((q) => `/api/search?chOID=${chOID}&q=${q}`),
    ...[
      ...['', `/trial-${trialOID}`, `/group/${gOID}`, '/teams', '/topperfs', '/stats', '/instagroups'],
      ...['?v=direct', '?v=annonces'],
    ].map((page) => `/challenge/${chOID}${page}`),
    '/',
    '/sitemap.xml',
  ])
    await tell(path, async () => withoutOwnWords(await read(path)));
  const own = { token: server.token };
  await tell('logs', () => read(`/api/lesecretariat/logs?chOID=${chOID}`, own));
  await tell('a device', async () => JSON.stringify(await device.read()));
  return told;
}

const saying = (told: ReadonlyMap<string, string>): string[] =>
  [...told].flatMap(([name, text]) => {
    const found = NAME.exec(text);
    return found === null ? [] : [`${name}: …${text.slice(Math.max(0, found.index - 60), found.index + 20)}`];
  });

beforeAll(async () => {
  site = await servePublishedSite();
  site.write('shell/server/draw.mjs', `export const renderFrame = async () => ({ before: '', after: '' });`);
  site.write(DRAWN.slice(1), DRAW);
  site.release('public_site', 'dddddddd', { draw: DRAWN });
  server = await startServer({
    clock: () => new Date('2026-06-13T14:00:00Z'),
    env: { TRUST_PROXY: '1', SITE_DIR: site.siteDir },
  });
  ({ reader, secretary } = await signInCallers(server));
  at = await aCompetition();
  device = await aDevice(server, at.chOID, 'judge');
  const chrono = await aDevice(server, at.chOID, 'chrono');
  await chrono.sendNew(FINAL, { kind: 'time', bib: '11', v: 11_480 });
  before = await readEverything();
  await call('PUT', `/api/lesecretariat/athlete-hidden/${at.chOID}`, { last: 'Valmorel', first: 'Ines', hidden: true });
  after = await readEverything();
}, 120_000);
afterAll(async () => {
  await server.close();
  await site.close();
});

describe('Somebody whose name stands wherever a name can stand, once hidden', () => {
  test('was named by almost every call, page and file', () => {
    expect(saying(before).length).toBeGreaterThan(40);
  });

  test('is named by no call, page, stream, export, log or device', () => {
    expect(saying(after)).toEqual([]);
  });

  test('has a licence and a birth date that a reader gets nowhere, and an owner nowhere but where people are named', () => {
    const listPlaces = (told: ReadonlyMap<string, string>, secret: string) =>
      [...told].filter(([, text]) => text.includes(secret)).map(([name]) => name);
    const tables = ['csv', 'xlsx'].map((format) => `resultsTable?format=${format} of an owner`);
    expect(listPlaces(before, 'licence-1')).toEqual(expect.arrayContaining(['chronos of a reader', ...tables]));
    expect(listPlaces(before, '2001-03-04')).toEqual(expect.arrayContaining(tables));
    for (const secret of ['licence-1', '2001-03-04']) expect(listPlaces(after, secret)).toEqual([]);
  });

  test('is named, once shown, by every file that names people: each form of a call is asked for', () => {
    const named = saying(before).map((line) => line.split(':')[0]);
    const files = [
      'csvFile?list=results',
      'resultsTable?format=xlsx',
      'listsPdf?list=results',
      'ratification?format=pdf',
    ];
    for (const file of [...files, 'readRecordList?format=csv', 'readRecordList?format=json', 'lynxFile?file=ppl'])
      expect(named).toEqual(expect.arrayContaining([`${file} of an owner`, `${file} of a reader`]));
  });

  test('stays so after an undo and an upload that says it all again, and is back as before once shown again', async () => {
    const { logs } = (await call('GET', `/api/lesecretariat/logs?chOID=${at.chOID}`)) as {
      logs: { oid: string; action: string; undo?: string }[];
    };
    // The code of the device stays.
    const undone = logs.find(({ undo, action }) => undo !== undefined && action !== 'code made');
    await call('POST', '/api/lesecretariat/undo', { logOid: undone?.oid });
    await call('POST', `/api/lesecretariat/trials/${at.chOID}`, {
      chOID: at.chOID,
      resultlists: { [RELAY]: [{ last: 'Équipe Valmorel 3', prf: ms(45_100), members: [{ ...NAMED, leg: 2 }] }] },
    });
    expect(saying(await readEverything())).toEqual([]);
    await call('PUT', `/api/lesecretariat/athlete-hidden/${at.chOID}`, { ...NAMED, hidden: false });
    const names = (told: ReadonlyMap<string, string>) => saying(told).map((line) => line.split(':')[0]);
    // A page may be some seconds old when nothing is to be taken off it.
    let missing: ReadonlySet<string | undefined> = new Set(names(before));
    for (const ends = Date.now() + 30_000; missing.size > 0 && Date.now() < ends; await sleep(200)) {
      const shown = new Set(names(await readEverything(missing as ReadonlySet<string>)));
      missing = new Set([...missing].filter((name) => !shown.has(name)));
    }
    expect([...missing]).toEqual([]);
  }, 60_000);
});

describe('A reader', () => {
  test('gets no birth date in any list, table or file, and an owner does', () => {
    const BIRTH = /2001-03-04/;
    const dated = [...before].filter(([, text]) => BIRTH.test(text)).map(([name]) => name);
    expect(dated).toEqual(expect.arrayContaining(['exportCompetition of an owner', 'csvFile?list=starts of an owner']));
    expect(dated.filter((name) => !name.endsWith(' of an owner'))).toEqual([]);
  });

  test('gets none in a file that an owner gets it in', async () => {
    for (const file of [`csv/${at.chOID}?list=starts`, `export/${at.chOID}`]) {
      const path = `/api/lesecretariat/${file}`;
      expect([file, await read(path, { token: server.token })]).toEqual([file, expect.stringContaining('2001-03-04')]);
      expect([file, await read(path, { token: reader })]).toEqual([file, expect.not.stringContaining('2001-03-04')]);
    }
  });

  test('does not get hidden names with the file that moves a competition', async () => {
    await call('PUT', `/api/lesecretariat/athlete-hidden/${at.chOID}`, { ...NAMED, hidden: true });
    const path = `/api/lesecretariat/export/${at.chOID}?hidden=1`;
    expect(await read(path, { token: reader })).not.toMatch(NAME);
    expect(await read(path, { token: server.token })).toMatch(NAME);
  });

  test('sees as much as an owner or a secretary without the second factor that the organisation asks for', async () => {
    const { db } = server.ctx.store;
    const ask = (second_factor: 0 | 1) => db.updateTable('organisation').set({ second_factor }).execute();
    await ask(1);
    const paths = [`export/${at.chOID}?hidden=1`, `csv/${at.chOID}?list=starts`, `starts?oids=${at.trialOID}`];
    for (const path of paths.map((end) => `/api/lesecretariat/${end}`)) {
      const owner = await read(path, { token: server.token });
      expect(owner).toBe(await read(path, { token: reader }));
      expect(owner).not.toMatch(NAME);
      expect(owner).not.toMatch(/2001-03-04/);
    }
    const told = new Map<string, string>();
    for (const { title, path } of (await Promise.all(MEMBER_CALLS.map(listRequests))).flat())
      told.set(title, await read(path, { token: secretary }));
    await ask(0);
    expect(saying(told)).toEqual([]);
    expect([...told].filter(([, text]) => /licence-1|2001-03-04/.test(text)).map(([name]) => name)).toEqual([]);
  });
});
