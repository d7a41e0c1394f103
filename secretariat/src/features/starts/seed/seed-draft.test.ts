import { describe, expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { formatLaneGroups, parseLaneGroups } from './lane-groups.ts';
import { findNextRound, formatRuleGroups, makeOpeningDraft, makeSeedBody } from './seed-draft.ts';

const makeGroup = (...uids: string[]) => ({
  oid: 'g',
  name: '100 m',
  trials: uids.map((uid) => aTrial({ oid: uid, uid })),
});

describe('Typed lane groups', () => {
  test('are parsed and formatted', () => {
    expect(parseLaneGroups('3,4,5,6 / 2 7 / 1;8', 8)).toEqual([
      [3, 4, 5, 6],
      [2, 7],
      [1, 8],
    ]);
    expect(formatLaneGroups([[3, 4], [2]])).toBe('3,4 / 2');
  });

  test.each(['3,3', '9', 'x', ''])('«%s» is invalid on eight lanes', (text) => {
    expect(parseLaneGroups(text, 8)).toBeUndefined();
  });

  test('those of the rule are the default', () => {
    expect(formatRuleGroups('straight', 8)).toBe('3,4,5,6 / 2,7 / 1,8');
  });
});

describe('The initial settings of a draw', () => {
  test('have eight lanes by lot for a 100 m, no lanes for a long jump', () => {
    expect(makeOpeningDraft(makeGroup('000100-0-56-f1'), 'org', 'f', undefined)).toMatchObject({
      lanes: 8,
      laneDraw: 'lots',
    });
    expect(makeOpeningDraft(makeGroup('900003-0-56-f1'), 'org', 'f', undefined)).toMatchObject({ lanes: 0 });
  });

  test('draw entries of an event into its first round, those of a list into its own', () => {
    const sprint = makeGroup('000100-0-56-h1', '000100-0-56-h2', '000100-0-56-f1');
    expect(makeOpeningDraft(sprint, 'org', undefined, undefined).round).toBe('h');
    expect(makeOpeningDraft(sprint, 'org', 'f', undefined).round).toBe('f');
    expect(makeOpeningDraft(makeGroup('900003-0-56-f1'), 'org', undefined, undefined).round).toBe('f');
  });

  test('draw qualifiers into the next existing round, else from two heats into a final, from more into semi-finals', () => {
    const heats = ['000100-0-56-h1', '000100-0-56-h2'];
    expect(findNextRound('h', makeGroup(...heats, '000100-0-56-s1'))).toBe('s');
    expect(findNextRound('h', makeGroup(...heats))).toBe('f');
    expect(findNextRound('h', makeGroup(...heats, '000100-0-56-h3'))).toBe('s');
    expect(findNextRound('h', makeGroup(...heats, '000100-0-56-h3'), 8)).toBe('f');
    expect(findNextRound('h', makeGroup(...heats), 16)).toBe('s');
  });

  test('start new heats at the chosen time, on the day and in the time zone of the event', () => {
    const draft = { ...makeOpeningDraft(makeGroup('000100-0-56-h1'), 'org', 'h', 'h'), time: '16:30' };
    expect(makeSeedBody(draft, 'abc', true).date).toBe('2026-06-13T16:30:00+02:00');
  });

  test('propose the next round after the rest of the rules: 45 minutes up to 200 m, 90 up to 1000 m', () => {
    const at = (uid: string, g0: number, clock: string) =>
      aTrial({ oid: uid, uid, g0, round: 'h', date: `2026-06-13T${clock}:00+02:00` });
    const heats = (...trials: ReturnType<typeof at>[]) => ({ oid: 'g', name: '', trials });
    const sprint = heats(at('a', 100, '17:08'), at('b', 100, '17:04'));
    expect(makeOpeningDraft(sprint, 'org', 'h', 'h', 8).time).toBe('17:55');
    expect(makeOpeningDraft(heats(at('a', 800, '17:00')), 'org', 'h', 'h').time).toBe('18:30');
    expect(makeOpeningDraft(heats(at('a', 1500, '10:00')), 'org', 'h', 'h').time).toBe('');
    expect(makeOpeningDraft(heats(at('a', 100, '23:30')), 'org', 'h', 'h').time).toBe('');
    expect(makeOpeningDraft(sprint, 'org', 'h', undefined).time).toBe('');
  });

  test('send only what was chosen', () => {
    const draft = makeOpeningDraft(makeGroup('900003-0-56-f1'), 'org', 'f', undefined);
    expect(makeSeedBody(draft, 'abc', true)).toEqual({
      round: 'f',
      preview: true,
      seed: 'abc',
      method: 'serpentine',
      heatOrder: 'draw',
    });
  });
});
