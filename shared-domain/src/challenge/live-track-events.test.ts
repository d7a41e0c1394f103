import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_LIVE_TRACK_EVENTS, selectLiveTrackEvents, TRACK_EVENT_MODES } from './live-track-events.ts';

describe('Live data keeps only the first 2 track events, those with md equal to res.', () => {
  const events = (...modes: string[]) => modes.map((md, n) => ({ oid: `t${n}`, md }));

  test.each<[string[], string[]]>([
    [[], []],
    [['sl', 'run'], []],
    [['res'], ['t0']],
    [
      ['sl', 'res', 'run', 'res', 'res'],
      ['t1', 't3'],
    ],
    [['RES', 'result', 're'], []],
  ])('of %j it keeps %j', (modes, expected) => {
    expect(selectLiveTrackEvents(events(...modes)).map(({ oid }) => oid)).toEqual(expected);
  });

  test('every selected event shows results, and no earlier one is left out', () => {
    const aList = fc.array(fc.record({ oid: fc.string(), md: fc.constantFrom(...TRACK_EVENT_MODES) }));
    fc.assert(
      fc.property(aList, (list) => {
        const before = [...list];
        const selected = selectLiveTrackEvents(list);
        const results = list.filter(({ md }) => md === 'res');
        expect(selected).toEqual(results.slice(0, 2));
        expect(selected.length).toBe(Math.min(MAX_LIVE_TRACK_EVENTS, results.length));
        expect(list).toEqual(before);
      }),
    );
  });
});
