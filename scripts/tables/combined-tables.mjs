/**
 * Writes shared-domain/tables/{combined,wma}-*.json from the public copies of the tables of combined events and of the
 * masters' age factors, where ../shared stands beside the project. Run by hand when a new edition comes:
 * node scripts/tables/combined-tables.mjs
 */
import { decimal, read, SEX, write } from './lib/table-file.mjs';

const CODES = {
  LJ: 900_003,
  TJ: 900_004,
  HJ: 900_001,
  PV: 900_002,
  SP: 900_005,
  DT: 900_006,
  HT: 900_007,
  JT: 900_008,
  WT: 900_009,
};

function combinedEvent(code) {
  const [, metres, kind] = /^(\d+)(H|SC|)$/.exec(code) ?? [];
  const g1 = { H: 'H', SC: 'S' }[kind] ?? '0';
  return `${String(CODES[code] ?? metres).padStart(6, '0')}-${g1}`;
}

const combined = read('combined/wa_combined_2001.json');
write(
  'combined-2001.json',
  {
    format: 1,
    id: 'combined-2001',
    kind: 'combined',
    edition: combined.edition,
    source: 'openath/athlib at fe60183d75ee (Apache-2.0)',
    notice: 'Rows that are not official are extensions by other bodies for events outside the official programmes.',
    official: true,
    formula: 'power',
  },
  {
    rows: combined.rows.map(({ sex, event, A, B, C, unit, official }) => ({
      sex: SEX[sex],
      event: combinedEvent(event),
      unit,
      a: decimal(A),
      b: decimal(B),
      c: decimal(C),
      ...(!official && { official }),
    })),
  },
);

/** Rows of the factors: short hurdles up to 110 m, long ones from 200 m. */
const FACTOR_EVENTS = { SH: 'short-hurdles', LH: 'long-hurdles' };
const factors = read('combined/wma_combined_factors.json');
const [, ...ages] = factors.ages;
write(
  'wma-2023.json',
  {
    format: 1,
    id: 'wma-2023',
    kind: 'age-factors',
    edition: 'World Masters Athletics, age factors for combined events, Appendix B, 2023',
    source: 'howardgrubb.co.uk, read from openath/athlib (Apache-2.0)',
    notice: 'How a factored mark is rounded was read from openath/athlib and is not confirmed.',
    official: false,
    per: 10_000,
    ages,
  },
  {
    rows: ['m', 'f'].flatMap((letter) =>
      factors[letter].map(([code, ...numbers]) => ({
        sex: letter === 'm' ? 1 : 2,
        event: FACTOR_EVENTS[code] ?? combinedEvent(code),
        factors: numbers.map((each) => Math.round(each * 10_000)),
      })),
    ),
  },
);
