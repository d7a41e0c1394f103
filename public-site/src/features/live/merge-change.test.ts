import { describe, expect, test } from '@jest/globals';
import type { FieldEvent } from 'shared-domain/contract';
import { aResultList, aResultRow, aStartRow, aTrial } from 'shared-domain/testing';
import { mergeLive, mergeResults, mergeRounds, mergeStarts } from './merge-change.ts';

const none = { trials: [], results: [], starts: [] };
const asked = { chOID: 'C', trialOID: 'T' };

describe('a frame put into cached results', () => {
  test('replaces a list whole and leaves the others the same objects', () => {
    const kept = aResultList({ oid: 'U' });
    const answer = { results: [aResultList({ oid: 'T' }), kept] };
    const fresh = aResultList({ oid: 'T', rows: [aResultRow({ last: 'NOUVELLE' })] });
    mergeResults(answer, asked, { ...none, results: [fresh] });
    expect(answer.results[0]).toBe(fresh);
    expect(answer.results[1]).toBe(kept);
  });

  test('a trial’s facts change without its rows, and never bring its counts along', () => {
    const answer = { results: [aResultList({ oid: 'T', status: 15 })] };
    mergeResults(answer, asked, { ...none, trials: [aTrial({ oid: 'T', status: 40, results: 8, starts: 9 })] });
    expect(answer.results[0]).toMatchObject({ status: 40, rows: [{ last: 'VALMOREL' }] });
    expect(answer.results[0]).not.toHaveProperty('results');
    expect(answer.results[0]).not.toHaveProperty('starts');
  });

  test('a first list joins the group that was asked for, not another', () => {
    const answer = { results: [] };
    const results = [aResultList({ oid: 'T', gOID: 'G' }), aResultList({ oid: 'V', gOID: 'H' })];
    mergeResults(answer, { chOID: 'C', groupOID: 'G' }, { ...none, results });
    expect(answer.results).toEqual([results[0]]);
  });
});

test('a frame’s trials take their places in the programme', () => {
  const round = {
    gOID: 'G',
    round: 'f' as const,
    date: '',
    status: 20 as const,
    heats: [aTrial({ oid: 'T', status: 20 })],
  };
  const answer = { rounds: [round] };
  mergeRounds(answer, { ...none, trials: [aTrial({ oid: 'T', status: 5 }), aTrial({ oid: 'elsewhere' })] });
  expect(round.heats.map(({ oid, status }) => [oid, status])).toEqual([['T', 5]]);
});

test('who leads a round comes with the change of one of its heats, and goes where it is no longer known', () => {
  const heats = [aTrial({ oid: 'T' }), aTrial({ oid: 'U' })];
  const answer = { rounds: [{ gOID: 'G', round: 'h' as const, date: '', status: 40 as const, heats }] };
  const leader = { oid: 'T', name: 'VALMOREL Inès', prf: { v: 11_580, u: 'ms' as const, st: 1 as const } };
  mergeRounds(answer, { ...none, leaders: [{ oid: 'U', leader }, { oid: 'elsewhere' }] });
  expect(answer.rounds[0]).toMatchObject({ leader });
  mergeRounds(answer, { ...none, leaders: [{ oid: 'U' }] });
  expect(answer.rounds[0]).toMatchObject({ leader: undefined });
});

test('start lists of the asked trials and group are replaced or added', () => {
  const answer = { starts: [{ oid: 'T', uid: '', rows: [aStartRow()] }] };
  const starts = ['T', 'G', 'X'].map((oid) => ({ oid, uid: '', rows: [] }));
  mergeStarts(answer, { chOID: 'C', trialOIDs: ['T'], groupOID: 'G' }, { ...none, starts });
  expect(answer.starts).toEqual([starts[0], starts[1]]);
});

test('the live panel takes rows and facts at once', () => {
  const event = { ...aTrial({ oid: 'T', status: 5 }), md: 'res' as const, rows: [], startlist: [] };
  const answer = { revision: 1, trackEvents: [event], fieldEvents: [] };
  mergeLive(answer, { ...none, trials: [aTrial({ oid: 'T', status: 15 })], results: [aResultList({ oid: 'T' })] });
  expect(event).toMatchObject({ status: 15, rows: [{ last: 'VALMOREL' }] });
});

test('the live panel takes the state of a field event whole: what the new one lacks is gone', () => {
  const event: FieldEvent = {
    ...aTrial({ oid: 'J', status: 5 }),
    state: 'next',
    bar: 1800,
    athlete: { last: 'DUPONT', first: 'Léo' },
    outlook: { following: [], needed: [] },
    rows: [],
  };
  const field = [{ oid: 'J', state: 'end' as const, bar: 1850 }];
  mergeLive({ revision: 1, trackEvents: [], fieldEvents: [event] }, { ...none, field });
  expect(event).toMatchObject({ state: 'end', bar: 1850, athlete: undefined, outlook: undefined });
});
