import { expect, test } from '@jest/globals';
import { findCacheRule, isRaceKey, isStoredRead } from './cache-rules.ts';

const ORIGIN = 'https://foulee.example';
const rule = (path: string, facts: { method?: string; isNavigation?: boolean; hasCredentials?: boolean } = {}) =>
  findCacheRule(
    {
      method: 'GET',
      isNavigation: false,
      hasCredentials: false,
      ...facts,
      url: path.startsWith('/') ? ORIGIN + path : path,
    },
    ORIGIN,
  );

test.each([
  ['/challenge/01ab/trial-02', 'page'],
  ['/', 'page'],
  ['/policy?embed=1', 'page'],
  ['/mgr/lesecretariat/01ab/results', 'secretariat'],
])('a visit of %s is kept as %s', (path, kept) => {
  expect(rule(path, { isNavigation: true })).toBe(kept);
});

test.each(['/officiel/', '/officiel', '/remotes/secretariat/officiel/console.0a1b2c3d.js'])(
  '%s is left to the worker of the consoles',
  (path) => expect(rule(path, { isNavigation: !path.endsWith('.js') })).toBe('network'),
);

test.each([
  '/api/home?md=2026-06-13',
  '/api/challenge/01ab',
  '/api/challenge/01ab/pes?qty=10',
  '/api/challenge/01ab/team/c1',
  '/api/challenge/01ab/athlete/a1',
  '/api/results?chOID=01ab&trialOID=02',
  '/api/rounds/01ab',
  '/api/live/01ab',
  '/api/live/01ab/announcements',
  '/remotes.json',
])('the answer %s is kept', (path) => {
  expect(rule(path)).toBe('answer');
});

test.each([
  '/api/lesecretariat/my-challenges',
  '/api/lesecretariat/results?oids[]=1',
  '/mgrapi/lemgr/challenge/01ab/ffacodes',
  '/mgrapi/cache-version',
  '/api/codes?chOID=01ab',
  '/api/challenge/01ab/pdf',
  '/api/challenge/01ab/snapshot',
  '/api/ask-code?chOID=01ab&kind=judge',
  '/api/check-code?code=ABCD2345',
  '/api/live/01ab/events',
  '/api/search?chOID=01ab&q=lea',
  '/api/sign-in',
  '/metrics',
  '/sw.js',
  'https://modules.example/remotes/public-site/main.0123456789abcdef.js',
])('%s is never kept', (path) => {
  expect(rule(path)).toBe('network');
});

test('what carries a token, and what is sent, is never kept', () => {
  expect(rule('/api/challenge/01ab', { hasCredentials: true })).toBe('network');
  expect(rule('/api/internal/send-mail-to-contact', { method: 'POST' })).toBe('network');
  expect(rule('/api/results-rr/01ab/query/02', { method: 'POST', hasCredentials: true })).toBe('network');
});

test('the rows of a long race, which are read by a POST, are kept', () => {
  expect(rule('/api/results-rr/01ab/query/02', { method: 'POST' })).toBe('answer');
});

test.each(['/main.0123456789abcdef.js', '/remotes/public-site/remoteEntry.0123456789abcdef.js', '/static/h240/fr.png'])(
  'the file %s never changes',
  (path) => {
    expect(rule(path)).toBe('file');
  },
);

test.each([
  ['{"limit":100}', true],
  ['{"categories":[55],"sort":"name"}', true],
  ['{"search":"lé"}', false],
  ['{"followed":{"names":["VALMOREL Inès"],"clubs":[]}}', false],
  ['null', false],
  ['', false],
])('rows of a long race that are asked for by %s are stored: %p', (body, isStored) => {
  expect(isStoredRead(body)).toBe(isStored);
});

test('rows of long races have a cache of their own', () => {
  expect(isRaceKey(`${ORIGIN}/api/results-rr/C/query/T {"limit":100}`)).toBe(true);
  expect(isRaceKey(`${ORIGIN}/api/results?trialOID=T`)).toBe(false);
});
