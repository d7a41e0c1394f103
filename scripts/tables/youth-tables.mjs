/**
 * Writes shared-domain/tables/youth-*.json from public copies of other federations' youth tables, where ../shared stands
 * beside the project. Run by hand: node scripts/tables/youth-tables.mjs, then biome check --write shared-domain/tables
 *
 * An event that Foulée has no number for, and a row that cannot be right, is left out and
 * named under `leftOut`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const REFERENCE = new URL('../../../shared/reference/youth/', import.meta.url);
const TABLES = new URL('../../shared-domain/tables/', import.meta.url);
const SEX = { M: 1, F: 2, m: 1, f: 2 };
const NOTICE =
  'Read from a public copy, not from the federation; the document itself was not seen. Replaceable by a file.';

const read = (name) => JSON.parse(readFileSync(new URL(name, REFERENCE), 'utf8'));
const write = (name, table) => writeFileSync(new URL(name, TABLES), `${JSON.stringify({ format: 1, ...table })}\n`);
const six = (g0) => String(g0).padStart(6, '0');
const thousandths = (value) => Math.round(value * 1000);

/** A number without exponent, perhaps divided by a hundred. */
function decimal(number, hundredths = false) {
  const [digits, power = '0'] = String(number).split('e');
  const [whole, part = ''] = digits.split('.');
  const shift = Number(power) - (hundredths ? 2 : 0);
  const all = `${'0'.repeat(30)}${whole}${part}`;
  const point = all.length - part.length + shift;
  const padded = all.padEnd(point, '0');
  const text = `${padded.slice(0, point).replace(/^0+(?=\d)/, '')}.${padded.slice(point)}`;
  return text.replace(/\.?0*$/, '');
}

const FIELD = {
  HJ: 900_001,
  PV: 900_002,
  LJ: 900_003,
  TJ: 900_004,
  SP: 900_005,
  DT: 900_006,
  HT: 900_007,
  JT: 900_008,
};

function swissEvent(code) {
  if (code === 'BT200') return '900010-P200';
  if (FIELD[code]) return `${FIELD[code]}-0`;
  const [, metres, kind] = /^(\d+|4X\d+)(ST|H)?$/.exec(code);
  return `${six(metres.replace('X', ''))}-${kind === 'ST' ? 'S' : (kind ?? '0')}`;
}

const swiss = read('swiss_slv_fsa_2010.json');
write('youth-swiss-2010.json', {
  id: 'youth-swiss-2010',
  kind: 'youth',
  edition: 'Swiss Athletics (SLV/FSA) 2010',
  source: 'ppoile/docker-athletica at e2e3619ba22c (numbers only), the same in a second independent source',
  notice: NOTICE,
  official: false,
  formula: 'power',
  cap: swiss.cap,
  rows: swiss.rows.map(({ sex, event, kind, a, b, c }) => ({
    sex: SEX[sex],
    events: [swissEvent(event)],
    kind: kind === 'track' ? 'time' : 'field',
    a: decimal(a),
    b: decimal(b, true),
    c: decimal(c),
  })),
});

const LATVIAN = { long_jump: '900003-0', ball_throw: '900010-0' };
const LATVIAN_CATEGORY = { u16: 'MI', u18: 'CA' };

const latvian = read('latvian_youthguard_2018.json').data;
write('youth-latvian-2018.json', {
  id: 'youth-latvian-2018',
  kind: 'youth',
  edition: 'Latvian Youth Guard (Jaunsardze) 2018',
  source: 'GlaivePro/IaafPoints (MIT)',
  notice: `${NOTICE} The source squares a time beyond the bound again: here it is 0 points.`,
  official: false,
  formula: 'power',
  rows: Object.entries(latvian).flatMap(([letter, groups]) =>
    Object.entries(LATVIAN_CATEGORY).flatMap(([group, category]) =>
      Object.entries(groups[group]).map(([name, { resultShift, conversionFactor, exponent }]) => ({
        sex: SEX[letter],
        categories: [category],
        events: [LATVIAN[name] ?? `${six(Number.parseInt(name, 10))}-0`],
        kind: LATVIAN[name] ? 'field' : 'time',
        a: decimal(conversionFactor),
        b: decimal(Math.abs(resultShift)),
        c: decimal(exponent),
      })),
    ),
  ),
});

const DUTCH_GROUPS = {
  U12: { sex: 0, categories: ['EA', 'PO'] },
  U16: { sex: 0, categories: ['BE', 'MI'] },
  M: { sex: 1 },
  F: { sex: 2 },
};
const DUTCH_FIELD = {
  LONG_JUMP: '900003-0',
  HIGH_JUMP: '900001-0',
  POLE_VAULT: '900002-0',
  TRIPLE_JUMP: '900004-0',
  SHOT_PUT: '900005-0',
  DISCUS_THROW: '900006-0',
  HAMMER_THROW: '900007-0',
  JAVELIN_THROW: '900008-0',
  BALL_THROW: '900010-0',
  TRACK_SWEDISH: '004250-0',
};
const NO_NUMBER = 'no event of ours has this number';
const DUTCH_LEFT_OUT = {
  MEDICINE_BALL: 'its weight is not said, and the number is the heavy hammer’s too',
  WEIGHT_THROW: 'its weight is not said, and the number is the medicine ball’s too',
  VORTEX_THROW: NO_NUMBER,
  TRACK_4x40: NO_NUMBER,
  'M TRACK_80H': 'the constants of the 110 m hurdles',
  'M TRACK_100H': 'the constants of the 110 m hurdles',
  'F TRACK_80H': 'the constants of the 100 m hurdles',
  'F TRACK_5000': 'the constants of the men’s 5000 m',
};

function dutchEvent(name) {
  if (DUTCH_FIELD[name]) return DUTCH_FIELD[name];
  const [, metres, kind, height] = /^TRACK_(\d+|4x\d+)(H|SC)?(?: (\d+)cm.*)?$/.exec(name);
  const variant = kind === 'SC' ? 'S' : `${kind ?? (height ? '' : '0')}${height ? `P${height}` : ''}`;
  return `${six(metres.replace('x', ''))}-${variant}`;
}

function belowOf(text, limit) {
  if (text === null) return limit === null ? {} : { least: decimal(limit) };
  const [, from, slope, plus] = /\(x - ([\d.]+)\) \* ([\d.]+) \+ ([\d.]+)/.exec(text);
  return { below: { limit: decimal(limit), slope, from, plus } };
}

const dutch = read('dutch_atletiekunie.json').rows;
const dutchReason = ({ group, event }) => DUTCH_LEFT_OUT[event] ?? DUTCH_LEFT_OUT[`${group} ${event}`];
write('youth-dutch.json', {
  id: 'youth-dutch',
  kind: 'youth',
  edition: 'Atletiekunie, 2018 or before',
  source: 'MaximMoinat/AthPoints at 306505bb8dd8',
  notice: `${NOTICE} Which categories U12 and U16 stand for is our reading.`,
  official: false,
  formula: 'root',
  rows: [
    ...new Map(
      dutch
        .filter((row) => dutchReason(row) === undefined)
        .map(({ group, event, kind, a, b, belowLimitFormula, limit }) => ({
          ...DUTCH_GROUPS[group],
          events: [dutchEvent(event)],
          kind: kind === 'track' ? 'time' : 'field',
          a: decimal(a),
          b: decimal(b),
          ...belowOf(belowLimitFormula, limit),
        }))
        .map((row) => [JSON.stringify(row), row]),
    ).values(),
  ],
  doubts: [
    { row: 'F HIGH_JUMP', why: 'a limit of 1.40 without a formula below it: no points below 1.40' },
    { row: 'U12 TRACK_400', why: 'the constants of the women’s 400 m' },
  ],
  leftOut: dutch
    .filter((row) => dutchReason(row) !== undefined)
    .map((row) => ({ row: `${row.group} ${row.event}`, why: dutchReason(row) })),
});

const NORWEGIAN_LEFT_OUT = {
  SHJ: NO_NUMBER,
  SLJ: NO_NUMBER,
  'F 20000W': 'base marks of 53:30 and 52:00, faster than any woman has walked 20 km',
};
const HEIGHTS = { 68: 68, 76.2: 76, 84: 84, 91.4: 91, 1: 99, 106.7: 106 };
/** Balls of 150 g and of 1 kg share the number of the ball. */
const THROWS = { ...FIELD, OT: 900_010, BT: 900_010 };

function norwegianEvent(code) {
  const [, hurdles, height] = /^(\d+)H([\d.]+)cm/.exec(code) ?? [];
  if (hurdles) return `${six(hurdles)}-HP${HEIGHTS[height]}`;
  const [, race, kind] = /^(\d+)(W|SC)?$/.exec(code) ?? [];
  if (race) return `${six(race)}-${kind === 'SC' ? 'S' : (kind ?? '0')}`;
  const [, letters, weight, kilos] = /^([A-Z]+?)([\d.]+)?(K)?$/.exec(code);
  return `${THROWS[letters]}-${weight ? `P${Math.round(Number(weight) * (kilos ? 1000 : 1))}` : '0'}`;
}

/** What this table adds to a manual time, ms. */
function handOf(metres) {
  if ([100, 110, 200].includes(metres)) return 240;
  if ([40, 60, 80, 300].includes(metres)) return 200;
  return metres === 400 ? 140 : 0;
}

function norwegianRow(kind, args) {
  if (kind === 'race') {
    const [metres, slope, [fromAge, base]] = args;
    const hand = handOf(metres);
    return {
      unit: 'ms',
      fromAge,
      step: metres <= 500 ? 10 : 100,
      slopes: [decimal(slope)],
      base: base.map(thousandths),
      ...(hand > 0 && { hand }),
    };
  }
  if (kind === 'jump') {
    const [slope, [fromAge, base]] = args;
    return { unit: 'mm', fromAge, step: 10, slopes: [decimal(slope)], base: base.map(thousandths) };
  }
  const [slopes, [[fromAge, base], [, second], [, secondPoints]]] = args;
  return {
    unit: 'mm',
    fromAge,
    step: 10,
    slopes: slopes.map((slope) => decimal(slope)),
    base: base.map(thousandths),
    second: second.map(thousandths),
    secondPoints,
  };
}

const norwegian = Object.entries(read('norwegian_tyrving_2020.json').tables).flatMap(([letter, events]) =>
  Object.entries(events).map(([code, [kind, args]]) => ({
    letter,
    code,
    kind,
    args,
    why: NORWEGIAN_LEFT_OUT[code] ?? NORWEGIAN_LEFT_OUT[`${letter} ${code}`],
  })),
);
write('youth-norwegian-2020.json', {
  id: 'youth-norwegian-2020',
  kind: 'youth',
  edition: 'Tyrving, February 2020',
  source: 'openath/athlib (Apache-2.0)',
  notice: NOTICE,
  official: false,
  formula: 'linear',
  rows: norwegian
    .filter(({ why }) => why === undefined)
    .map(({ letter, code, kind, args }) => ({
      sex: SEX[letter],
      events: [norwegianEvent(code)],
      ...norwegianRow(kind, args),
    })),
  doubts: [{ row: 'M 110H1cm9.14m', why: 'a height of 1 cm: read as 0.991 m' }],
  leftOut: norwegian
    .filter(({ why }) => why !== undefined)
    .map(({ letter, code, why }) => ({ row: `${letter} ${code}`, why })),
});
