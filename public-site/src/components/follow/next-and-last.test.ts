import { expect, test } from '@jest/globals';
import { calls, makeUrl, type Trial } from 'shared-domain/contract';
import type { CallRequest } from 'shared-domain/platform';
import { aChallenge, aResultRow, aStartRow, aTrial } from 'shared-domain/testing';
import type { Ask } from './find-followed.ts';
import { readNextAndLast } from './next-and-last.ts';

const NOW = new Date('2026-06-13T16:00:00Z');
const club = { kind: 'club', name: 'AC Valmont', t: 0, seen: [] } as const;

const { last, first } = aStartRow();
const athlete = { kind: 'athlete', last, first, club: club.name, t: 0, seen: [] } as const;

/** A server with one competition in which all trials have a list with an athlete of the club, and those with results their result. */
const answerWith =
  (trials: readonly Trial[]): Ask =>
  async <Answer>(request: CallRequest) => {
    const url = typeof request === 'string' ? request : request.url;
    const answers: Readonly<Record<string, unknown>> = {
      [makeUrl(calls.challenge, { id: 'C' })]: aChallenge(),
      [makeUrl(calls.rounds, { chOID: 'C' })]: { rounds: [{ heats: trials }] },
      [calls.followed.path]: {
        clubs: [{ club: club.name, oid: 'T' }],
        athletes: [{ ...athlete, events: trials.map(({ gOID }) => ({ gOID })) }],
        nations: [],
      },
      [makeUrl(calls.team, { id: 'C', teamId: 'T' })]: {
        oid: 'T',
        members: [{ events: trials.map(({ gOID }) => ({ gOID })) }],
      },
    };
    const results = trials.map(({ oid }) => ({ oid, rows: [aResultRow({ last, first, club: club.name })] }));
    const lists = trials.map(({ oid }) => ({ oid, rows: [aStartRow({ club: club.name })] }));
    return (answers[url] ?? { starts: lists, results }) as Answer;
  };

test('a combined event that began yesterday is no next start of a club: its next part is', async () => {
  const decathlon = aTrial({ oid: 'D', gOID: 'D', g0: 800010, status: 5, starts: 9, date: '2026-06-13T08:00:00Z' });
  const discus = aTrial({ oid: 'P', gOID: 'D', g0: 900006, status: 25, starts: 9, date: '2026-06-14T09:00:00Z' });
  const found = await readNextAndLast(answerWith([decathlon, discus]), [{ chOID: 'C', items: [club] }], NOW);
  expect(Object.values(found)[0]?.next?.trial.oid).toBe('P');
});

test('a decathlon that has not begun is next started in its 100 m, also where both are at the same time', async () => {
  const decathlon = aTrial({ oid: 'D', uid: 'D', gOID: 'D', g0: 800010, status: 20, starts: 9 });
  const sprint = aTrial({ oid: 'P', gOID: 'D', g0: 100, status: 20, starts: 9, dets: { combined: 'D' } });
  const found = await readNextAndLast(answerWith([decathlon, sprint]), [{ chOID: 'C', items: [club] }], NOW);
  expect(Object.values(found)[0]?.next?.trial.oid).toBe('P');
});

test('the next start is the first by the hours that are expected now, not by the programme', async () => {
  const late = aTrial({
    oid: 'L',
    gOID: 'L',
    status: 25,
    starts: 9,
    date: '2026-06-13T15:00:00Z',
    dateE: '2026-06-13T15:40:00Z',
  });
  const punctual = aTrial({ oid: 'P', gOID: 'P', status: 25, starts: 9, date: '2026-06-13T15:20:00Z' });
  const found = await readNextAndLast(answerWith([late, punctual]), [{ chOID: 'C', items: [club] }], NOW);
  expect(Object.values(found)[0]?.next?.trial.oid).toBe('P');
});

test.each([
  ['of today', { date: '2026-06-13T15:00:00Z' }, 'R'],
  ['of yesterday', { date: '2026-06-12T15:00:00Z' }, undefined],
  ['whose results are published', { date: '2026-06-13T15:00:00Z', status: 15 as const }, undefined],
  ['without a start list', { date: '2026-06-13T15:00:00Z', starts: 0 }, undefined],
])('an athlete’s race %s that is over is awaited or not, and no next start', async (_, overrides, oid) => {
  const run = aTrial({ oid: 'R', gOID: 'R', status: 10, starts: 9, ...overrides });
  const later = aTrial({ oid: 'L', gOID: 'L', status: 25, starts: 9, date: '2026-06-13T17:00:00Z' });
  const answers = [{ chOID: 'C', items: [athlete, club] }];
  const { next, awaited } = Object.values(await readNextAndLast(answerWith([run, later]), answers, NOW))[0] ?? {};
  expect([awaited?.trial.oid, next?.trial.oid]).toEqual([oid, 'L']);
});

test('a later result is shown before the race that still waits for its own', async () => {
  const run = aTrial({ oid: 'R', gOID: 'R', status: 10, starts: 9, date: '2026-06-13T15:00:00Z' });
  const jump = aTrial({ oid: 'J', gOID: 'J', status: 15, starts: 9, results: 9, date: '2026-06-13T15:20:00Z' });
  const found = await readNextAndLast(answerWith([run, jump]), [{ chOID: 'C', items: [athlete] }], NOW);
  expect(Object.values(found).map((one) => [one.awaited?.trial.oid, one.last?.trial.oid])).toEqual([[undefined, 'J']]);
});

test('a club has its last result, whatever it waits for', async () => {
  const run = aTrial({ oid: 'R', gOID: 'R', status: 10, starts: 9, date: '2026-06-13T15:00:00Z' });
  const found = await readNextAndLast(answerWith([run]), [{ chOID: 'C', items: [athlete, club] }], NOW);
  expect(Object.values(found).map(({ awaited }) => awaited?.trial.oid)).toEqual(['R', undefined]);
});
