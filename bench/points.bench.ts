/**
 * Points of a mark beside @glaivepro/wa-calculator, the public library for them: the marks of one event, and those of a
 * whole meeting where each mark has its own event. Both compute the same marks in turns in one run.
 */
import { readFileSync } from 'node:fs';
import { WaCalculator } from '@glaivepro/wa-calculator';
import { type EventRef, isTableError, parsePointsTable, readFormula, scorePerformance } from 'shared-domain';
import { count, goal, median, ratio, table } from './lib/report.ts';

const MARKS = 200_000;
const ROUNDS = 15;
const GOAL = 1;

const read = parsePointsTable(
  JSON.parse(readFileSync(new URL('../shared-domain/tables/wa-2022.json', import.meta.url), 'utf8')),
);
if (isTableError(read)) throw new Error(`${read.path}: ${read.expected}`);
const points = read;

interface Event {
  readonly event: EventRef;
  readonly sex: 1 | 2;
  readonly discipline: string;
  readonly venueType: 'outdoor' | 'indoor';
  /** First mark, ms or mm. */
  readonly from: number;
  readonly step: number;
}

const EVENTS: readonly Event[] = [
  { event: { g0: 100, g1: '0' }, sex: 1, discipline: '100m', venueType: 'outdoor', from: 9600, step: 10 },
  { event: { g0: 400, g1: '0' }, sex: 2, discipline: '400m', venueType: 'outdoor', from: 48_000, step: 10 },
  { event: { g0: 1500, g1: '0' }, sex: 1, discipline: '1500m', venueType: 'outdoor', from: 207_000, step: 10 },
  { event: { g0: 60, g1: 'HP84I' }, sex: 2, discipline: '60mh', venueType: 'indoor', from: 7700, step: 10 },
  {
    event: { g0: 21_097, g1: 'R' },
    sex: 2,
    discipline: 'half_marathon',
    venueType: 'outdoor',
    from: 3_900_000,
    step: 1000,
  },
  { event: { g0: 900_003, g1: '0' }, sex: 1, discipline: 'long_jump', venueType: 'outdoor', from: 5000, step: 10 },
  { event: { g0: 900_005, g1: 'P7260' }, sex: 1, discipline: 'shot_put', venueType: 'outdoor', from: 11_000, step: 10 },
  {
    event: { g0: 900_008, g1: 'P600' },
    sex: 2,
    discipline: 'javelin_throw',
    venueType: 'outdoor',
    from: 30_000,
    step: 10,
  },
];

const calculator = new WaCalculator({ edition: '2022' });
const first = EVENTS[0];
const hundred = first && readFormula(points, first.event, first.sex);
if (first === undefined || hundred === undefined) throw new Error('no 100 m');

const meeting = Array.from({ length: MARKS }, (_, i) => {
  const event = EVENTS[i % EVENTS.length] ?? first;
  const v = event.from + (i % 250) * event.step;
  return { ...event, prf: { v, u: event.event.g0 < 900_000 ? 'ms' : 'mm', st: 1 } as const, value: v / 1000 };
});
const marks = Array.from({ length: MARKS }, (_, i) => 9600 + (i % 250) * 10);
const seconds = marks.map((v) => v / 1000);

/** Each function returns the sum of the points, so that both can be compared and no work is optimised away. */
const TASKS = {
  'une épreuve': {
    ours: () => marks.reduce((sum, v) => sum + hundred.points(v), 0),
    theirs: () => seconds.reduce((sum, v) => sum + (calculator.evaluate(v) ?? 0), 0),
    before: () => calculator.setOptions({ discipline: '100m', gender: 'm', venueType: 'outdoor' }),
  },
  'un meeting': {
    ours: () => meeting.reduce((sum, { event, sex, prf }) => sum + scorePerformance(points, event, sex, prf), 0),
    theirs: () =>
      meeting.reduce((sum, { discipline, sex, venueType, value }) => {
        calculator.setOptions({ discipline, gender: sex === 1 ? 'm' : 'f', venueType });
        return sum + (calculator.evaluate(value) ?? 0);
      }, 0),
    before: () => undefined,
  },
} as const;

function timed(work: () => number): { readonly ms: number; readonly sum: number } {
  const began = performance.now();
  const sum = work();
  return { ms: performance.now() - began, sum };
}

const lines = Object.entries(TASKS).map(([name, { ours, theirs, before }]) => {
  before();
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const mine = timed(ours);
    const yours = timed(theirs);
    if (Math.abs(mine.sum - yours.sum) > MARKS / 1000) throw new Error(`${name}: ${mine.sum} and ${yours.sum} points`);
    own.push(mine.ms);
    other.push(yours.ms);
  }
  return { name, own: median(own.slice(5)), other: median(other.slice(5)) };
});

const perSecond = (ms: number) => count((MARKS / ms) * 1000);
table(
  ['points', 'Foulée, par seconde', 'wa-calculator, par seconde', 'rapport'],
  lines.map(({ name, own, other }) => [name, perSecond(own), perSecond(other), ratio(other / own)]),
);
for (const { name, own, other } of lines)
  goal(other / own >= GOAL, `${name} : au moins aussi vite que wa-calculator : × ${ratio(other / own)}`);
