import { describe, expect, test } from '@jest/globals';
import type { TeamAnswer } from 'shared-domain/contract';
import { aTrial } from 'shared-domain/testing';
import { chooseDay, divideTrials, listClubDays, listClubTrials } from './club-day.ts';

const ana = { bib: '12', last: 'VALMOREL', first: 'Ana', category: 56, relay: false, events: [] };
const lou = { bib: '13', last: 'KERBRAT', first: 'Lou', category: 56, relay: false, events: [] };
const heat = aTrial({ oid: 'T1', date: '2026-06-13T10:00:00+02:00', status: 40 });
const final = aTrial({ oid: 'T2', date: '2026-06-13T17:05:00+02:00', status: 25 });
const sunday = aTrial({ oid: 'T3', date: '2026-06-14T00:30:00+02:00', status: 25 });
const result = { trialOID: 'T1', bib: '12', last: 'VALMOREL', first: 'Ana', prf: { v: 12_340, u: 'ms', st: 1 } };
const trials = listClubTrials(
  [
    {
      member: ana,
      starts: [
        { trial: final, lane: 4, order: undefined },
        { trial: heat, lane: 6, order: undefined },
      ],
    },
    {
      member: lou,
      starts: [
        { trial: sunday, lane: undefined, order: 3 },
        { trial: final, lane: 2, order: undefined },
      ],
    },
  ],
  [result] as unknown as TeamAnswer['results'],
  [heat, final, sunday],
);

describe('A club’s day', () => {
  test('has each trial once, in the order of the programme, its members by lane, with the result where there is one', () => {
    expect(trials.map(({ trial }) => trial.oid)).toEqual(['T1', 'T2', 'T3']);
    expect(trials[1]?.entrants.map(({ member, lane }) => [member.last, lane])).toEqual([
      ['KERBRAT', 2],
      ['VALMOREL', 4],
    ]);
    expect(trials.map(({ entrants }) => entrants.map(({ result: found }) => found?.prf.v))).toEqual([
      [12_340],
      [undefined, undefined],
      [undefined],
    ]);
  });

  test('without start lists has the trials with results of its members', () => {
    const members = [ana, lou].map((member) => ({ member, starts: [] }));
    const [only, ...others] = listClubTrials(members, [result] as unknown as TeamAnswer['results'], [heat, final]);
    expect([only?.trial.oid, only?.entrants.map(({ member }) => member.last), others]).toEqual([
      'T1',
      ['VALMOREL'],
      [],
    ]);
  });

  test('is today, else the next day on which the club starts, else the last', () => {
    const days = listClubDays(trials, 'Europe/Paris');
    expect(days).toEqual(['2026-06-13', '2026-06-14']);
    expect(listClubDays(trials, 'America/New_York')).toEqual(['2026-06-13']);
    expect(['2026-06-01', '2026-06-14', '2026-07-01'].map((today) => chooseDay(days, today))).toEqual([
      '2026-06-13',
      '2026-06-14',
      '2026-06-14',
    ]);
    expect(chooseDay([], '2026-06-13')).toBeUndefined();
  });

  test('begins with what is next; what is over stands below, the latest first', () => {
    const later = {
      ...trials[0],
      trial: { ...heat, oid: 'T0', date: '2026-06-13T11:00:00+02:00' },
    } as (typeof trials)[0];
    const { next, over } = divideTrials([...trials.slice(0, 1), later, ...trials.slice(1)]);
    expect(next.map(({ trial }) => trial.oid)).toEqual(['T2', 'T3']);
    expect(over.map(({ trial }) => trial.oid)).toEqual(['T0', 'T1']);
  });
});
