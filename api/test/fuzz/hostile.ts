import fc from 'fast-check';

/** Texts that often break servers: empty, NUL, lone surrogates, right-to-left, names of prototypes, SQL, paths, numbers. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '🏃‍♀️',
  'é'.normalize('NFD'),
  '\ufeff',
  '\r\n',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'then',
  'toJSON',
  'valueOf',
  'length',
  "' or 1=1 --",
  '"; drop table challenge; --',
  '%',
  '_',
  '\\',
  '*',
  '%00',
  '../../etc/passwd',
  '/',
  '//',
  '{{7*7}}',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '9'.repeat(40),
  '-1',
  '1.5',
  'true',
  '[]',
  '{}',
  '9999-12-31',
  '2026-02-30',
  '2026-06-13T25:61:00Z',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '2026-06-13',
  '<script>alert(1)</script>',
  'ﷺ',
  'İ',
  'ß'.repeat(300),
  'x'.repeat(5000),
  '\u0301'.repeat(500),
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e21,
  -1e21,
  1e308,
  Number.MIN_VALUE,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  2 ** 64,
  65_536,
  1001,
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

const hostileNumber: fc.Arbitrary<number> = fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ noNaN: true }));

const nested = (depth: number, open: (inner: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => open(inner), 1);

/** Objects of any names, those of prototypes included: built from entries, as JSON.parse builds them. */
const oddObject = fc
  .array(fc.tuple(hostileText, fc.oneof(hostileText, hostileNumber, fc.constant(null), fc.constant({}))), {
    maxLength: 6,
  })
  .map((entries): unknown => Object.fromEntries(entries));

/** Any JSON value that a schema does not expect. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 4, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], { length: 1e9 }) },
  { weight: 2, arbitrary: oddObject },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.integer({ min: 5, max: 400 }).map((depth) => nested(depth, (inner) => [inner])),
      fc.integer({ min: 5, max: 400 }).map((depth) => nested(depth, (a) => ({ a }))),
      fc.integer({ min: 100, max: 3000 }).map((length) => Array.from({ length }, (_, i) => i)),
      fc.constant('y'.repeat(200_000)),
    ),
  },
);
