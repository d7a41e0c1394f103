import { describe, expect, test } from '@jest/globals';
import { readSiteFile, storeSiteFile } from '../src/store/sites/site-files.ts';
import { createSiteOpener, type SiteServers } from './site-servers.ts';
import { until } from './until.ts';
import { FINAL, ms } from './uploads.ts';

const BASE = '/api/lesecretariat';
type File = { readonly resultlists: Record<string, { prf: { v: number } }[]> };

const open = createSiteOpener();

/** One result of the final, as an organiser types it. */
const aResult = (time: number) => ({ resultlists: { [FINAL]: [{ bib: '11', prf: ms(time) }] } });
const listTimes = (files: readonly File[]) =>
  files.map(({ resultlists }) => resultlists[FINAL]?.map(({ prf }) => prf.v));

async function giveBack({ putStadium, readLink }: SiteServers): Promise<void> {
  expect((await putStadium({ act: 'handBack' })).status).toBe(200);
  await until(async () => (await readLink()).state === 'returned');
}

/** The stadium holds the competition again and gives it back with another result: its second day. */
async function playSecondDay(both: SiteServers): Promise<void> {
  const { stadium, stadiumOid, homeOid, putStadium, untilSame } = both;
  const again = { act: 'link', remote: homeOid, holder: 'Dimanche', isReplacing: true };
  expect((await putStadium(again)).status).toBe(200);
  await stadium.upload(stadiumOid, aResult(10_200));
  await untilSame();
  await giveBack(both);
}

describe('Files that the public server keeps of a competition', () => {
  test('what the stadium gave back on the first day stays when a laptop holds the competition on the second', async () => {
    const both = await open();
    const { stadium, stadiumOid, untilSame, readFiles, readHold } = both;
    await stadium.upload(stadiumOid, aResult(10_100));
    await untilSame();
    await giveBack(both);
    await playSecondDay(both);
    expect(listTimes(await readFiles<File>('file'))).toEqual([[10_100], [10_200]]);
    const { files } = await readHold();
    expect(files.filter(({ which }) => which === 'file').map(({ holder }) => holder)).toEqual(['Stade', 'Dimanche']);
  });

  test('each time that a stadium replaces lists, what was here before is stored', async () => {
    const both = await open();
    const { home, homeOid, stadium, stadiumOid, putHome, putStadium, readLink, readFiles, untilSame } = both;
    await untilSame();
    for (const typed of [10_300, 10_400]) {
      expect((await putHome({ act: 'take' })).status).toBe(200);
      await stadium.upload(stadiumOid, aResult(typed + 1));
      await until(async () => (await readLink()).state === 'taken');
      expect((await home.upload(homeOid, aResult(typed))).status).toBe(200);
      expect((await putStadium({ act: 'goOn', isReplacing: true })).status).toBe(200);
      await untilSame();
    }
    expect(listTimes(await readFiles<File>('before'))).toEqual([[10_300], [10_400]]);
  });

  test('a file that is given back again in the same hold takes the place of the first', async () => {
    const { home, homeOid, stadium, readFiles } = await open();
    const { site } = await stadium.ctx.store.db.selectFrom('site_link').select('site').executeTakeFirstOrThrow();
    const { body } = await home.call('GET', `${BASE}/export/${homeOid}`);
    for (let time = 0; time < 2; time += 1)
      await home.call('PUT', `${BASE}/site/${homeOid}/file`, { body, headers: { 'x-foulee-site': site } });
    expect(await readFiles('file')).toHaveLength(1);
  });

  test('somebody is erased from the files of every day', async () => {
    const both = await open();
    const { home, untilSame, readFiles } = both;
    await untilSame();
    await giveBack(both);
    await playSecondDay(both);
    expect(JSON.stringify(await readFiles('file'))).toContain('MARTIN');
    const body = { last: 'MARTIN', first: 'Léo' };
    expect((await home.call('POST', `${BASE}/organisation/${home.org}/person/erase`, { body })).status).toBe(200);
    const files = [...(await readFiles('file')), ...(await readFiles('before'))];
    expect(files.length).toBeGreaterThan(1);
    expect(JSON.stringify(files)).not.toContain('MARTIN');
  });
});

describe('Of too many files', () => {
  const store = async ({ home, homeOid }: SiteServers, which: 'file' | 'before', day: number, body = '{}') =>
    home.ctx.store.transaction((db) =>
      storeSiteFile(db, {
        ...{ challenge: homeOid, site: `site ${day}`, which, holder: `${day}`, body },
        at: new Date(Date.UTC(2026, 5, day)).toISOString(),
      }),
    );
  const listDays = async ({ readHold }: SiteServers, which: 'file' | 'before') =>
    (await readHold()).files.filter((file) => file.which === which).map(({ holder }) => Number(holder));

  test('the oldest go, but not what was here before the first stadium', async () => {
    const both = await open();
    for (let day = 1; day <= 10; day += 1) {
      await store(both, 'file', day);
      await store(both, 'before', day);
    }
    expect(await listDays(both, 'file')).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await listDays(both, 'before')).toEqual([1, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('those of one competition are 256 MB together; they go with it', async () => {
    const both = await open();
    const { home, homeOid } = both;
    const body = JSON.stringify({ photos: 'x'.repeat(1000) });
    for (const day of [1, 2]) await store(both, 'file', day, body);
    const { files } = await both.readHold();
    await home.ctx.store.db
      .updateTable('site_file')
      .set({ bytes: 200 * 1024 * 1024 })
      .execute();
    await store(both, 'file', 3, body);
    expect(await listDays(both, 'file')).toEqual([2, 3]);
    await home.ctx.store.db.deleteFrom('challenge').where('oid', '=', homeOid).execute();
    expect(await readSiteFile(home.ctx.store.db, homeOid, files[1]?.oid ?? '')).toBeUndefined();
  });
});
