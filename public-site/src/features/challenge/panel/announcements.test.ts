import { describe, expect, jest, test } from '@jest/globals';
import type { FieldEvent, LiveAnswer, TrackEvent } from 'shared-domain/contract';
import { aResultRow, aTrial } from 'shared-domain/testing';
import { findAnnouncements } from './announcements.ts';
import { createAnnouncementQueue } from './use-announcements.ts';

const speaking = {
  t: (key: string, values = {}) => `${key} ${Object.values(values).join(' ')}`,
  language: 'fr',
} as const;
const race = (v: number): TrackEvent => ({
  ...aTrial({ status: 15 }),
  md: 'res',
  rows: [aResultRow({ prf: { v, u: 'ms', st: 1 } })],
  startlist: [],
});
const jump = (bar: number): FieldEvent => ({
  ...aTrial({ oid: 'H', uid: '900001-0-56-f1', status: 5 }),
  state: 'bar',
  bar,
  rows: [],
});
const live = (trackEvents: TrackEvent[], fieldEvents: FieldEvent[] = []): LiveAnswer => ({
  revision: 1,
  trackEvents,
  fieldEvents,
});

describe('what is announced', () => {
  test('a new leader, with the mark', () => {
    const [news] = findAnnouncements(live([]), live([race(11_580)]), speaking);
    expect(news?.text).toMatch(/^panel\.say\.result 100 m SE F Finale 1 VALMOREL Inès 11\.58$/);
  });

  test('a new bar, said of its event', () => {
    const [news] = findAnnouncements(live([], [jump(1740)]), live([], [jump(1780)]), speaking);
    expect(news?.text).toBe('panel.say.bar Hauteur SE F Finale 1.78');
  });

  test('nothing where nothing changed', () => {
    expect(findAnnouncements(live([race(11_580)]), live([race(11_580)]), speaking)).toEqual([]);
  });
});

describe('the pace of a voice', () => {
  test('the first is said at once, the others every ten seconds; newer news of an event take the place of older', () => {
    jest.useFakeTimers();
    const said: string[] = [];
    const { add, stop } = createAnnouncementQueue(({ text }) => said.push(text));
    add([{ oid: 'a', text: 'one' }]);
    add([{ oid: 'b', text: 'old' }]);
    add([{ oid: 'b', text: 'two' }]);
    expect(said).toEqual(['one']);
    jest.advanceTimersByTime(10_000);
    expect(said).toEqual(['one', 'two']);
    jest.advanceTimersByTime(60_000);
    add([{ oid: 'c', text: 'three' }]);
    expect(said).toEqual(['one', 'two', 'three']);
    stop();
    jest.useRealTimers();
  });
});
