import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Notice } from 'shared-domain/contract';
import { aResultRow, aTrial } from 'shared-domain/testing';
import { buildFollowedIndex } from '../../../components/follow/followed-index.ts';
import { announcementsEn } from '../../../locales/announcements/en.ts';
import { announcementsFr } from '../../../locales/announcements/fr.ts';
import { addName, isChosen, readAnnouncementChoice, storeAnnouncementChoice } from './announcement-choice.ts';
import { sayAnnouncement } from './say-announcement.ts';
import type { AnnouncementTranslate } from './use-announcement-text.ts';
import { createAnnouncementQueue } from './use-announcements.ts';

const trial = aTrial({ oid: 'T', gOID: 'G', status: 15, dets: { wind: 1.2 } });
const notice = (fields: Partial<Notice> = {}): Notice => ({
  id: 'n',
  kind: 'result',
  certainty: 'unofficial',
  at: '2026-06-13T12:40:00Z',
  trial: 'T',
  who: [aResultRow({ club: 'AC Valmont' }) as Notice['who'][number]],
  count: 1,
  ...fields,
});

const translate =
  (table: Readonly<Record<string, string>>): AnnouncementTranslate =>
  (key, values = {}) =>
    (table[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const say = (one: Notice, language: 'fr' | 'en' = 'fr') =>
  sayAnnouncement(one, trial, {
    text: translate(language === 'fr' ? announcementsFr : announcementsEn),
    language,
    kind: 'outdoor',
    tz: 'Europe/Paris',
  });

describe('a notice in one sentence, with the word that says how sure it is', () => {
  const record: Notice['record'] = { kind: 'MR', relation: 'beats', missing: [], isTold: true };
  test.each([
    [notice(), '100 m SE F Finale, résultat non officiel : 1. VALMOREL Inès 11.58, vent +1.2'],
    [notice({ who: [], certainty: 'official' }), '100 m SE F Finale : le résultat est affiché, officiel'],
    [
      notice({ kind: 'record', certainty: 'pending', record }),
      '100 m SE F Finale : record de la réunion, sous réserve d’homologation, 1. VALMOREL Inès 11.58, vent +1.2',
    ],
    [
      notice({ kind: 'lost', certainty: 'official', record }),
      '100 m SE F Finale, correction : plus de record de la réunion pour 1. VALMOREL Inès 11.58',
    ],
    [
      notice({ kind: 'record', certainty: 'pending', record: { ...record, relation: 'equals' } }),
      '100 m SE F Finale : record de la réunion égalé, sous réserve d’homologation, 1. VALMOREL Inès 11.58, vent +1.2',
    ],
    [
      notice({ kind: 'record', certainty: 'official', record: { ...record, kind: 'NL', relation: 'equals' } }),
      '100 m SE F Finale : meilleure performance nationale de l’année égalée, officiel, 1. VALMOREL Inès 11.58, vent +1.2',
    ],
    [notice({ kind: 'delay', who: [], start: '2026-06-13T12:50:00Z' }), '100 m SE F Finale : départ à 14:50'],
    [notice({ kind: 'protest', who: [] }), '100 m SE F Finale : réclamation, résultat en attente'],
  ])('%#', (one, sentence) => {
    expect(say(one).text).toBe(sentence);
  });

  test('of a mark, a wind and a distance a voice says the units (Q28)', () => {
    expect(say(notice()).spoken).toBe(
      '100 m SE F Finale, résultat non officiel : 1. VALMOREL Inès 11 secondes 58, vent favorable de 1,2 mètre par seconde',
    );
    expect(say(notice(), 'en').spoken).toMatch(/VALMOREL Inès 11 seconds 58, following wind of 1.2 metres per second$/);
    const delay = say(notice({ kind: 'delay', who: [], start: '2026-06-13T12:50:00Z' }));
    expect(delay.spoken).toBe(delay.text);
  });

  test.each<[Notice['kind'], string, string]>([
    [
      'best',
      '100 m SE F Finale, résultat non officiel : record personnel, 1.',
      'result (unofficial): personal best, 1.',
    ],
    ['qualified', '100 m SE F Finale, résultat non officiel, qualifiés : 1.', 'result (unofficial), qualified: 1.'],
    [
      'waiting',
      '100 m SE F Finale, résultat non officiel, qualification au temps en attente : 1.',
      'result (unofficial), provisionally qualified by time: 1.',
    ],
    ['correction', '100 m SE F Finale, correction, résultat non officiel : 1.', 'correction, result (unofficial): 1.'],
  ])('what is unofficial says so: %s', (kind, french, english) => {
    const { text, spoken } = say(notice({ kind }));
    expect([text, spoken]).toEqual([expect.stringContaining(french), expect.stringContaining(french)]);
    expect(say(notice({ kind }), 'en').text).toContain(english);
  });

  test('in English', () => {
    expect(say(notice(), 'en').text).toBe('100 m SE W Final, result (unofficial): 1. VALMOREL Inès 11.58, wind +1.2');
    expect(say(notice({ certainty: 'protest' }), 'en').text).toContain('Final, result (under protest): 1. VALMOREL');
  });
});

describe('the reader’s choice of athletes and events', () => {
  const nobody = buildFollowedIndex([]);
  const mine = { isOn: true, isAll: false, hasFollowed: true, names: [], events: [] };
  beforeEach(() => localStorage.clear());

  test('everything, an event, an athlete by name, whom they follow; else nothing', () => {
    expect(isChosen(notice(), trial, { ...mine, isAll: true }, nobody)).toBe(true);
    expect(isChosen(notice(), trial, mine, nobody)).toBe(false);
    expect(isChosen(notice({ who: [] }), trial, { ...mine, events: ['G'] }, nobody)).toBe(true);
    expect(isChosen(notice(), trial, { ...mine, names: ['ines valmorel'] }, nobody)).toBe(true);
    expect(isChosen(notice(), trial, { ...mine, names: ['Valmorand'] }, nobody)).toBe(false);
    const club = buildFollowedIndex([{ kind: 'club', name: 'AC Valmont' } as never]);
    expect(isChosen(notice(), trial, mine, club)).toBe(true);
    expect(isChosen(notice(), trial, { ...mine, hasFollowed: false }, club)).toBe(false);
  });

  test('is kept on the device; a broken one is everything, silent', () => {
    const choice = addName(addName({ ...mine, events: ['G'] }, ' VALMOREL '), 'valmorel');
    storeAnnouncementChoice(choice);
    expect(readAnnouncementChoice()).toEqual({ ...mine, names: ['VALMOREL'], events: ['G'] });
    localStorage.setItem('foulee.announcements.choice', '{');
    expect(readAnnouncementChoice()).toMatchObject({ isOn: false, isAll: true });
  });
});

describe('the pace of a voice', () => {
  test('the first is said at once, the others every ten seconds; newer news take the place of older, what no longer holds is not said', () => {
    jest.useFakeTimers();
    const said: string[] = [];
    const { add, keep, stop } = createAnnouncementQueue(({ text }) => said.push(text));
    add([{ id: '1', about: 'a', text: 'one', spoken: 'one' }]);
    add([{ id: '2', about: 'b', text: 'old', spoken: 'old' }]);
    add([{ id: '3', about: 'b', text: 'two', spoken: 'two' }]);
    add([{ id: '4', about: 'c', text: 'gone', spoken: 'gone' }]);
    keep(new Set(['1', '3']));
    expect(said).toEqual(['one']);
    jest.advanceTimersByTime(10_000);
    expect(said).toEqual(['one', 'two']);
    jest.advanceTimersByTime(60_000);
    add([{ id: '5', about: 'd', text: 'three', spoken: 'three' }]);
    expect(said).toEqual(['one', 'two', 'three']);
    stop();
    jest.useRealTimers();
  });
});
