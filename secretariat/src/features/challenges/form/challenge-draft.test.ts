import { describe, expect, test } from '@jest/globals';
import { readOptions, readRegistration } from 'shared-domain';
import { aChallenge } from 'shared-domain/testing';
import { type ChallengeDraft, EMPTY_DRAFT, findRtype, makeBody, makeDraft } from './challenge-draft.ts';
import { setRegistrations } from './flag-texts.ts';

const DRAFT = { ...EMPTY_DRAFT, name: ' Meeting ', org: 'o1', region: '53', date: '2026-06-20' } as ChallengeDraft;

describe('the body of a new competition', () => {
  test('packs level, options and points table into the flag (Q5)', () => {
    const { flag } = makeBody({ ...DRAFT, level: 2, options: ['live', 'windRequired'], table: 3 });
    expect(flag).toBe(1 + (1 << 3) + (2 << 6) + ((1 + 64) << 9) + (3 << 16));
  });

  test('trims the name, strips the hash, keeps the place as metadata', () => {
    expect(makeBody({ ...DRAFT, hashtag: ' #val ', place: ' Valmont ' })).toMatchObject({
      name: 'Meeting',
      hashtag: 'val',
      metadata: { place: 'Valmont' },
    });
  });

  test('says LISA where the licence choice is of LISA', () => {
    expect(makeBody({ ...DRAFT, rtype: 'LISA_FFA' }).lisa).toBe(true);
  });
});

describe('registrations', () => {
  const BEFORE = new Date('2026-05-01T10:00:00Z');
  const typed = { ...DRAFT, registrationUrl: 'https://club.example/i', registrationLimit: 120 };

  test.each([
    ['closed', { state: 'closed', isPrivate: false }],
    ['open', { state: 'open', isPrivate: false, url: 'https://club.example/i', limit: 120 }],
    ['private', { state: 'open', isPrivate: true, url: 'https://club.example/i', limit: 120 }],
  ] as const)('«%s» in the form is what the public page reads', (choice, expected) => {
    const { flag = 0, metadata } = makeBody({ ...typed, options: setRegistrations(['live'], choice) });
    expect(readRegistration({ date: '2026-06-20', duration: 1, tz: 'Europe/Paris', flag, metadata }, BEFORE)).toEqual(
      expected,
    );
    expect(metadata.registration?.private).toBe(choice === 'private' ? true : undefined);
  });

  test('of a flag that says nothing are open to all where there is a page', () => {
    const stored = aChallenge({ flag: 9, metadata: { registration: { url: 'https://club.example/i' } } });
    expect(makeDraft(stored).options).toEqual(['live', 'teamRanking', 'registrationsOpen']);
  });
});

test('a form without an option denies each of them, and comes back without any', () => {
  const { flag = 0 } = makeBody({ ...DRAFT, options: [] });
  expect(readOptions(flag)).toMatchObject({ isFollowedLive: false, hasTeamRanking: false, registrations: 'closed' });
  expect(makeDraft(aChallenge({ flag })).options).toEqual([]);
});

describe('changing the software keeps the federation', () => {
  const offer = (...values: string[]) => values.map((value) => ({ value, text: value }));
  const FEDERATIONS = offer('FFA', 'UNSS', 'FSGT', 'OTHER');
  const LISA = offer('LISA_FFA', 'LISA_FRA_FSGT', 'LISA_OTHER');
  test.each([
    ['LISA', LISA, 'FFA', 'LISA_FFA'],
    ['LISA', LISA, 'FSGT', 'LISA_FRA_FSGT'],
    ['another', FEDERATIONS, 'LISA_OTHER', 'OTHER'],
    ['LISA', LISA, 'UNSS', undefined],
    ['LISA, of a federation that this application does not know', LISA, 'NEW', undefined],
  ])('to %s', (_, offered, rtype, expected) => {
    expect(findRtype(rtype, offered)).toBe(expected);
  });
});
