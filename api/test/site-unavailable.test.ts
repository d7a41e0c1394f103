import { afterEach, expect, test } from '@jest/globals';
import { aChallenge } from 'shared-domain/testing';
import { createAnswerMemory } from '../src/http/answers/answer-memory.ts';
import type { FirstAnswer } from '../src/static/index.ts';
import { createRevisions } from '../src/store/challenges/revisions.ts';
import { createProxy } from '../src/threads/proxy.ts';
import { type ServedSite, servePublishedSite } from './site-folder.ts';

let site: ServedSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** The front's own calls while no thread answers. */
const { ask } = createProxy({
  pool: { get: async () => undefined } as never,
  memory: createAnswerMemory({ bytes: 1_000_000, clock: () => new Date(), vary: undefined } as never),
  revisions: createRevisions([]),
  onError: () => undefined,
  proxies: {} as never,
});

const challenge: FirstAnswer = { url: '/api/challenge/C', tag: '1', json: JSON.stringify(aChallenge({ oid: 'C' })) };

test.each([
  ['a page of a competition that the server knows', '/challenge/C/athlete/a1'],
  ['a picture', '/cards/challenge/C/trial-T.png'],
  ['a picture of a competition', '/cards/challenge/D.png'],
  ['the list of pages', '/sitemap.xml'],
])('%s is asked for again in a moment while no thread answers, not said to be missing', async (_, path) => {
  site = await servePublishedSite({
    publicUrl: 'https://foulee.example.org',
    ask: async (url, body) => (url === challenge.url ? challenge : ask(url, body)),
  });
  const { status, headers } = await site.get(path);
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
});
