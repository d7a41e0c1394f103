/* Formats, parses and reads typed marks: a thousand different times of four races, again and again, in one thread. */
import { formatMark, parseMark, parseMarkText } from 'shared-domain';
import { count, goal, median, table } from './lib/report.ts';

const EVENTS = [100, 400, 800, 10_000].map((g0) => ({ g0, g1: '0' }));
const MARKS = 1000;
const ROUNDS = 2000;
const MEASURED = 5;
const FORMAT_GOAL = 3_000_000;
const PARSE_GOAL = 5_000_000;

const marks = Array.from({ length: MARKS }, (_, i) => {
  const event = EVENTS[i % EVENTS.length] ?? { g0: 100, g1: '0' };
  const prf = { v: Math.round(event.g0 * 110 + i * 7.3) * 10, u: 'ms' as const, st: 1 };
  const written = formatMark(prf, event);
  return { event, prf, written, typed: written.replaceAll(/\D/g, '') };
});

/** Marks per second: the median of a few measures after one that warms the code up. */
function rate(work: (mark: (typeof marks)[number]) => number): number {
  const rates: number[] = [];
  for (let measure = 0; measure <= MEASURED; measure += 1) {
    let sum = 0;
    const began = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) for (const mark of marks) sum += work(mark);
    const seconds = (performance.now() - began) / 1000;
    if (!(sum > 0)) throw new Error('nothing was measured');
    if (measure > 0) rates.push((MARKS * ROUNDS) / seconds);
  }
  return median(rates);
}

const format = rate(({ prf, event }) => formatMark(prf, event).length);
const parse = rate(({ written, event }) => {
  const read = parseMark(written, event);
  return 'v' in read ? (read.v ?? 0) : 0;
});
const entry = rate(({ typed, event }) => parseMarkText(typed, event).v ?? 0);
table(
  ['temps', 'par seconde'],
  [
    ['écrits', count(format)],
    ['lus', count(parse)],
    ['saisis en chiffres', count(entry)],
  ],
);
goal(format >= FORMAT_GOAL, `écriture : au moins ${count(FORMAT_GOAL)} par seconde`);
goal(Math.min(parse, entry) >= PARSE_GOAL, `lecture et saisie : au moins ${count(PARSE_GOAL)} par seconde`);
