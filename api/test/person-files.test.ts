import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createNameMask } from 'shared-domain';
import type { PersonDataAnswer } from 'shared-domain/contract';
import { findMentions, readPersonTexts } from '../src/store/lists/person-texts.ts';
import { readSiteFile, storeSiteFile } from '../src/store/sites/site-files.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { FINAL } from './uploads.ts';

jest.setTimeout(60_000);

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const person = { last: 'LI', first: 'Wu' };
/** Bytes whose base64 has the letters of the name, with signs around them. */
const BYTES = `${'A'.repeat(20)}/LI+Wu/${'A'.repeat(21)}`;

const aStart = (bib: number, name: { readonly last: string; readonly first: string }) => ({
  ...{ bib: String(bib), ...name, category: 55, auid: `licence-${bib}` },
});

const aFile = (starts: readonly object[]) => ({
  challenge: { name: 'Coupe de LI Wu' },
  startlists: { [FINAL]: starts, other: [] },
  facts: [
    { trial: FINAL, fact: { id: 'f1', kind: 'report', row: 'auid:licence-2' } },
    { trial: FINAL, fact: { id: 'f2', kind: 'comment', text: 'Wu LI gêné' } },
  ],
  pictures: [{ name: 'Wu Li.png', body: BYTES }],
  evidence: [],
  evidencePictures: [{ id: 'p1', body: BYTES }],
  photos: [{ report: 'f1', trial: FINAL, body: BYTES }],
});

/** Stores the file of a hold for each body, and returns its challenge. */
async function storeFiles(bodies: readonly object[]): Promise<string> {
  const { oid: challenge } = await server.createChallenge();
  await server.ctx.store.transaction(async (db) => {
    for (const [index, body] of bodies.entries())
      await storeSiteFile(db, {
        ...{ challenge, site: `site ${index}`, which: 'file', holder: 'Stade', body: JSON.stringify(body) },
        at: new Date(Date.UTC(2026, 5, 1 + index)).toISOString(),
      });
  });
  return challenge;
}

async function readStored(challenge: string): Promise<ReturnType<typeof aFile>[]> {
  const files = await server.ctx.store.db.selectFrom('site_file').select('oid').orderBy('at').execute();
  const bodies = await Promise.all(files.map(({ oid }) => readSiteFile(server.ctx.store.db, challenge, oid)));
  return bodies.flatMap((body) => (body === undefined ? [] : [JSON.parse(body)]));
}

const STARTS = [aStart(1, person), aStart(2, { last: 'TALBOT', first: 'Évan' })] as const;

test('Somebody is given out and erased from the words of a file that a stadium gave back, whose pictures stay byte for byte', async () => {
  const challenge = await storeFiles([aFile(STARTS)]);
  const ask = <T>(call: string) =>
    server.call<T>('POST', `/api/lesecretariat/organisation/${server.org}/person${call}`, { body: person });
  const { competitions } = (await ask<PersonDataAnswer>('')).body;
  const held = competitions.flatMap((one) => one.held).filter(({ where }) => where === 'site_file');
  expect(held.map(({ what }) => what)).toEqual([
    {
      body: {
        challenge: { name: 'Coupe de LI Wu' },
        startlists: { [FINAL]: [STARTS[0]] },
        facts: [{ fact: { text: 'Wu LI gêné' } }],
        pictures: [{ name: 'Wu Li.png' }],
      },
    },
  ]);
  expect((await ask('/erase')).status).toBe(200);
  const { auid: _, ...start } = STARTS[0];
  expect(await readStored(challenge)).toEqual([
    {
      ...aFile([{ ...start, last: 'ATHLETE', first: 'Anonyme' }, STARTS[1]]),
      challenge: { name: 'Coupe de ATHLETE Anonyme' },
      facts: [aFile([]).facts[0], { trial: FINAL, fact: { id: 'f2', kind: 'comment', text: 'ATHLETE Anonyme gêné' } }],
      pictures: [{ name: 'ATHLETE Anonyme.png', body: BYTES }],
    },
  ]);
});

/** How many times others had their turn while `work` ran. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

test('Others have their turn between files and between the rows of one', async () => {
  const starts = Array.from({ length: 5000 }, (_, bib) => aStart(bib, { last: 'TALBOT', first: 'Évan' }));
  const challenge = await storeFiles(Array.from({ length: 3 }, () => aFile(starts)));
  const { db } = server.ctx.store;
  const mask = createNameMask([{ ...person, hasUniqueLastName: false }]);
  expect(await countTurns(() => findMentions(db, challenge, person.last, mask))).toBeGreaterThan(15);
  const texts: string[] = [];
  expect(await countTurns(() => readPersonTexts(db, challenge, (text) => texts.push(text)))).toBeGreaterThan(15);
  expect(texts.some((text) => text.includes('Wu Li.png'))).toBe(true);
  expect(texts.join()).not.toContain(BYTES);
});
