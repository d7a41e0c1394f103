import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { findPublicPage, listPageReads, makePagePath, PUBLIC_PAGES, type PublicPageName } from 'shared-domain/contract';
import { createInjectableStore } from 'shared-domain/platform';
import { aChallenge, aResultList, aTrial, fakeStreams } from 'shared-domain/testing';
import App from './App.tsx';
import { publicApi } from './api/public-api.ts';
import { startDrawing } from './first-drawing/drawing.ts';
import { findReads } from './server/page-reads.ts';
import { fakeServer } from './testing/fake-server.ts';
import { renderSite } from './testing/render-site.tsx';

const PARAMS = { insee: 'fr', chOID: 'C', gOID: 'G', trialOID: 'T', teamId: 'E', athleteKey: 'K', family: '1' };
const names = Object.keys(PUBLIC_PAGES) as PublicPageName[];

/** A page of each name, as its address says it. */
const pageOf = (name: PublicPageName) => {
  const page = findPublicPage(makePagePath({ name, params: PARAMS } as Parameters<typeof makePagePath>[0]));
  if (page?.name !== name) throw new Error(`the address of ${name} is of another page`);
  return page;
};

const asksOf = (name: PublicPageName, query = '') => listPageReads(pageOf(name), new URLSearchParams(query));

const VIEWS = [
  ['instagroups', 'o=feed'],
  ['landing', 'v=annonces'],
] as const;

test.each([...names.map((name) => [name, ''] as const), ...VIEWS])(
  'each answer that the server gives with the page %s %s is one that the page reads',
  (name, query) => {
    const store = createInjectableStore();
    store.inject(publicApi);
    const asks = asksOf(name, query);
    startDrawing(
      JSON.stringify({ at: Date.now(), reads: findReads(asks) }),
      asks.map((url) => ({ url, body: { results: [] } })),
      store,
    );
    const { queries } = (store.getState() as unknown as { publicSite: { queries: object } }).publicSite;
    expect(Object.keys(queries)).toHaveLength(asks.length);
  },
);

test.each(names)('the page %s asks for what the table says', async (name) => {
  fakeStreams();
  const trial = aTrial({ oid: 'T', chOID: 'C', gOID: 'G' });
  const { requestedUrls } = fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C' }),
    '/api/groups': { groups: [] },
    '/api/rounds/C': { rounds: [{ gOID: 'G', round: 'f', date: trial.date, status: 40, heats: [trial] }] },
    '/api/results': { results: [aResultList({ oid: 'T', chOID: 'C', gOID: 'G', rows: [] })] },
  });
  const { unmount } = renderSite((host) => <App host={host} />, { path: makePagePath(pageOf(name)) });
  await waitFor(() => expect(requestedUrls).toEqual(expect.arrayContaining([...asksOf(name)])));
  unmount();
});
