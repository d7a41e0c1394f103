import { describe, expect, test } from '@jest/globals';
import { readRemotes } from '../src/static/read-remotes.ts';

const RELEASE = {
  name: 'public_site',
  entry: '/remotes/public-site/remoteEntry.js',
  version: '1.0.0',
  build: 'aaaaaaaa',
  platform: '^1.0.0',
  released: '2026-06-01T10:00:00Z',
  preload: { js: ['a.js'], css: [] },
};
const HASH = `sha384-${'A'.repeat(64)}`;

const read = (more: object) => readRemotes(JSON.stringify({ remotes: [{ ...RELEASE, ...more }] }));

describe('A file of remotes', () => {
  test('is read as it was written, without what it does not have to say', () => {
    expect(read({ integrity: { 'a.js': HASH }, draw: '/remotes/public-site/server/draw.mjs', unknown: 1 })).toEqual([
      { ...RELEASE, integrity: { 'a.js': HASH }, draw: '/remotes/public-site/server/draw.mjs' },
    ]);
    expect(read({ preload: undefined })).toEqual([{ ...RELEASE, preload: { js: [], css: [] } }]);
  });

  test.each(['/elsewhere/draw.mjs', '/remotes/../draw.mjs', '/remotes/draw.js', 7])(
    'that draws with %s leaves its pages to the browser',
    (draw) => expect(read({ draw })).toEqual([RELEASE]),
  );

  test.each([
    ['remotes[0].name', { name: 'Public' }],
    ['remotes[0].build', { build: 7 }],
    ['remotes[0].preload.css', { preload: { js: [], css: [1] } }],
    ['remotes[0].preload', { preload: [] }],
    ['remotes[0].preload.chunks', { preload: { js: [], css: [], chunks: [] } }],
    ['remotes[0].preload.chunks.page', { preload: { js: [], css: [], chunks: { page: 'a.js' } } }],
    ['remotes[0].integrity.a.js', { integrity: { 'a.js': 'sha1-x' } }],
  ])('is refused with the place where it is wrong: %s', (where, wrong) => {
    expect(() => read(wrong)).toThrow(where);
  });

  test.each(['', '{', '[]', '{"remotes": {}}', '{"remotes": [null]}'])('is refused when it is %j', (text) => {
    expect(() => readRemotes(text)).toThrow();
  });
});
