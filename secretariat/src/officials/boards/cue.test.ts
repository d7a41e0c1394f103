import { describe, expect, test } from '@jest/globals';
import type { BoardAddress } from 'shared-domain/board';
import type { Seen } from '../sync/seen.ts';
import { applyCue, findCue, findHeldInstant, holdSeen, isIdentified } from './cue.ts';

const SINCE = '2026-06-13T13:00:00.000Z';
const T = Date.parse(SINCE);
const address: BoardAddress = {
  layout: 'concours',
  trial: undefined,
  language: 'fr',
  place: 'Sautoir 2',
  theme: 'led',
};
const show = { act: 'show', layout: 'resultat', trial: 'a', since: SINCE } as const;

describe('What a screen is told', () => {
  test('stands in place of what its address asks for; how it is drawn stays', () => {
    expect(applyCue(address, show)).toEqual({ layout: 'resultat', trial: 'a', language: 'fr', theme: 'led' });
    expect(applyCue(address, { act: 'message', text: 'Podium', since: SINCE })).toMatchObject({
      layout: 'message',
      text: 'Podium',
    });
    const to = '2026-06-13T13:30:00.000Z';
    expect(applyCue(address, { act: 'countdown', to, since: SINCE })).toMatchObject({
      layout: 'message',
      countdownTo: Date.parse(to),
      theme: 'led',
    });
    for (const act of ['freeze', 'black'] as const) expect(applyCue(address, { act, since: SINCE })).toBe(address);
    expect(applyCue(address, undefined)).toBe(address);
  });

  test('ends when it was said to, or stays; a screen that is locked does not listen', () => {
    const until = '2026-06-13T13:01:00.000Z';
    expect(findCue({ cue: { ...show, until } }, {}, T + 59_999)).toMatchObject(show);
    expect(findCue({ cue: { ...show, until } }, {}, T + 60_000)).toBeUndefined();
    expect(findCue({ cue: show }, {}, T + 3_600_000_000)).toBe(show);
    expect(findCue({ cue: show }, { isLocked: true }, T)).toBeUndefined();
    expect(findCue(undefined, {}, T)).toBeUndefined();
  });

  test('a frozen picture has what had come before, at its instant, and lists without whoever was hidden since', () => {
    const facts = [T - 1, T, T + 1].map((arrived, n) => ({ n, arrived: new Date(arrived).toISOString() }));
    const seen = { facts, trials: ['as they are now'] } as unknown as Seen;
    const frozen = { act: 'freeze', since: SINCE } as const;
    expect(holdSeen(seen, frozen)).toMatchObject({ facts: [{ n: 0 }, { n: 1 }], trials: ['as they are now'] });
    expect(holdSeen(seen, show)).toBe(seen);
    expect([findHeldInstant(frozen), findHeldInstant(show)]).toEqual([T, undefined]);
  });

  test('a frozen picture has the lists that this screen holds of that instant, and no other ones', () => {
    const frozen = { act: 'freeze', since: SINCE } as const;
    const seen = { facts: [], trials: ['now'], held: { since: SINCE, trials: ['then'] } } as unknown as Seen;
    expect(holdSeen(seen, frozen)).toMatchObject({ trials: ['then'] });
    expect(holdSeen(seen, { ...frozen, since: '2026-06-13T14:00:00.000Z' })).toMatchObject({ trials: ['now'] });
  });

  test('over a camera a list, an athlete, the time are strips of their own', () => {
    const overlay: BoardAddress = { ...address, layout: 'incrustation', part: 'record' };
    expect(applyCue(overlay, show)).toMatchObject({ layout: 'incrustation', trial: 'a', part: 'resultat' });
    expect(applyCue(overlay, { ...show, layout: 'barre' })).toMatchObject({ layout: 'incrustation', part: 'athlete' });
    expect(applyCue(overlay, { ...show, layout: 'concours' }).part).toBeUndefined();
    expect(applyCue(overlay, { ...show, layout: 'sponsor' }).layout).toBe('sponsor');
  });

  test('the number is shown for ten seconds after it was asked for', () => {
    expect([0, 9999, 10_000].map((later) => isIdentified({ identify: SINCE }, T + later))).toEqual([true, true, false]);
    expect(isIdentified({}, T)).toBe(false);
  });
});
