import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';
import type { HorizontalFact } from './horizontal/contest.ts';
import { foldHorizontal } from './horizontal/machine.ts';
import { findHorizontalRules } from './horizontal/rules.ts';
import type { AttemptResult } from './log/fact.ts';
import type { VerticalFact } from './vertical/fact.ts';
import { foldVertical } from './vertical/machine.ts';
import { findVerticalRules } from './vertical/rules.ts';
import { isStillIn, readSheet, writeAttempts } from './vertical/sheet.ts';

/** Tilastopaja Oy, ODbL: the data stays beside the project and is never part of it. */
const MEET = new URL('../../../../shared/meets/rio2016_olympics.json', import.meta.url);

interface Source {
  readonly rank?: string;
  readonly performance: string;
  readonly heights?: { height?: string; results?: string; roundresults?: { performance: string; round: string } }[];
  readonly attempts?: { performance: string }[];
}
interface Unit {
  readonly eventCode: string;
  readonly gender: string;
  readonly round?: string;
  readonly results: readonly Source[];
}

const thousandths = (text: string) => Math.round(Number(text) * 1000);
const units: readonly Unit[] = JSON.parse(readFileSync(MEET, 'utf8')).events;
const hasStarted = ({ performance }: Source) => !/DNS/.test(performance);

/**
 * The sheets of a high jump or pole vault as the log of a judge who kept the order: bar by bar, round by round. A bar left out
 * is a pass; one whose sheet ends before three failures has retired.
 */
function verticalLog(sheets: readonly (readonly VerticalAttempt[])[]): VerticalFact[] {
  const heights = [...new Set(sheets.flatMap((bars) => bars.map(({ h }) => h)))].sort((a, b) => a - b);
  const facts: VerticalFact[] = [{ id: 'start', type: 'start', bars: heights }];
  const lettersAt = (bars: readonly VerticalAttempt[], bar: number): string => {
    const cell = bars.find(({ h }) => h === bar)?.r ?? '';
    if (/[o\-r]$/.test(cell) || cell.length === 3) return cell;
    if (bars.some(({ h }) => h > bar)) return `${cell}-`;
    const isOver = !isStillIn(readSheet(bars));
    return isOver ? cell : `${cell}r`;
  };
  const isWritten = new Set<number>();
  for (const [at, bar] of heights.entries()) {
    if (at > 0) facts.push({ id: `${facts.length}`, type: 'bar', bar });
    for (const trial of [0, 1, 2]) {
      for (const [athlete, bars] of sheets.entries()) {
        const letter = isWritten.has(athlete) ? undefined : lettersAt(bars, bar)[trial];
        if (letter === undefined) continue;
        if (letter === 'r') isWritten.add(athlete);
        facts.push({ id: `${facts.length}`, type: 'attempt', athlete: `${athlete}`, bar, r: letter as AttemptResult });
      }
    }
  }
  return facts;
}

const listBars = ({ heights = [] }: Source): VerticalAttempt[] =>
  heights.map(({ height, results, roundresults }) => ({
    h: thousandths(height ?? roundresults?.performance ?? ''),
    r: (results ?? roundresults?.round ?? '').toLowerCase(),
  }));

/** What was jumped: passes and retirements may be left out by the source. */
const trialsOn = (bars: readonly VerticalAttempt[]) =>
  bars
    .map(({ h, r }) => `${h} ${r.replace(/[-r]/g, '')}`)
    .filter((cell) => !cell.endsWith(' '))
    .join(', ');

/** Where the source has no series the mark stands for it. */
const listSeries = ({ attempts, performance: mark }: Source): HorizontalAttempt[] =>
  (attempts ?? [{ performance: mark }]).map(({ performance }) =>
    /\d/.test(performance) ? { r: 'o', v: thousandths(performance) } : { r: performance === 'P' ? '-' : 'x' },
  );

describe('Rio 2016, replayed from logs (needs ../shared/meets)', () => {
  test('746 of 748 horizontal places come out by countback', () => {
    const wrong: string[] = [];
    let places = 0;
    for (const { eventCode, gender, results } of units) {
      if (!['LJ', 'TJ', 'SP', 'DT', 'HT', 'JT'].includes(eventCode)) continue;
      const rules = findHorizontalRules({ round: 'c', attemptCount: 6 });
      const rows = results.filter(hasStarted);
      const log = [0, 1, 2, 3, 4, 5].flatMap((trial) =>
        rows.flatMap((row, index): HorizontalFact[] => {
          const cell = listSeries(row)[trial];
          if (cell === undefined) return [];
          const v = cell.v === undefined ? {} : { v: cell.v };
          return [{ id: `${trial}.${index}`, type: 'attempt', athlete: `${index}`, r: cell.r as AttemptResult, ...v }];
        }),
      );
      const { state, refusals } = foldHorizontal(
        rules,
        rows.map((_, index) => `${index}`),
        log,
      );
      expect(refusals).toEqual([]);
      rows.forEach(({ rank }, index) => {
        if (rank === undefined) return;
        places++;
        if (state.ranks[index] !== Number(rank)) wrong.push(`${gender} ${eventCode}`);
      });
    }
    expect([places, wrong]).toEqual([748, ['M JT', 'M JT']]);
  });

  test('every high jump and pole vault is legal throughout, its sheets come out, and its places but for the source errors', () => {
    const wrong: string[] = [];
    const refusals: string[] = [];
    let lines = 0;
    let sheetsRead = 0;
    let places = 0;
    for (const { eventCode, gender, results } of units) {
      if (eventCode !== 'HJ' && eventCode !== 'PV') continue;
      const rows = results.filter((row) => hasStarted(row) && listBars(row).length > 0);
      const sheets = rows.map(listBars);
      const rules = { ...findVerticalRules({ g0: 900_001 }), canHaveJumpOff: false };
      const { state, refusals: contestRefusals } = foldVertical(
        rules,
        rows.map((_, index) => `${index}`),
        verticalLog(sheets),
      );
      refusals.push(...contestRefusals.map(({ kind, fact }) => `${gender} ${eventCode} ${kind} ${fact}`));
      rows.forEach(({ rank }, index) => {
        const cells = state.sheets[index] === undefined ? [] : writeAttempts(state.sheets[index]);
        lines++;
        if (trialsOn(cells) === trialsOn(sheets[index] ?? [])) sheetsRead++;
        if (rank === undefined) return;
        places++;
        if (state.ranks[index] !== Number(rank)) wrong.push(`${gender} ${eventCode}`);
      });
    }
    const count = (name: string) => wrong.filter((other) => other === name).length;
    expect(refusals).toEqual([]);
    expect([units.length > 0, lines, sheetsRead]).toEqual([true, 286, 286]);
    expect([places, wrong.length, count('M PV'), count('W HJ')]).toEqual([281, 16, 1, 15]);
  });
});
