import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findRelayFaults, findSubstitutesUsed } from './lineup.ts';
import { findSubstituteRule } from './substitutes.ts';

/** Tilastopaja Oy, ODbL: the data stays beside the project and is never part of it. */

const MEET = new URL('../../../../shared/meets/rio2016_olympics.json', import.meta.url);

test('every relay team of Rio 2016 keeps the rule of its day (needs ../shared/meets)', () => {
  interface Unit {
    readonly eventCode: string;
    readonly gender: string;
    readonly round: string;
    readonly results: readonly {
      readonly teamCode?: string;
      readonly runners?: readonly { readonly tpAthleteId: string; readonly legNumber: number }[];
    }[];
  }
  const { events } = JSON.parse(readFileSync(MEET, 'utf8')) as { events: Unit[] };
  const teams = new Map<string, { heat: string[][]; final: string[][]; g0: number }>();
  for (const { eventCode, gender, round, results } of events) {
    if (!/^4x[14]00$/.test(eventCode)) continue;
    for (const { teamCode = '', runners = [] } of results) {
      const key = `${gender} ${eventCode} ${teamCode}`;
      const team = teams.get(key) ?? { heat: [], final: [], g0: Number(eventCode.replace('x', '')) };
      teams.set(key, team);
      const legs = runners.toSorted((a, b) => a.legNumber - b.legNumber).map(({ tpAthleteId }) => tpAthleteId);
      (round === 'FINAL' ? team.final : team.heat).push(legs);
    }
  }
  const used = [...teams.values()].map(({ heat, final, g0 }) => {
    const rounds = [...heat, ...final];
    const substitutes = findSubstituteRule({ g0, date: '2016-08-18' }).substitutes ?? 0;
    expect(findRelayFaults(rounds, { entered: rounds.flat(), substitutes })).toEqual([]);
    return findSubstitutesUsed(rounds).length;
  });
  expect(used).toHaveLength(64);
  expect(Math.max(...used)).toBe(2);
});
