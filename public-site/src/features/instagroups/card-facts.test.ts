import { describe, expect, test } from '@jest/globals';
import type { Card, CardRow } from 'shared-domain/contract';
import { aChallenge, aResultRow } from 'shared-domain/testing';
import { buildCardFacts, formatAltText, formatCaption } from './card-facts.ts';
import type { CardTranslate } from './use-card-text.ts';

const card = (more: Partial<Card> = {}, ...rows: CardRow[]): Card => ({
  oid: 'G',
  uid: '',
  title: '100 m Femmes',
  family: 1,
  category: 56,
  g0: 100,
  g1: '0',
  round: 'f',
  heats: 1,
  rounds: 2,
  status: 40,
  date: '2026-06-13T14:35:00+02:00',
  results: 8,
  rows,
  updated: '2026-06-13T12:40:00Z',
  revision: 3,
  ...more,
});
const t: CardTranslate = (key, values) => (values?.text === undefined ? key : `${key} ${values.text}`);
const factsOf = (given: Card) =>
  buildCardFacts(given, { challenge: aChallenge(), hashtag: 'grandval', t, language: 'fr' });

describe('a card', () => {
  test('says its event, its category, its round and its first rows', () => {
    expect(factsOf(card({}, aResultRow({ pe: { k: 'PB' } })))).toMatchObject({
      event: '100 m',
      category: 'Seniors F',
      round: 'Finale',
      state: 'state.official',
      isLive: false,
      lines: [{ rank: '1', name: 'VALMOREL Inès', club: 'AC Valmont', mark: '11.58', record: 'record.pb' }],
      hashtag: '#grandval',
    });
  });

  test('names heats in the plural, and a race in progress as such', () => {
    expect(factsOf(card({ round: 'h', heats: 3, status: 5 }))).toMatchObject({ round: 'round.h', isLive: true });
  });

  test('of an event to come says when, in the stadium’s time', () => {
    expect(factsOf(card({ status: 20, date: '2026-06-13T12:35:00Z' })).startText).toContain('14:35');
  });

  test('a mark timed by hand has one decimal and an h', () => {
    const row = { ...aResultRow({ prf: { v: 12_100, u: 'ms', st: 1 } }), hand: true };
    expect(factsOf(card({}, row)).lines[0]).toMatchObject({ mark: '12.1h' });
  });

  test('a mark that is none is told by its status', () => {
    const row = aResultRow({ rank: undefined, prf: { u: 'ms', st: 4 } });
    expect(factsOf(card({}, row)).lines[0]).toMatchObject({ rank: '', mark: 'DQ' });
  });
});

describe('the words that go with a card', () => {
  const facts = factsOf(card({}, aResultRow(), aResultRow({ rank: 2, last: 'KERBRAT', first: 'Lou' })));

  test('a caption: event, rows, competition, hashtag and where to read on', () => {
    expect(formatCaption(facts, 'https://site.example/challenge/C/group/G').split('\n')).toEqual([
      '100 m\u00a0· Seniors F\u00a0· Finale – state.official',
      '1. VALMOREL Inès (AC Valmont) 11.58',
      '2. KERBRAT Lou (AC Valmont) 11.58',
      '',
      'Régionaux du Grand-Val, Grand-Val',
      '#grandval',
      'https://site.example/challenge/C/group/G',
    ]);
  });

  test('a caption without a hashtag leaves no empty line', () => {
    expect(formatCaption({ ...facts, hashtag: '' }, 'https://u.example')).not.toMatch(/\n\n\n|Val\n\nhttps/);
  });

  test('an alternative text: what the picture shows, in one sentence', () => {
    expect(formatAltText(facts, t)).toContain('1. VALMOREL Inès (AC Valmont) 11.58 ; 2. KERBRAT Lou');
  });
});
