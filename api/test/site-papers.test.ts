import { describe, expect, test } from '@jest/globals';
import {
  type BrokenRecordsAnswer,
  calls,
  makeUrl,
  type RatificationAnswer,
  type ResultsAnswer,
  type SecretariatRecords,
} from 'shared-domain/contract';
import { computeDigests } from '../src/services/site/digests.ts';
import { aJpeg } from './a-jpeg.ts';
import { aPng } from './a-png.ts';
import { aDevice, type FactDraft } from './live-input-device.ts';
import type { RunningServer } from './running-server.ts';
import { createSiteOpener, type SiteServers } from './site-servers.ts';
import { until } from './until.ts';
import { aFinal, FINAL } from './uploads.ts';

const BASE = '/api/lesecretariat';
const RECORD = { kind: 'MR', event: '000100-0-55', v: 10_500, holder: 'A. Dupont', date: '2019' };
const open = createSiteOpener();

const giveRecords = (server: RunningServer, chOID: string, ...records: object[]) =>
  server.call('PUT', `${BASE}/records/${chOID}`, { body: { records } });
const readRecords = async (server: RunningServer, chOID: string) =>
  (await server.call<SecretariatRecords>('GET', `${BASE}/records/${chOID}`)).body.records.map(
    ({ oid: _, ...record }) => record,
  );
const giveBack = async ({ putStadium, readLink }: SiteServers) => {
  expect((await putStadium({ act: 'handBack' })).status).toBe(200);
  await until(async () => (await readLink()).state === 'returned');
};

/** The record of a competition that its winner beats, as calls name it. */
async function findRecord(server: RunningServer, chOID: string) {
  const { records } = (await server.call<BrokenRecordsAnswer>('GET', `${BASE}/broken-records/${chOID}`)).body;
  const { trial = '', row = '', key = '' } = records.find(({ kind }) => kind === 'MR') ?? {};
  return { trial, row, key };
}
async function readFile(server: RunningServer, chOID: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...(await findRecord(server, chOID)), ...more });
  return (await server.call<RatificationAnswer>('GET', `${BASE}/ratification/${chOID}?${query}`)).body;
}
const findItem = async (server: RunningServer, chOID: string, id: string) =>
  (await readFile(server, chOID)).items?.find((item) => item.id === id);
const note = async (server: RunningServer, chOID: string, item: string, said: object) =>
  server.call('PUT', `${BASE}/evidence/${chOID}`, { body: { ...(await findRecord(server, chOID)), item, ...said } });
async function attach(server: RunningServer, chOID: string, item: string, name: string): Promise<void> {
  const query = new URLSearchParams({ ...(await findRecord(server, chOID)), item, name });
  await fetch(`${server.url}${BASE}/evidence-pictures/${chOID}?${query}`, {
    method: 'POST',
    headers: { 'x-access-token': server.token },
    body: aPng(),
  });
}

describe('Records of the stadium', () => {
  test('given or imported there they go up: pages of the public server compare with them', async () => {
    const { stadium, stadiumOid, home, homeOid } = await open();
    await giveRecords(stadium, stadiumOid, RECORD);
    await until(async () => (await readRecords(home, homeOid)).length === 1);
    const list = 'kind;event;mark;holder;scope\nNR;000100-0-55;10.90;B. Durand;FRA';
    const imported = await fetch(`${stadium.url}${BASE}/record-list/${stadiumOid}?name=FFA`, {
      method: 'POST',
      headers: { 'x-access-token': stadium.token, 'content-type': 'text/csv' },
      body: list,
    });
    expect(imported.status).toBe(200);
    await until(async () => (await readRecords(home, homeOid)).length === 2);
    expect(await readRecords(home, homeOid)).toEqual(await readRecords(stadium, stadiumOid));
    const [final] = await home.trials(homeOid);
    const { results } = (await home.get<ResultsAnswer>(`/api/results?trialOID=${final?.oid}`)).body;
    expect(results[0]?.records?.map(({ kind, v }) => [kind, v])).toEqual(expect.arrayContaining([['MR', 10_500]]));
  });

  test('are compared before the competition is given back: what the public server has otherwise is replaced', async () => {
    const both = await open();
    const { stadium, stadiumOid, home, homeOid } = both;
    await giveRecords(stadium, stadiumOid, RECORD);
    await until(async () => (await readRecords(home, homeOid)).length === 1);
    await home.ctx.store.db.updateTable('event_record').set({ body: '{"v":9000,"holder":"X"}' }).execute();
    await giveBack(both);
    expect(await readRecords(home, homeOid)).toEqual(await readRecords(stadium, stadiumOid));
  });

  test('of the public server alone are asked about before they are replaced', async () => {
    const { home, homeOid, putStadium, readHold } = await open({ isLinked: false });
    await giveRecords(home, homeOid, RECORD);
    const link = { act: 'link', remote: homeOid, holder: 'Stade' };
    expect((await putStadium(link)).status).toBe(409);
    expect((await putStadium({ ...link, isReplacing: true })).status).toBe(200);
    expect((await readHold()).files).toMatchObject([{ which: 'before' }]);
    await until(async () => (await readRecords(home, homeOid)).length === 0);
  });

  test('a stadium of an earlier version, which says nothing of them, gives back as before', async () => {
    const { home, homeOid, stadium, stadiumOid } = await open();
    await giveRecords(stadium, stadiumOid, RECORD);
    await until(async () => (await readRecords(home, homeOid)).length === 1);
    const { site } = await stadium.ctx.store.db.selectFrom('site_link').select('site').executeTakeFirstOrThrow();
    await home.ctx.store.db.deleteFrom('event_record').execute();
    const digests = await computeDigests(home.ctx.store.db, homeOid);
    const compared = await home.call<{ different: string[] }>('PUT', `${BASE}/site/${homeOid}`, {
      headers: { 'x-foulee-site': site },
      body: { act: 'compare', digests },
    });
    expect([compared.status, compared.body.different]).toEqual([200, []]);
  });
});

/** The final before its results, what a starter says of it, then its results and a record. */
async function play({ stadium, stadiumOid }: SiteServers, ...said: FactDraft[]): Promise<void> {
  const starter = await aDevice(stadium, stadiumOid, 'starter');
  if (said.length > 0) expect((await starter.sendNew(FINAL, ...said)).status).toBe(200);
  await stadium.upload(stadiumOid, aFinal());
  await giveRecords(stadium, stadiumOid, RECORD);
}
const beforeFinal = () => ({
  ...aFinal(),
  trialsData: (aFinal().trialsData ?? []).map((trial) => ({ ...trial, status: 25 })),
  resultlists: {},
});

describe('Evidence of the stadium', () => {
  test('of its consoles and of its secretariat stands in the public server’s file of the record, pictures too', async () => {
    const both = await open({ body: beforeFinal() });
    const { stadium, stadiumOid, home, homeOid } = both;
    await play(
      both,
      { kind: 'evidence', what: 'startSystem', ok: true, text: 'Départ A12' },
      { kind: 'evidence', what: 'sign', by: 'D. Starter' },
    );
    await note(stadium, stadiumOid, 'referee', { by: 'G. Arbitre' });
    await attach(stadium, stadiumOid, 'finishPicture', 'arrivee.png');
    await until(async () => (await findItem(home, homeOid, 'referee'))?.value === 'G. Arbitre');
    expect((await findItem(home, homeOid, 'starter'))?.value).toBe('D. Starter');
    expect((await findItem(home, homeOid, 'startSystem'))?.value).toMatch(/^Départ A12/);
    await until(async () => {
      const { items } = await readFile(home, homeOid, { pictures: '1' });
      return items.some(({ files = [] }) => files.some(({ body }) => body === aPng().toString('base64')));
    });
    await note(stadium, stadiumOid, 'referee', {});
    await until(async () => (await findItem(home, homeOid, 'referee'))?.value === undefined);
    // What goes up is no part of the lists: an earlier version of either server compares these as before.
    await both.untilSame();
  });

  test('that came in the last minute is there after the hand back, where the secretariat goes on with it', async () => {
    const both = await open({ body: beforeFinal() });
    const { stadium, stadiumOid, home, homeOid } = both;
    await play(both, { kind: 'evidence', what: 'sign', by: 'D. Starter' });
    await note(stadium, stadiumOid, 'referee', { by: 'G. Arbitre' });
    await attach(stadium, stadiumOid, 'finishPicture', 'arrivee.png');
    await giveBack(both);
    const file = await readFile(home, homeOid, { pictures: '1' });
    const find = (id: string) => file.items.find((item) => item.id === id);
    expect([find('starter')?.value, find('referee')?.value]).toEqual(['D. Starter', 'G. Arbitre']);
    expect(find('finishPicture')?.files?.[0]).toMatchObject({ body: aPng().toString('base64') });
    expect((await note(home, homeOid, 'starter', { by: 'D. Martin' })).status).toBe(200);
    expect((await findItem(home, homeOid, 'starter'))?.value).toBe('D. Martin');
    expect((await note(stadium, stadiumOid, 'starter', { by: 'X' })).status).toBe(409);
  });

  test('that says nothing of a check leaves the lists of the public server as they are', async () => {
    const both = await open({ body: beforeFinal() });
    const { stadium, stadiumOid, home, homeOid } = both;
    const chrono = await aDevice(stadium, stadiumOid, 'chrono');
    expect((await chrono.sendNew(FINAL, { kind: 'evidence', what: 'zero', text: 'Caméra 1' })).status).toBe(200);
    await play(both);
    await giveRecords(stadium, stadiumOid, RECORD, { ...RECORD, kind: 'CR' });
    await note(stadium, stadiumOid, 'referee', { by: 'G. Arbitre' });
    await until(async () => (await findItem(home, homeOid, 'referee'))?.value === 'G. Arbitre');
    expect((await findItem(home, homeOid, 'zero'))?.value).toBe('Caméra 1');
    await both.untilSame();
    await until(async () => (await both.readLink()).pending === 0);
    const revision = () => home.ctx.revisions.find(homeOid)?.revision;
    const before = revision();
    await note(stadium, stadiumOid, 'referee', { by: 'H. Juge' });
    await until(async () => (await findItem(home, homeOid, 'referee'))?.value === 'H. Juge');
    expect(revision()).toBe(before);
    await note(stadium, stadiumOid, 'zero', { text: 'Caméra 2' });
    await until(async () => revision() !== before);
  });

  test('is typed where the competition is held alone', async () => {
    const both = await open({ body: beforeFinal() });
    await play(both);
    await until(async () => (await readRecords(both.home, both.homeOid)).length === 1);
    await both.untilSame();
    expect((await note(both.home, both.homeOid, 'referee', { by: 'X' })).status).toBe(409);
  });
});

/** A report with its photo in the final. @returns the id of the report */
async function reportWithPhoto({ stadium, stadiumOid }: SiteServers): Promise<string> {
  const umpire = await aDevice(stadium, stadiumOid, 'judge');
  const line = { kind: 'report', what: 'line', bib: '11', from: 'Commissaire 3', photo: '0123456789abcdef' };
  const [fact] = umpire.facts(FINAL, line);
  await umpire.send([fact as FactDraft], 'umpire');
  const report = String(fact?.id);
  const url = makeUrl(calls.putReportPhoto, { chOID: stadiumOid, id: report }, { device: 'umpire' });
  const sent = await fetch(stadium.url + url, {
    method: 'PUT',
    headers: { 'x-access-code': umpire.code, 'content-type': 'image/jpeg' },
    body: aJpeg(),
  });
  expect(sent.status).toBe(200);
  return report;
}

test('a public server whose proxy takes no file of that size has the archive without photos, and the stadium says so', async () => {
  const both = await open({ body: beforeFinal() });
  await reportWithPhoto(both);
  both.line.refuseLarger(200_000);
  await both.stadium.ctx.store.db
    .updateTable('report_photo')
    .set({ body: aJpeg({ size: 250_000 }).toString('base64') })
    .execute();
  await giveBack(both);
  const [file] = await both.readFiles<{ photos: object[]; facts: object[] }>('file');
  expect([file?.photos.length, file?.facts.length]).toEqual([0, 1]);
  expect((await both.readLink()).photosLeft).toBe(1);
});

test('photos of reports are in the file that is given back, and there once it is opened; erased with the person', async () => {
  const both = await open({ body: beforeFinal() });
  const { home } = both;
  const report = await reportWithPhoto(both);
  await giveBack(both);
  const readStored = async () => (await both.readFiles<{ photos: object[] }>('file'))[0];
  const file = await readStored();
  expect(file?.photos).toEqual([{ report, trial: FINAL, body: aJpeg().toString('base64') }]);
  const imported = await home.call<{ chOID: string }>('POST', `${BASE}/import?orgOID=${home.org}`, {
    body: file as object,
  });
  const photo = await fetch(home.url + makeUrl(calls.filedPhoto, { chOID: imported.body.chOID, id: report }), {
    headers: { 'x-access-token': home.token },
  });
  expect([photo.status, Buffer.from(await photo.arrayBuffer()).equals(aJpeg())]).toEqual([200, true]);
  const person = { last: 'MARTIN', first: 'Léo' };
  await home.call('POST', `${BASE}/organisation/${home.org}/person/erase`, { body: person });
  expect((await readStored())?.photos).toEqual([]);
});
