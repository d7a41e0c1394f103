import { expect, jest, test } from '@jest/globals';

const load = async () => {
  jest.resetModules();
  return import('./recent-pages.ts');
};

test('the pages last seen are stored on the device, the most recent first, each once', async () => {
  const { keepRecentPage } = await load();
  keepRecentPage({ k: '/challenge/a', t: 1, title: 'Régionaux' });
  keepRecentPage({ k: '/challenge/b', t: 2, title: 'Meeting' });
  keepRecentPage({ k: '/challenge/a', t: 3, title: 'Régionaux' });
  const { recentPages } = await load();
  expect(recentPages().map(({ k }) => k)).toEqual(['/challenge/a', '/challenge/b']);
});

test('at most 20 are stored', async () => {
  const { keepRecentPage, recentPages } = await load();
  for (let t = 1; t <= 25; t += 1) keepRecentPage({ k: `/challenge/${t}`, t, title: 'Page' });
  expect(recentPages()).toHaveLength(20);
  expect(recentPages()[0]?.k).toBe('/challenge/25');
});

test.each(['nothing', '{"k":"/a"}', '[{"k":"//evil","t":1,"title":"x"},3]'])(
  'what is no list of pages is none: %s',
  async (text) => {
    localStorage.setItem('foulee.recent', text);
    const { recentPages } = await load();
    expect(recentPages()).toEqual([]);
  },
);
