import { expect, test } from '@jest/globals';
import { gatherAnswers } from '../src/static/first-page/page-answers.ts';

const asked: [string, object | undefined][] = [];
const heat = (oid: string, results: number) => ({ oid, gOID: 'G', g0: 42_195, g1: 'R', results });

/** A server whose only group has these races; it answers every call with what it was asked. */
const getServer = (kind: string, heats: readonly object[]) => async (url: string, body?: object) => {
  asked.push([url, body]);
  const content = url.includes('/rounds/') ? { rounds: [{ heats }] } : { kind };
  return { url, tag: url.includes('/rounds/') ? '"7"' : '"1"', json: JSON.stringify(content) };
};

async function gatherPage(path: string, kind: string, heats: readonly object[]) {
  asked.length = 0;
  return gatherAnswers({ path, search: '', language: 'fr' } as never, getServer(kind, heats));
}

test.each(['/challenge/C/trial-T', '/challenge/C/scratch/G'])(
  'a page of a race of thousands is drawn with its first hundred rows: %s',
  async (path) => {
    const answers = await gatherPage(path, 'road', [heat('T', 31_984)]);
    expect(answers?.map(({ url }) => url)).toEqual([
      '/api/challenge/C',
      '/api/rounds/C',
      '/api/results-rr/C/query/T {"limit":100}',
    ]);
    // Its own answer has no ETag: it is as new as the programme.
    expect(answers?.at(-1)?.tag).toBe('"7"');
    expect(asked.at(-1)).toEqual(['/api/results-rr/C/query/T', { limit: 100 }]);
    expect(asked.some(([url]) => url.startsWith('/api/results?'))).toBe(false);
  },
);

test.each<[string, string, readonly object[], string]>([
  ['of a race that one page holds', '/challenge/C/trial-T', [heat('T', 100)], '/api/results?chOID=C&trialOID=T'],
  ['of an overall ranking of two waves', '/challenge/C/scratch/G', [heat('T', 900), heat('U', 900)], '/api/scratch/G'],
])('a page %s is drawn with all of it', async (_, path, heats, url) => {
  expect((await gatherPage(path, 'road', heats))?.map((answer) => answer.url)).toContain(url);
});
