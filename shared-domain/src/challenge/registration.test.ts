import { describe, expect, test } from '@jest/globals';
import { FLAG_OPTIONS } from './flag.ts';
import { readRegistration } from './registration.ts';

const DATES = { date: '2026-06-13', duration: 2, tz: 'Europe/Paris' };
const BEFORE = new Date('2026-05-01T10:00:00Z');
const URL = 'https://club.example/engagements';
const OPEN = FLAG_OPTIONS.registrationsOpen << 9;
const PRIVATE = (FLAG_OPTIONS.registrationsOpen | FLAG_OPTIONS.registrationsPrivate) << 9;
const CLOSED = FLAG_OPTIONS.live << 9;

describe('registrations with a limit and a private variant', () => {
  test.each([
    ['nothing is said', 0, {}, undefined],
    ['an entry page alone', 0, { url: URL }, { state: 'open', isPrivate: false, url: URL }],
    ['open, with no page', OPEN, {}, { state: 'open', isPrivate: false }],
    ['private by the flag', PRIVATE, { url: URL }, { state: 'open', isPrivate: true, url: URL }],
    ['private by the metadata', OPEN, { url: URL, private: true }, { state: 'open', isPrivate: true, url: URL }],
    ['a flag that says other options alone', CLOSED, { url: URL, limit: 9 }, { state: 'closed', isPrivate: false }],
    ['neither open nor a page', CLOSED, { limit: 9 }, undefined],
  ])('%s', (_, flag, registration, expected) => {
    expect(readRegistration({ ...DATES, flag, metadata: { registration } }, BEFORE)).toEqual(expected);
  });

  test.each([
    [undefined, 'open', undefined],
    [0, 'open', 200],
    [199, 'open', 1],
    [200, 'full', 0],
    [201, 'full', 0],
  ])('of 200 places with %s entered it is %s, with %s left', (entered, state, left) => {
    const challenge = { ...DATES, flag: OPEN, metadata: { registration: { url: URL, limit: 200 } }, entered };
    const registration = readRegistration(challenge, BEFORE);
    expect([registration?.state, registration?.placesLeft, registration?.url]).toEqual([
      state,
      left,
      state === 'full' ? undefined : URL,
    ]);
  });

  test('is over with the last instant of the last day', () => {
    const challenge = { ...DATES, flag: OPEN, metadata: { registration: { url: URL } } };
    expect(readRegistration(challenge, new Date('2026-06-14T21:59:59.999Z'))?.state).toBe('open');
    expect(readRegistration(challenge, new Date('2026-06-14T22:00:00Z'))).toBeUndefined();
  });
});
