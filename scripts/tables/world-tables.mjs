/**
 * Writes shared-domain/tables/{wa,iaaf}-*.json from the public copies of World Athletics' scoring tables, where ../shared
 * stands beside the project. Run by hand when a new edition comes: node scripts/tables/world-tables.mjs, then biome.
 *
 * Names become events, marks become whole ms, mm or points. An edition's bounds that the source leaves
 * out are where its formula gives 1 and 1400 points, as in every row where they are published.
 */
import { findTimeStep } from '../../shared-domain/src/performance/shown-value.ts';
import { makeQuadraticFormula } from '../../shared-domain/src/scoring/quadratic-points.ts';
import { decimal, read, SEX, write } from './lib/table-file.mjs';

const MAX = 1400;

const FIELD = {
  high_jump: 900_001,
  pole_vault: 900_002,
  long_jump: 900_003,
  triple_jump: 900_004,
  shot_put: 900_005,
  discus_throw: 900_006,
  hammer_throw: 900_007,
  javelin_throw: 900_008,
};
const COMBINED = { pentathlon: 800_005, heptathlon: 800_007, decathlon: 800_010 };
const NAMED = {
  '1mile': [1609, ''],
  road_mile: [1609, 'R'],
  '2miles': [3219, ''],
  '10miles': [16_093, 'R'],
  half_marathon: [21_097, 'R'],
  marathon: [42_195, 'R'],
  '4x400mix': [4400, ''],
};
const KINDS = { h: 'H', St: 'S', W: 'W', '': '' };

/** Number and variant of an event, without the letter for indoors. */
function eventOf(name) {
  const field = FIELD[name] ?? COMBINED[name];
  if (field !== undefined) return [field, ''];
  if (NAMED[name] !== undefined) return NAMED[name];
  const [, relay, leg] = /^(\d+)x(\d+)m$/.exec(name) ?? [];
  if (relay !== undefined) return [Number(relay + leg), ''];
  const [, number, km, kind] = /^(\d+)(k?)m(h|St|W|)$/.exec(name) ?? [];
  if (number === undefined) throw new Error(`no event for ${name}`);
  return [Number(number) * (km ? 1000 : 1), KINDS[kind] + (km ? 'R' : '')];
}

/** Equipment that the tables assume, by sex and event: hurdle heights in cm, implements in grams (TR 22, TR 32). */
const EQUIPMENT = {
  1: {
    50: 106,
    55: 106,
    60: 106,
    110: 106,
    400: 91,
    2000: 91,
    3000: 91,
    900005: 7260,
    900006: 2000,
    900007: 7260,
    900008: 800,
  },
  2: {
    50: 84,
    55: 84,
    60: 84,
    100: 84,
    400: 76,
    2000: 76,
    3000: 76,
    900005: 4000,
    900006: 1000,
    900007: 4000,
    900008: 600,
  },
};
const HAS_EQUIPMENT = /^9|[HS]I?$/;

const unitOf = (g0) => (g0 < 800_000 ? 's' : g0 < 900_000 ? 'pts' : 'm');

/** Whole ms, mm or points of a printed mark. */
function markOf(text, unit) {
  const value = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round(unit === 'pts' ? value : value * 1000);
}

/**
 * The worst mark that scores a point by the formula, and the worst that scores the most points up to 1400, in the steps in which marks of
 * the event are shown, as in the printed tables.
 */
function boundsOf(row, event) {
  const isTime = row.unit === 's';
  const points = makeQuadraticFormula({ ...row, scale: row.unit === 'pts' ? 1 : 1000, isTime });
  const step = { s: findTimeStep(event), m: 10, pts: 1 }[row.unit];
  const zero = isTime ? Math.ceil((-Number(row.b) * 1000) / step) : 1;
  const better = isTime ? -1 : 1;
  let lowest = zero;
  while (points(lowest * step) < 1) lowest += better;
  let highest = lowest;
  while (points((highest + better) * step) <= MAX) highest += better;
  while (points((highest - better) * step) === points(highest * step)) highest -= better;
  return { lowest: lowest * step, highest: highest * step };
}

/** Cells that are printed one point below the formula: mark and points by sex and event. */
const EXCEPTIONS = {
  '1 000110-H': [15_800, 765],
  '2 000100-0': [14_500, 557],
  '1 000050-HI': [7350, 854],
  '2 000050-HI': [10_300, 404],
  '2 000060-HI': [8200, 1115],
};

/** Events whose 1400 points are printed one mark later than the formula gives them. */
const NEAR_THE_TOP = { '1 800010-0': [9746, 1399], '2 015000-WR': [3_355_000, 1399] };
const TOO_SOON =
  'The formula is a little too generous near the top: it gives 1400 points one mark before the printed table does. Other marks may be a point over.';

function pointsRow({ venue, sex: letter, event: name, factor, offset, constant, lowest, highest }, doubts, ofPrint) {
  const [g0, kind] = eventOf(name);
  const g1 = `${kind}${venue === 'indoor' ? 'I' : ''}` || '0';
  const [sex, event] = [SEX[letter], `${String(g0).padStart(6, '0')}-${g1}`];
  const key = `${sex} ${event}`;
  const unit = unitOf(g0);
  const equipment = HAS_EQUIPMENT.test(event) || /H|S/.test(g1) ? EQUIPMENT[sex]?.[g0] : undefined;
  const row = { sex, event, unit, a: decimal(factor), b: decimal(offset), c: decimal(constant) };
  const bounds = boundsOf(row, { g0, g1 });
  const printed = { lowest: lowest && markOf(lowest.mark, unit), highest: highest && markOf(highest.mark, unit) };
  for (const end of ['lowest', 'highest'])
    if (printed[end] !== undefined && printed[end] !== bounds[end] && !NEAR_THE_TOP[key])
      throw new Error(`${key}: ${end} ${printed[end]} is printed, ${bounds[end]} computed`);
  const exceptions = ofPrint ? [EXCEPTIONS[key], NEAR_THE_TOP[key]].filter(Boolean) : [];
  return {
    ...row,
    ...(equipment && { equipment }),
    lowest: printed.lowest ?? bounds.lowest,
    highest: printed.highest ?? bounds.highest,
    ...(exceptions.length > 0 && { exceptions }),
    ...(ofPrint && NEAR_THE_TOP[key] && { doubt: TOO_SOON }),
    ...(doubts[key] && { official: false, doubt: doubts[key] }),
  };
}

/** `ofPrint`: the cells that differ from the formula were found in the printed tables of this edition or the one it derives from. */
function writePoints(id, source, path, head, { doubts = {}, ofPrint = true } = {}) {
  const { rows } = read(path);
  write(
    `${id}.json`,
    { format: 1, id, kind: 'wa', ...head, source, formula: 'quadratic' },
    { rows: rows.map((row) => pointsRow(row, doubts, ofPrint)) },
  );
}

const GLAIVEPRO = 'GlaivePro/IaafPoints at 67a2410992bf (MIT)';
const BOUNDS = 'lowest and highest marks: nimarion/worldathletics-scoring at bc21b5e7166c, from the printed tables';
const COMPUTED = 'Bounds of rows that the source leaves out are where the formula gives 1 and 1400 points.';
writePoints('wa-2022', `${GLAIVEPRO}; ${BOUNDS}`, 'scoring/wa_points_2022.json', {
  edition: 'World Athletics Scoring Tables 2022, revised edition',
  notice: `Formulas found from the printed tables; five printed cells are one point under the formula and are given as printed. ${COMPUTED}`,
  official: true,
});
const UNRESOLVED = 'The edition of 2022: a fit of the tables of 2025 differs by up to 12 points, not resolved.';
writePoints(
  'wa-2025',
  `Derived from the edition of 2022 (${GLAIVEPRO}), the FFA's file of 2025-26 and a fit of the tables of 2025 (jchen1/iaaf-scoring-tables at 78864d4c8b9b, MIT)`,
  'scoring/wa_points_2025_derived.json',
  {
    edition: 'World Athletics Scoring Tables 2025 (derived)',
    notice: `Derived, not printed: 25 km, 30 km, the marathon, the road mile and the mixed relay are new, the rest and the five exceptions are of 2022. Men's 110 m hurdles and men's indoor 50 m hurdles are not resolved. ${COMPUTED}`,
    official: false,
  },
  { doubts: { '1 000110-H': UNRESOLVED, '1 000050-HI': UNRESOLVED } },
);
writePoints(
  'iaaf-2017',
  GLAIVEPRO,
  'scoring/iaaf_points_2017.json',
  {
    edition: 'IAAF Scoring Tables 2017',
    notice: `Formulas found from the printed tables, not checked against them cell by cell. ${COMPUTED}`,
    official: true,
  },
  { ofPrint: false },
);
