import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { isTableError } from '../level/table-error.ts';
import { MAX_POINTS } from '../scoring/max-points.ts';
import { scoreYouth } from './youth-points.ts';
import { parseYouthTable } from './youth-table.ts';

/** Every cell is asked for in the long tests, a sample of them in the others. */
const LONG = process.env.FOULEE_LONG === '1';

const file = (name: string) => JSON.parse(readFileSync(new URL(`../../tables/${name}.json`, import.meta.url), 'utf8'));

function table(name: string) {
  const read = parseYouthTable(file(name));
  if (isTableError(read)) throw new Error(`${name}: ${read.path}`);
  return read;
}

/** A second way to the same numbers: logarithms and roots in fixed point, 50 decimals. */
const ONE = 10n ** 50n;
const times = (a: bigint, b: bigint) => (a * b) / ONE;
const over = (a: bigint, b: bigint) => (a * ONE) / b;

function fixed(decimal: string): bigint {
  const [whole = '', part = ''] = decimal.split('.');
  return BigInt(whole + part.padEnd(50, '0'));
}

/** 2 × artanh((x − 1) / (x + 1)). */
function logNearOne(x: bigint): bigint {
  const ratio = over(x - ONE, x + ONE);
  const square = times(ratio, ratio);
  let [sum, power] = [0n, ratio];
  for (let n = 1n; power !== 0n; n += 2n) {
    sum += power / n;
    power = times(power, square);
  }
  return 2n * sum;
}

const LOG_2 = logNearOne(2n * ONE);

function log(x: bigint): bigint {
  let [twos, rest] = [0n, x];
  while (rest > 2n * ONE) [twos, rest] = [twos + 1n, rest / 2n];
  while (rest < ONE) [twos, rest] = [twos - 1n, rest * 2n];
  return twos * LOG_2 + logNearOne(rest);
}

function exp(x: bigint): bigint {
  const twos = x / LOG_2;
  let [sum, term] = [0n, ONE];
  for (let n = 1n; term !== 0n; n += 1n) {
    sum += term;
    term = times(term, x - twos * LOG_2) / n;
  }
  return twos >= 0n ? sum << twos : sum >> -twos;
}

function root(x: bigint): bigint {
  let guess = BigInt(Math.floor(Math.sqrt(Number(x))));
  for (;;) {
    const next = (guess + x / guess) / 2n;
    if (next === guess || next === guess + 1n || next === guess - 1n) {
      while (next * next > x && guess * guess > x) guess -= 1n;
      return guess * guess > x ? next : guess;
    }
    guess = next;
  }
}

/** 40 decimals are trusted. */
const DOUBT = 10n ** 10n;

interface Row {
  readonly sex: 0 | 1 | 2;
  readonly categories?: readonly string[];
  readonly events: readonly string[];
  readonly kind: 'time' | 'field';
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly below?: { limit: string };
}

const eventOf = ({ events: [name = ''] }: Row) => ({ g0: Number(name.slice(0, 6)), g1: name.slice(7) });

describe.each(['youth-swiss-2010', 'youth-latvian-2018'])('%s, exponent formula', (name) => {
  const read = table(name);
  const rows: readonly Row[] = file(name).rows;

  test.each(rows.map((row): [string, Row] => [`${row.events} ${row.sex} ${row.categories ?? ''}`, row]))(
    'agrees with 50 decimals at every threshold: %s',
    (_, row) => {
      const bound = Math.round(Number(row.b) * 1000);
      const [longest, most] = [row.kind === 'time' ? bound : 120_000, read.cap ?? 1500];
      const at = (value: number) =>
        scoreYouth(read, eventOf(row), { sex: row.sex as 1 | 2, category: row.categories?.[0] }, { v: value, st: 1 });
      for (let points = 1; points <= most; points += LONG ? 1 : 41) {
        const distance = exp(over(log(over(BigInt(points) * ONE, fixed(row.a))), fixed(row.c))) - DOUBT;
        const steps = Number((distance * 100n + ONE - 1n) / ONE) * 10;
        const worst = row.kind === 'time' ? bound - steps : bound + steps;
        if (worst <= 0 || worst > longest) continue;
        const worse = row.kind === 'time' ? worst + 10 : worst - 10;
        expect([points, worst, (at(worst) ?? -1) >= points]).toEqual([points, worst, true]);
        expect([points, worse, (at(worse) ?? -1) < points]).toEqual([points, worse, true]);
      }
    },
  );

  test('never rises as a mark worsens, at every hundredth and centimetre', () => {
    for (const row of rows) {
      const isTime = row.kind === 'time';
      const end = isTime ? Math.round(Number(row.b) * 1000) + 5000 : 120_000;
      const step = LONG ? 10 : Math.max(10, Math.floor(end / 4000) * 10);
      let before = isTime ? Number.POSITIVE_INFINITY : -1;
      for (let value = step; value <= end; value += step) {
        const points = scoreYouth(
          read,
          eventOf(row),
          { sex: row.sex as 1 | 2, category: row.categories?.[0] },
          { v: value, st: 1 },
        );
        if (points === undefined) throw new Error(`${row.events}: no points`);
        if (isTime ? points > before : points < before) throw new Error(`${row.events}: rises at ${value}`);
        before = points;
      }
      if (isTime) expect(before).toBe(0);
    }
  });
});

describe('youth-dutch, a / T − b and a × √D − b', () => {
  const read = table('youth-dutch');
  const rows: readonly Row[] = file('youth-dutch').rows;

  function expected(row: Row, value: number): number {
    const metres = over(BigInt(value) * ONE, 1000n * ONE);
    const raw = row.kind === 'time' ? over(fixed(row.a), metres) : times(fixed(row.a), root(metres * ONE));
    const points = Number((raw - fixed(row.b) + DOUBT) / ONE);
    return Math.max(0, points);
  }

  test.each(rows.map((row): [string, Row] => [`${row.events} ${row.sex} ${row.categories ?? ''}`, row]))(
    'agrees with 50 decimals: %s',
    (_, row) => {
      const [from, to] = row.kind === 'time' ? [3000, 1_200_000] : [1400, 90_000];
      const limit = row.below ? Number(row.below.limit) * 1000 : 0;
      const athlete = { sex: row.sex === 2 ? 2 : 1, category: row.categories?.[0] } as const;
      for (let value = from; value <= to; value += LONG ? 10 : Math.ceil(to / 3000) * 10) {
        if (value <= limit) continue;
        const points = scoreYouth(read, eventOf(row), athlete, { v: value, st: 1 });
        const own = Math.min(expected(row, value), MAX_POINTS.youth);
        if (points !== own) throw new Error(`${value}: ${points}, not ${own}`);
        if (row.kind === 'time' && points === 0) break;
      }
    },
  );
});
