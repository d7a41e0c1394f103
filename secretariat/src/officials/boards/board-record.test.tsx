import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { type BoardAddress, findShownRecord, formatShownRecord, listNews } from 'shared-domain/board';
import type { BoardRecord } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import type { Seen } from '../sync/seen.ts';
import { readText } from '../testing/render-task.tsx';
import { showBoard } from '../testing/show-board.tsx';

const NOW = Date.parse('2026-06-13T13:00:00.000Z');

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const record = (fields: Partial<BoardRecord> = {}): BoardRecord => ({
  row: 'bib:1',
  kind: 'MR',
  relation: 'beats',
  state: 'pending',
  v: 6710,
  ...fields,
});

const row = (bib: number, last: string) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last,
  first: 'Ana',
  odr: bib,
  lane: bib,
});

const aTrial = (fields: object): DeviceTrial =>
  ({
    oid: 'long',
    uid: '900003-0-56-f1',
    g0: 900_003,
    g1: '0',
    round: 'f',
    category: 56,
    status: 5,
    date: '2026-06-13T12:30:00Z',
    updated: '2026-06-13T12:00:00Z',
    dets: {},
    refused: [],
    results: 0,
    rows: [row(1, 'Valmorel'), row(2, 'Kerbrat')],
    ...fields,
  }) as unknown as DeviceTrial;

let n = 0;
const fact = (content: object, at = NOW - 60_000) => {
  n += 1;
  const when = new Date(at).toISOString();
  return { n, device: 'd', by: 'judge', arrived: when, fact: { id: `r${n}`, at: when, trialOID: 'long', ...content } };
};
const jump = (v: number, at?: number) => fact({ kind: 'attempt', row: 'bib:1', r: 'o', v, w: 0.3 }, at);
const RACE = { g0: 100, uid: '000100-0-56-f1' };
const finish = () => [fact({ kind: 'start' }), fact({ kind: 'raw', st: 1, place: 1, row: 'bib:1', v: 11_580 })];

function show(address: Partial<BoardAddress>, trial: DeviceTrial, facts: readonly object[]) {
  cleanup();
  jest.useFakeTimers({ now: NOW });
  const known = {
    chOID: 'c',
    challenge: { kind: 'O', tz: 'Europe/Paris', name: 'Régionaux du Val' },
    cursor: facts.length,
    trials: [trial],
    facts,
    read: 0,
  } as unknown as Seen;
  const container = showBoard({ layout: 'resultat', trial: 'long', language: 'fr', ...address }, known);
  return (selector: string) => readText(container.querySelector(selector)?.textContent ?? '');
}

describe('A record on a board (officials 6)', () => {
  test('is said of the mark that makes it alone, the highest first, an equalled one with its sign', () => {
    const trial = { records: [record(), record({ kind: 'NR', scope: 'FRA' }), record({ row: 'bib:2', v: 6600 })] };
    expect(findShownRecord(trial, 'bib:1', 6710)?.kind).toBe('NR');
    expect(findShownRecord(trial, 'bib:1', 6700)).toBeUndefined();
    expect(findShownRecord(trial, 'bib:3', 6710)).toBeUndefined();
    expect(findShownRecord({}, 'bib:1', 6710)).toBeUndefined();
    expect(formatShownRecord(record({ relation: 'equals' }), 'fr')).toBe('=MR');
  });

  test('stands in a result and under it, with what it is subject to; once ratified with nothing', () => {
    const race = (state: BoardRecord['state']) => aTrial({ ...RACE, records: [record({ v: 11_580, state })] });
    const find = show({}, race('pending'), finish());
    expect([find('.list-rows .chip'), find('.list-foot span')]).toEqual([
      'MR',
      'record de la réunion, sous réserve d’homologation',
    ]);
    expect(show({}, race('ratified'), finish())('.list-foot span')).toBe('record de la réunion');
    expect(show({}, aTrial(RACE), finish())('.list-rows .chip')).toBe('');
  });

  test('stands beside the pit with the attempt that made it, in the standing, in the stadium and over a picture', () => {
    const trial = aTrial({ records: [record()] });
    const facts = [jump(6710, NOW - 1000)];
    expect(show({ layout: 'concours' }, trial, facts)('.board-chip')).toBe('MR');
    expect(show({ layout: 'concours' }, trial, [jump(6600, NOW - 1000)])('.board-chip')).toBe('');
    expect(show({ layout: 'classement' }, trial, facts)('.list-rows .chip')).toBe('MR');
    expect(show({ layout: 'multi' }, trial, facts)('.stadium b')).toBe('6.71MR');
    expect(show({ layout: 'incrustation' }, trial, facts)('.over-figure')).toBe('6.71MR');
    expect(show({ layout: 'incrustation', part: 'classement' }, trial, facts)('.over-strip li small')).toBe('MR');
  });

  test('stands beside the uprights with the bar that is cleared, with the bests of before and the place', () => {
    const rows = [
      { ...row(1, 'Valmorel'), club: 'AC Valmont', pe: { pb: 1800, sb: 1780 } },
      { ...row(2, 'Kerbrat'), pe: { pb: 2000, sb: 1840 } },
    ];
    const high = (records: readonly BoardRecord[]) =>
      aTrial({ g0: 900_001, uid: '900001-0-56-f1', dets: { heights: [1850, 1900] }, rows, records });
    const clear = (bib: number, at: number) => fact({ kind: 'attempt', row: `bib:${bib}`, h: 1850, r: 'o' }, at);
    const first = [clear(1, NOW - 1000)];
    const find = show({ layout: 'barre' }, high([record({ v: 1850 })]), first);
    expect([find('.board-chip'), find('.board-place'), find('.board-athlete p')]).toEqual([
      'MR',
      'MRplace1er',
      'AC ValmontRP 1.80saison 1.78meilleure 1.85',
    ]);
    expect(show({ layout: 'concours' }, high([record({ v: 1900 })]), first)('.board-chip')).toBe('RP');
    const second = [clear(1, NOW - 60_000), clear(2, NOW - 1000)];
    const shared = show({ layout: 'barre' }, high([]), second);
    expect([shared('.board-chip'), shared('.board-place b')]).toEqual(['SB', '=1']);
    const third = show({ layout: 'incrustation' }, high([record({ v: 1850 })]), first);
    expect(third('.over-figure')).toBe('1.85 OMR');
    expect(show({ layout: 'incrustation' }, high([]), second)('.over-figure')).toBe('1.85 OSB');
    const pixels = { layout: 'barre', isPixelFont: true, width: 640, height: 192 } as const;
    show(pixels, high([record({ v: 1850 })]), first);
    expect(document.querySelector('svg.pixels')?.getAttribute('aria-label')).toMatch(/, 1\.85, O, MR, 1er$/);
    // Once the next one is called nothing is said of it any more.
    expect(show({ layout: 'barre' }, high([record({ v: 1850 })]), [clear(1, NOW - 60_000)])('.board-chip')).toBe('');
  });

  test('a best of this season stands beside the pit as one of ever does', () => {
    const rows = [{ ...row(1, 'Valmorel'), pe: { pb: 6800, sb: 6500 } }, row(2, 'Kerbrat')];
    const find = show({ layout: 'concours' }, aTrial({ rows }), [jump(6600, NOW - 1000)]);
    expect([find('.board-chip'), find('.board-athlete p')]).toEqual(['SB', 'RP 6.80saison 6.50meilleure 6.60']);
  });

  test('is a strip of its own over a picture, and nothing where the public is told of none', () => {
    const address = { layout: 'incrustation', part: 'record' } as const;
    const facts = [jump(6710)];
    expect(show(address, aTrial({ records: [record()] }), facts)('.over-record')).toBe(
      '1VALMOREL Anarecord de la réunion, sous réserve d’homologation6.71Longueur Femmes SE',
    );
    expect(show(address, aTrial({}), facts)('.over-record')).toBe('');
  });

  test('comes before every other news of a mixed wall', () => {
    const trial = aTrial({ ...RACE, status: 15, results: 2, round: 's', records: [record()] });
    expect(listNews({ trials: [trial], facts: [] } as unknown as Seen)).toMatchObject([{ rank: 'record' }]);
  });
});
