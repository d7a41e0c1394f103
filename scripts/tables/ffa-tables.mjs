/**
 * Writes shared-domain/tables/ffa-*.json from the public copies of the FFA's tables, where ../shared stands beside the
 * project. Run by hand when a new edition comes: node scripts/tables/ffa-tables.mjs, then
 * biome check --write shared-domain/tables
 *
 * Labels become uids, seconds and metres become whole ms and mm. An impossible value in the source is left
 * empty and named under `doubts`, never guessed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseFfaLabel } from '../../shared-domain/src/level/ffa-label.ts';

const REFERENCE = new URL('../../../shared/reference/', import.meta.url);
const TABLES = new URL('../../shared-domain/tables/', import.meta.url);
const NOTICE =
  'Not official: one public copy (Madadera/Track_and_Lab_Manager at a3210115ae42) of numbers published by the FFA; the document itself was not seen. Replaceable by a file.';
const SOURCE = 'FFA, read from a public copy';
/** Shown on screens, in the language of the federation, like the names of the other tables. */
const EDITION = 'FFA 2025-26 (copie non officielle)';
const SEX = { M: 1, F: 2 };
const MIXED = 3;

const read = (path) => JSON.parse(readFileSync(new URL(path, REFERENCE), 'utf8'));

/** One line for every row: a table is read and compared by people. */
function write(name, head, lists) {
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  for (const [key, rows] of Object.entries(lists)) {
    lines.push(`  ${JSON.stringify(key)}: [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`);
  }
  writeFileSync(new URL(name, TABLES), `{\n${lines.join(',\n')}\n}\n`);
}

/** A number without exponent. */
function decimal(number) {
  const [digits, power] = String(number).split('e-');
  if (power === undefined) return digits;
  const [whole, part = ''] = digits.split('.');
  return `0.${'0'.repeat(Number(power) - 1)}${whole}${part}`;
}

function eventOf(label) {
  const event = parseFfaLabel(label);
  return event && { ...event, event: `${String(event.g0).padStart(6, '0')}-${event.g1}` };
}

function kindOf(g0) {
  if (g0 < 800_000) return { kind: 'time', unit: 's' };
  if (g0 < 900_000) return { unit: 'pts' };
  return g0 <= 900_004 ? { kind: 'jump', unit: 'cm' } : { kind: 'throw', unit: 'm' };
}

function formulaRows(rows, unitOf) {
  const known = new Map();
  return rows.flatMap(({ sex, event: label, a, b, c }) => {
    const { g0, event, categories, mixed } = eventOf(label);
    const row = {
      sex: mixed ? MIXED : SEX[sex],
      event,
      ...(categories && { categories }),
      a: decimal(a),
      b: decimal(b),
      c: decimal(c),
      ...unitOf(g0),
    };
    const key = `${row.sex} ${event} ${categories ?? ''}`;
    const same = known.get(key);
    known.set(key, JSON.stringify(row));
    if (same !== undefined && same !== known.get(key)) throw new Error(`two rows for ${key}`);
    return same === undefined ? [row] : [];
  });
}

/** The source says centimetres, but its coefficients are those of World Athletics, in metres: 2.54 m is 1395 points. */
const hungarianUnit = (g0) => (g0 >= 900_000 ? { ...kindOf(g0), unit: 'm' } : kindOf(g0));

write(
  'ffa-hungarian.json',
  {
    format: 1,
    id: 'ffa-hungarian',
    kind: 'hungarian',
    edition: `Table hongroise étendue, ${EDITION}`,
    source: SOURCE,
    notice: NOTICE,
    official: false,
    formula: 'quadratic',
  },
  { rows: formulaRows(read('scoring/ffa_hungarian_coefficients.json').rows, hungarianUnit) },
);
write(
  'ffa-combined.json',
  {
    format: 1,
    id: 'ffa-combined',
    kind: 'combined',
    edition: `Épreuves combinées, engins des jeunes et des masters, ${EDITION}`,
    source: SOURCE,
    notice: NOTICE,
    official: false,
    formula: 'power',
  },
  { rows: formulaRows(read('combined/ffa_combined_coefficients.json').rows, kindOf) },
);

/** Merges rows with equal marks, for example of a race outdoors and indoors. */
function grouped(rows) {
  const groups = new Map();
  for (const { event, ...rest } of rows) {
    const key = JSON.stringify(rest);
    groups.set(key, { ...rest, events: [...new Set([...(groups.get(key)?.events ?? []), event])] });
  }
  return [...groups.values()].map(({ sex, categories, events, ...rest }) => ({
    sex,
    ...(categories && { categories }),
    events,
    ...rest,
  }));
}

const unitOf = (g0) => (g0 >= 800_000 && g0 < 900_000 ? 'pts' : g0 >= 900_000 || isTimed(g0) ? 'mm' : 'ms');
const isTimed = (g0) => [100_030, 100_060, 101_440].includes(g0);

/** The source writes an hour's distance in km or in metres, within one row too; 24 hours in km. */
function marked(value, g0) {
  if (value === null) return null;
  const km = g0 === 101_440 || (isTimed(g0) && value < 100);
  return Math.round(value * (unitOf(g0) === 'pts' ? 1 : km ? 1_000_000 : 1000));
}

const DOUBTFUL_LEVEL = { sex: 2, event: '900007-P3000', level: 'IR1' };

function levelTable() {
  const { order, senior, youthTriathlon } = read('levels/ffa_levels.json');
  const rows = Object.entries(senior).flatMap(([letter, { events }]) =>
    Object.entries(events).flatMap(([label, marks]) => {
      const sex = SEX[letter];
      const found = eventOf(label);
      if (found === undefined) return [];
      const womensHeptathlon = sex === 2 && found.event === '800007-I';
      const event = womensHeptathlon ? '800007-0' : found.event;
      const doubtful = (level) => sex === 2 && event === DOUBTFUL_LEVEL.event && level === DOUBTFUL_LEVEL.level;
      const { categories, g0 } = found;
      const values = order.map((level) => (doubtful(level) ? null : marked(marks[level], g0)));
      const events = g0 === 101_440 ? [event, '101440-R'] : [event];
      return events.map((each) => ({
        sex,
        ...(categories && { categories }),
        event: each,
        unit: unitOf(g0),
        marks: values,
      }));
    }),
  );
  const triathlon = Object.entries(youthTriathlon).map(([code, levels]) => ({
    sex: SEX[code[2]],
    category: code.slice(0, 2),
    points: order.map((level) => levels.find((row) => row.level === level)?.triathlonMin ?? null),
  }));
  return {
    head: { levels: order, clubPoints: senior.M.clubPoints, byTriathlonOnly: ['BB', 'EA', 'PO', 'BE', 'MI'] },
    lists: { rows: grouped(rows), triathlon, doubts: LEVEL_DOUBTS },
  };
}

const LEVEL_DOUBTS = [
  {
    sex: 2,
    events: ['900007-P3000'],
    at: 'IR1',
    source: '42.0',
    why: 'below IR2 (50.0); perhaps 52.0: left empty, so that 42 m is not IR1',
  },
  {
    sex: 2,
    events: ['100060-0'],
    at: 'D8',
    source: '1000.0',
    why: 'the row is in km and this one in metres: read as 1000 m',
  },
  {
    sex: 2,
    events: ['100060-W'],
    at: 'D8',
    source: '100.0',
    why: 'the row is in km and this one in metres, as in the 30 minutes: read as 100 m',
  },
  {
    sex: 2,
    events: ['800007-0'],
    at: 'event',
    source: 'Héptathlon (i)',
    why: "the women's heptathlon is held outdoors (indoors they have the pentathlon): read as outdoors",
  },
  {
    sex: 1,
    events: [],
    at: 'D8',
    source: 'D7',
    why: 'the last of 24 rows is labelled D7 with 1 point: read as D8, in every event',
  },
  {
    sex: 1,
    events: [],
    at: 'Grand Fond Marche',
    source: '',
    why: 'any long walk, 24 hours or 200 km: the label does not say which; left out',
  },
  {
    sex: 2,
    events: [],
    at: 'Grand Fond Marche',
    source: '',
    why: 'any long walk, 24 hours or 200 km: the label does not say which; left out',
  },
];

const level = levelTable();
write(
  'ffa-levels.json',
  {
    format: 1,
    id: 'ffa-levels',
    kind: 'levels',
    edition: `Niveaux, ${EDITION}`,
    source: SOURCE,
    notice: NOTICE,
    official: false,
    ...level.head,
  },
  level.lists,
);

const COTATION_DOUBTS = [
  {
    category: 'BE',
    sex: 2,
    events: ['002000-W', '002000-WI'],
    points: 16,
    source: '862.36',
    why: 'faster than the row of 17 points (865.54): left empty, 17 points from 865.54',
  },
  {
    category: 'MI',
    sex: 2,
    events: ['001000-0', '001000-I'],
    points: 24,
    source: '228.82',
    why: 'slower than the row of 23 points (224.77); perhaps 223.82: left empty, 25 points from 222.87',
  },
];
const NO_FLOOR = [
  {
    category: 'MI',
    sex: 1,
    events: ['000120-0'],
    points: 1,
    source: '0.0',
    why: 'a catch-all of 0 s catches nothing: left out',
  },
  {
    category: 'MI',
    sex: 2,
    events: ['000200-HP76'],
    points: 1,
    source: '30.0',
    why: 'a catch-all faster than the rows of 1 to 42 points catches nothing: left out',
  },
  {
    category: 'MI',
    sex: 3,
    events: ['000460-0'],
    points: 1,
    source: '50.0, 60.0',
    why: "the catch-all is 50 s in the boys' list and 60 s in the girls': 60 s",
  },
];

/** Marks of 1 to 50 points; `floor` is the catch-all that still gives 1 point. */
function cotationRow(category, letter, label, list) {
  const { event, mixed, g0 } = eventOf(label);
  const unit = unitOf(g0);
  const worst = (values) => (unit === 'ms' ? Math.max(...values) : Math.min(...values));
  const sex = mixed ? MIXED : SEX[letter];
  const doubtful = (points) =>
    COTATION_DOUBTS.some(
      (d) => d.category === category && d.sex === sex && d.events.includes(event) && d.points === points,
    );
  const of = (points) => list.filter(([each]) => each === points).map(([, value]) => marked(value, g0));
  const ones = of(1);
  const floor = worst(ones);
  const best = unit === 'ms' ? Math.min(...ones) : Math.max(...ones);
  const [second] = of(2);
  const bestIsReal = unit === 'ms' ? best > second : best < second;
  const marks = Array.from({ length: 50 }, (_, i) => (doubtful(i + 1) ? null : (of(i + 1)[0] ?? null)));
  marks[0] = bestIsReal ? best : floor;
  return { sex, categories: [category], event, unit, ...(bestIsReal && { floor }), marks };
}

function cotation() {
  const { tables } = read('youth/ffa_cotation_50pts.json');
  const all = Object.entries(tables).flatMap(([code, events]) =>
    Object.entries(events).map(([label, list]) => cotationRow(code.slice(0, 2), code[2], label, list)),
  );
  const mixed = new Map();
  for (const row of all.filter(({ sex }) => sex === MIXED)) {
    const key = `${row.categories} ${row.event}`;
    const floor = Math.max(row.floor, mixed.get(key)?.floor ?? 0);
    if (mixed.has(key) && `${mixed.get(key).marks}` !== `${row.marks}`) throw new Error(`two rows for ${key}`);
    mixed.set(key, { ...row, floor });
  }
  return grouped([...all.filter(({ sex }) => sex !== MIXED), ...mixed.values()]);
}

write(
  'ffa-cotation.json',
  {
    format: 1,
    id: 'ffa-cotation',
    kind: 'youth',
    edition: `Cotation de 50 points pour BE, MI et CA, ${EDITION}`,
    source: SOURCE,
    notice: NOTICE,
    official: false,
    formula: 'steps',
  },
  { rows: cotation(), doubts: [...COTATION_DOUBTS, ...NO_FLOOR] },
);
