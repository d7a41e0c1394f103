import { describe, expect, test } from '@jest/globals';
import type { EventRecord } from './event-record.ts';
import { listRecordClaims, type RecordContest, type RecordRow } from './record-claim.ts';

const MEN = 55;
const WOMEN = 56;
const U20_MEN = 51;
const U18_MEN = 49;
const ALL_MEN = 57;
const ALL_WOMEN = 58;
const M35 = 101;
const M40 = 103;
const MIXED = 999;

const MR: EventRecord = { kind: 'MR', event: '000100-0-55', v: 10_420, holder: 'A. Dupont' };
const NR: EventRecord = { ...MR, kind: 'NR', scope: 'FRA' };
const SPRINT: RecordContest = {
  event: { g0: 100, g1: '0' },
  category: MEN,
  wind: 1.2,
  isOfficial: true,
  competitors: 8,
};
const field = (g0: number, category = MEN, g1 = '0'): RecordContest => ({
  event: { g0, g1 },
  category,
  isOfficial: true,
  competitors: 8,
});
const of = (g0: number, v: number, more: Partial<EventRecord> = {}): EventRecord => ({
  ...MR,
  event: `${String(g0).padStart(6, '0')}-0-55`,
  v,
  ...more,
});
const LONG = of(900_003, 8000);
const HIGH = of(900_001, 2300);
const SHOT = of(900_005, 18_200);
const LAPS = of(400, 45_000);
const DECATHLON = of(800_010, 8000);
const PARTS = [
  { g0: 100, g1: '0' },
  { g0: 900_003, g1: '0' },
  { g0: 110, g1: 'HP106' },
];
const winds = (...all: (number | undefined)[]) => all.map((wind) => ({ wind }));

const time = (v: number, more: Partial<RecordRow> = {}): RecordRow => ({ prf: { v, u: 'ms', st: 1 }, ...more });
const far = (v: number, more: Partial<RecordRow> = {}): RecordRow => ({ prf: { v, u: 'mm', st: 1 }, ...more });
const total = (v: number, more: Partial<RecordRow> = {}): RecordRow => ({ prf: { v, u: 'pts', st: 1 }, ...more });
const jump = (...all: (readonly [v: number, w?: number])[]) =>
  far(Math.max(...all.map(([v]) => v)), {
    attempts: all.map(([v, w]) => ({ r: 'o', v, ...(w !== undefined && { w }) })),
  });

/** The claim of one row in words: what it does, its state, what is missing. */
function describeClaim(row: RecordRow, record: EventRecord, contest: RecordContest): string {
  const [claim] = listRecordClaims([row], [record], contest)[0] ?? [];
  return claim === undefined ? 'none' : [claim.relation, claim.state, ...claim.missing].join(' ');
}

const FRENCH = { country: 'FRA' };

describe('what a result does to a record, its state and what is missing', () => {
  test.each<[string, RecordRow, EventRecord, RecordContest, string]>([
    // The mark
    ['better by a hundredth', time(10_410), MR, SPRINT, 'beats pending'],
    ['equal', time(10_420), MR, SPRINT, 'equals pending'],
    ['equal as shown, shorter by a thousandth', time(10_411), MR, SPRINT, 'equals pending'],
    ['worse', time(10_421), MR, SPRINT, 'none'],
    ['higher by a centimetre', far(2310), HIGH, field(900_001), 'beats pending'],
    ['as high', far(2300), HIGH, field(900_001), 'equals pending'],
    ['less high', far(2290), HIGH, field(900_001), 'none'],
    ['further', far(18_210), SHOT, field(900_005), 'beats pending'],
    ['as far, cut to the centimetre', far(18_209), SHOT, field(900_005), 'equals pending'],
    [
      'one point more',
      total(8001, { cells: winds(1, 1, 1) }),
      DECATHLON,
      { ...field(800_010), parts: PARTS },
      'beats pending',
    ],
    ['without proof (Q13)', { prf: { v: 10_000, u: 'ms', st: 0 } }, MR, SPRINT, 'none'],
    ['disqualified', { prf: { v: 10_000, u: 'ms', st: 4 } }, MR, SPRINT, 'none'],
    ['did not finish', { prf: { st: 3 } }, MR, SPRINT, 'none'],
    // Official
    ['unofficial', time(10_400), MR, { ...SPRINT, isOfficial: false }, 'beats possible official'],
    ['official, under protest', time(10_400), MR, { ...SPRINT, isUnderProtest: true }, 'beats possible protest'],
    // Wind
    ['wind of exactly +2.0', time(10_400), MR, { ...SPRINT, wind: 2 }, 'beats pending'],
    ['wind of +2.1', time(10_400), MR, { ...SPRINT, wind: 2.1 }, 'none'],
    ['head wind', time(10_400), MR, { ...SPRINT, wind: -3.4 }, 'beats pending'],
    ['no reading over 100 m', time(10_400), MR, { ...SPRINT, wind: undefined }, 'beats possible wind'],
    ['no reading over 200 m', time(20_000), of(200, 20_100), { ...field(200) }, 'beats possible wind'],
    [
      'no reading in hurdles',
      time(13_000),
      of(110, 13_100, { event: '000110-HP106-55' }),
      field(110, MEN, 'HP106'),
      'beats possible wind',
    ],
    ['+2.1 over 400 m', time(44_900), LAPS, { ...field(400), wind: 2.1 }, 'beats pending'],
    ['no reading over 400 m', time(44_900), LAPS, field(400), 'beats pending'],
    ['no reading indoors', time(6500), of(60, 6510, { event: '000060-I-55' }), field(60, MEN, 'I'), 'beats pending'],
    ['no reading in a throw', far(18_300), SHOT, field(900_005), 'beats pending'],
    ['the legal jump behind a windy one', jump([8100, 2.6], [8050, 1.1]), LONG, field(900_003), 'beats pending'],
    ['windy jumps alone', jump([8100, 2.6]), LONG, field(900_003), 'none'],
    [
      'the best jump without a reading, a legal one worse',
      jump([8100], [7950, 1.1]),
      LONG,
      field(900_003),
      'beats possible wind',
    ],
    [
      'a longer jump without a reading behind a legal one',
      jump([8100], [8050, 1.1]),
      LONG,
      field(900_003),
      'beats pending',
    ],
    ['a jump without its series, by its own wind', far(8100, { wind: 0.4 }), LONG, field(900_003), 'beats pending'],
    [
      'a jump without its series and its wind',
      far(8100),
      LONG,
      { ...field(900_003), wind: 0.4 },
      'beats possible wind',
    ],
    [
      'a mean wind of 1.97',
      total(8100, { cells: winds(2.4, 3.1, 0.4) }),
      DECATHLON,
      { ...field(800_010), parts: PARTS },
      'beats pending',
    ],
    [
      'a mean wind above 2.0',
      total(8100, { cells: winds(2.4, 3.1, 0.6) }),
      DECATHLON,
      { ...field(800_010), parts: PARTS },
      'none',
    ],
    [
      'a reading missing in a decathlon',
      total(8100, { cells: winds(2.4, undefined, 0.4) }),
      DECATHLON,
      { ...field(800_010), parts: PARTS },
      'beats possible wind',
    ],
    ['a decathlon whose parts are not known', total(8100), DECATHLON, field(800_010), 'beats possible wind'],
    [
      'a heptathlon indoors',
      total(6100),
      of(800_007, 6000, { event: '800007-I-55' }),
      { ...field(800_007, MEN, 'I') },
      'beats pending',
    ],
    // Method
    [
      'by hand against electronic, 0.24 s to spare',
      time(10_100),
      MR,
      { ...SPRINT, event: { g0: 100, g1: '0', hand: true } },
      'beats possible method',
    ],
    [
      'by hand against electronic, equal when corrected',
      time(10_180),
      { ...MR, v: 10_440 },
      { ...SPRINT, event: { g0: 100, g1: '0', hand: true } },
      'none',
    ],
    [
      'by hand against a record by hand',
      time(10_200),
      { ...MR, v: 10_200, method: 'hand' },
      { ...SPRINT, event: { g0: 100, g1: '0', hand: true } },
      'equals pending',
    ],
    [
      'electronic against a record by hand',
      time(10_430),
      { ...MR, v: 10_200, method: 'hand' },
      SPRINT,
      'beats possible method',
    ],
    ['a height whose record says a method', far(2310), { ...HIGH, method: 'hand' }, field(900_001), 'beats pending'],
    // Opponents, mixed races
    [
      'two athletes for a national record',
      time(10_400, FRENCH),
      NR,
      { ...SPRINT, competitors: 2 },
      'beats possible competitors',
    ],
    ['three athletes for a national record', time(10_400, FRENCH), NR, { ...SPRINT, competitors: 3 }, 'beats pending'],
    ['alone for a meeting record', time(10_400), MR, { ...SPRINT, competitors: 1 }, 'beats pending'],
    [
      'two teams for a national record',
      time(39_000, FRENCH),
      of(4100, 39_100, { kind: 'NR', scope: 'FRA' }),
      { ...field(4100), competitors: 2 },
      'beats pending',
    ],
    [
      'one team for a national record',
      time(39_000, FRENCH),
      of(4100, 39_100, { kind: 'NR', scope: 'FRA' }),
      { ...field(4100), competitors: 1 },
      'beats possible competitors',
    ],
    [
      'a mixed race for a national record',
      time(10_400, FRENCH),
      NR,
      { ...SPRINT, isMixed: true },
      'beats possible mixed',
    ],
    ['a mixed race for a meeting record', time(10_400), MR, { ...SPRINT, isMixed: true }, 'beats pending'],
    // Implement, height, surface
    [
      'a shot of 5 kg against 7.26 kg',
      far(18_300),
      { ...SHOT, event: '900005-P7260-55' },
      field(900_005, U18_MEN),
      'none',
    ],
    [
      'the same weight, written or of the category',
      far(18_300),
      { ...SHOT, event: '900005-P7260-55' },
      field(900_005),
      'beats pending',
    ],
    [
      'one’s own implement in a contest of all categories',
      far(18_300, { category: U18_MEN, implement: 5000 }),
      { ...SHOT, event: '900005-0-49' },
      field(900_005, ALL_MEN),
      'beats pending',
    ],
    [
      'the implement of another category',
      far(18_300, { category: U18_MEN, implement: 5000 }),
      SHOT,
      field(900_005, ALL_MEN),
      'none',
    ],
    [
      'an implement that nobody knows',
      far(18_300),
      { ...SHOT, event: '900005-0-57' },
      field(900_005, ALL_MEN),
      'beats possible implement',
    ],
    [
      'hurdles of another height',
      time(13_000),
      of(110, 13_100, { event: '000110-HP106-55' }),
      { ...field(110, MEN, 'HP99'), wind: 1 },
      'none',
    ],
    ['hurdles against a flat race', time(13_000), of(110, 13_100), { ...field(110, MEN, 'HP106'), wind: 1 }, 'none'],
    [
      'an indoor mark against an outdoor record',
      time(45_000),
      { ...LAPS, v: 45_100, surface: 'outdoor' },
      { ...field(400), event: { g0: 400, g1: '0', indoor: true } },
      'none',
    ],
    [
      'an outdoor mark against an indoor record',
      time(45_000),
      { ...LAPS, v: 45_100, event: '000400-I-55' },
      field(400),
      'none',
    ],
    [
      'a record of the competition’s own surface',
      time(45_000),
      { ...LAPS, v: 45_100 },
      { ...field(400), event: { g0: 400, g1: '0', indoor: true } },
      'beats pending',
    ],
    [
      'a short track against the outdoor record',
      time(45_000),
      { ...LAPS, v: 45_100, surface: 'outdoor' },
      { ...field(400), surface: 'short' },
      'none',
    ],
    [
      'a short track against its own record',
      time(45_000),
      { ...LAPS, v: 45_100, surface: 'short' },
      { ...field(400), surface: 'short' },
      'beats pending',
    ],
    [
      'a road race against the track',
      time(1_700_000),
      of(10_000, 1_710_000, { surface: 'outdoor' }),
      field(10_000, MEN, 'R'),
      'none',
    ],
    [
      'a road race against the road',
      time(1_700_000),
      of(10_000, 1_710_000, { event: '010000-R-55' }),
      field(10_000, MEN, 'R'),
      'beats pending',
    ],
    ['a record at altitude, which counts', time(10_410), { ...MR, altitude: true }, SPRINT, 'beats pending'],
    // Sex, age
    ['another event', time(10_000), of(200, 20_000), SPRINT, 'none'],
    ['a uid that is none', time(10_000), { ...MR, event: '100 m' }, SPRINT, 'none'],
    ['a woman in a men’s race', time(10_400, { category: WOMEN }), MR, SPRINT, 'none'],
    [
      'a woman among all, for the women’s record',
      time(10_400, { category: WOMEN }),
      { ...MR, event: '000100-0-56' },
      SPRINT,
      'beats pending',
    ],
    ['an athlete of a younger category', time(10_400, { category: U18_MEN }), MR, SPRINT, 'beats pending'],
    [
      'an under-20 athlete of a senior race, for the under-20 record',
      time(10_400, { category: U20_MEN }),
      { ...MR, event: '000100-0-51' },
      SPRINT,
      'beats pending',
    ],
    [
      'an under-18 athlete of a senior race, for the under-20 record',
      time(10_400, { category: U18_MEN }),
      { ...MR, event: '000100-0-51' },
      SPRINT,
      'beats pending',
    ],
    [
      'a senior for the under-20 record',
      time(10_400, { category: MEN }),
      { ...MR, event: '000100-0-51' },
      SPRINT,
      'none',
    ],
    [
      'an athlete of no category for the under-20 record',
      time(10_400),
      { ...MR, event: '000100-0-51' },
      SPRINT,
      'none',
    ],
    [
      'a master for the senior record',
      time(10_400, { category: M35 }),
      MR,
      { ...SPRINT, category: M35 },
      'beats pending',
    ],
    [
      'a master for another class of masters',
      time(10_400, { category: M40 }),
      { ...MR, event: '000100-0-101' },
      { ...SPRINT, category: M40 },
      'none',
    ],
    [
      'a master for the record of all masters',
      time(10_400, { category: M40 }),
      { ...MR, event: '000100-0-59' },
      { ...SPRINT, category: M40 },
      'beats pending',
    ],
    [
      'a senior for the masters’ record',
      time(10_400, { category: MEN }),
      { ...MR, event: '000100-0-59' },
      SPRINT,
      'none',
    ],
    [
      'a record of all ages',
      time(10_400, { category: U18_MEN }),
      { ...MR, event: '000100-0-57' },
      SPRINT,
      'beats pending',
    ],
    [
      'nobody’s sex in a race of all, for a record of all women',
      time(10_400),
      { ...MR, event: '000100-0-58' },
      { ...SPRINT, category: MIXED },
      'beats possible category',
    ],
    [
      'nobody’s sex in a race of all, for the under-20 record',
      time(10_400),
      { ...MR, event: '000100-0-51' },
      { ...SPRINT, category: MIXED },
      'none',
    ],
    [
      'a category that nobody knows, its own',
      time(10_400),
      { ...MR, event: '000100-0-999' },
      { ...SPRINT, category: MIXED },
      'beats pending',
    ],
    [
      'a category that nobody knows, another',
      time(10_400, { category: MEN }),
      { ...MR, event: '000100-0-999' },
      SPRINT,
      'none',
    ],
    // Whose record
    ['no nation known', time(10_400), NR, SPRINT, 'beats possible nationality'],
    ['of the nation', time(10_400, FRENCH), NR, SPRINT, 'beats pending'],
    ['of another nation', time(10_400, { country: 'BEL' }), NR, SPRINT, 'none'],
    [
      'a national record that names no nation',
      time(10_400, FRENCH),
      { ...NR, scope: undefined },
      SPRINT,
      'beats possible nationality',
    ],
    [
      'an area record',
      time(10_400, FRENCH),
      { ...MR, kind: 'AR', scope: 'Europe' },
      SPRINT,
      'beats possible nationality',
    ],
    ['a world record', time(10_400), { ...MR, kind: 'WR' }, SPRINT, 'beats pending'],
    ['a championship record', time(10_400), { ...MR, kind: 'CR' }, SPRINT, 'beats pending'],
    [
      'of the club',
      time(10_400, { club: 'ac rennes' }),
      { ...MR, kind: 'club', scope: 'AC Rennes' },
      SPRINT,
      'beats pending',
    ],
    [
      'of another club',
      time(10_400, { club: 'AC Brest' }),
      { ...MR, kind: 'club', scope: 'AC Rennes' },
      SPRINT,
      'none',
    ],
    [
      'no club known',
      time(10_400, { club: '' }),
      { ...MR, kind: 'club', scope: 'AC Rennes' },
      SPRINT,
      'beats possible club',
    ],
    ['of a league', time(10_400), { ...MR, kind: 'league', scope: 'BRE' }, SPRINT, 'beats possible licence'],
    ['of a department', time(10_400), { ...MR, kind: 'department', scope: '35' }, SPRINT, 'beats possible licence'],
    ['of a category', time(10_400), { ...MR, kind: 'category' }, SPRINT, 'beats pending'],
    ['a world lead, which nobody ratifies', time(10_400), { ...MR, kind: 'WL' }, SPRINT, 'beats ratified'],
    ['an area lead', time(10_400), { ...MR, kind: 'EL' }, SPRINT, 'beats possible nationality'],
    ['a national lead', time(10_400, FRENCH), { ...NR, kind: 'NL' }, SPRINT, 'beats ratified'],
    ['a national lead of another nation', time(10_400, { country: 'BEL' }), { ...NR, kind: 'NL' }, SPRINT, 'none'],
    [
      'an unofficial lead',
      time(10_400),
      { ...MR, kind: 'WL' },
      { ...SPRINT, isOfficial: false },
      'beats possible official',
    ],
    // In competition
    ['out of competition', time(10_400, { rank: 2001 }), MR, SPRINT, 'none'],
    ['out of competition in a long list', time(10_400, { standing: 'outOfCompetition' }), MR, SPRINT, 'none'],
    ['a guest', time(10_400, { rank: 1001 }), MR, SPRINT, 'beats pending'],
    // Several gaps, in their order
    [
      'all that can be missing',
      time(10_100),
      NR,
      {
        ...SPRINT,
        wind: undefined,
        isOfficial: false,
        isUnderProtest: true,
        competitors: 1,
        isMixed: true,
        event: { g0: 100, g1: '0', hand: true },
      },
      'beats possible official protest wind method competitors mixed nationality',
    ],
  ])('%s', (_, row, record, contest, expected) => {
    expect(describeClaim(row, record, contest)).toBe(expected);
  });
});

describe('who of a list beats or equals a record', () => {
  const name = (rows: readonly RecordRow[], records: readonly EventRecord[] = [MR], contest: RecordContest = SPRINT) =>
    listRecordClaims(rows, records, contest).map((claims) =>
      claims.map(({ record, relation }) => `${record.kind} ${relation}`),
    );

  test('each record has its own answer, with the mark and its wind', () => {
    expect(name([time(10_310)], [MR, { ...MR, kind: 'SR', v: 10_310 }])).toEqual([['MR beats', 'SR equals']]);
    expect(name([time(10_500)])).toEqual([[]]);
    expect(listRecordClaims([jump([8050, 1.1])], [LONG], field(900_003))[0]).toEqual([
      { record: LONG, relation: 'beats', state: 'pending', v: 8050, wind: 1.1, missing: [] },
    ]);
    expect(listRecordClaims([time(44_000)], [LAPS], field(400))[0]?.[0]).not.toHaveProperty('wind');
  });

  test('only the best mark of the list, and both who share it', () => {
    expect(name([time(10_401), time(10_405), time(10_411)])).toEqual([['MR beats'], ['MR beats'], []]);
    expect(name([far(18_300), far(18_400)], [SHOT], field(900_005))).toEqual([[], ['MR beats']]);
  });

  test('a mark that lacks nothing stands beside a better one that lacks something', () => {
    const rows = [jump([8200]), jump([8100, 1]), jump([8050, 1]), jump([8150])];
    expect(name(rows, [LONG], field(900_003))).toEqual([['MR beats'], ['MR beats'], [], []]);
  });

  test('a record that two share is one; those of two nations or categories are two', () => {
    expect(name([time(10_400)], [MR, { ...MR, holder: 'B. Martin' }])).toEqual([['MR beats']]);
    expect(name([time(10_400, { category: U20_MEN })], [MR, { ...MR, event: '000100-0-51' }])[0]).toHaveLength(2);
  });

  test('the next best where who leads cannot hold it', () => {
    expect(name([time(10_300, { rank: 2001 }), time(10_400)])).toEqual([[], ['MR beats']]);
    expect(name([time(10_300, { rank: 2001 }), ...Array.from({ length: 999 }, () => time(11_000))])[0]).toEqual([
      'MR beats',
    ]);
  });

  test('opponents are who took part, and a race is mixed where its rows are of both sexes', () => {
    const rest = { ...SPRINT, competitors: undefined };
    const missing = (rows: readonly RecordRow[], contest: RecordContest = rest, record = NR) =>
      listRecordClaims(rows, [record], contest)[0]?.[0]?.missing;
    const own = time(10_400, { ...FRENCH, category: MEN });
    const dns = { prf: { st: 2 } };
    const none = { prf: { st: 6 } };
    expect(missing([own, time(11_000), dns, none])).toEqual(['competitors']);
    expect(missing([own, time(11_000), { prf: { st: 3 } }])).toEqual([]);
    expect(missing([own, time(11_000, { category: MEN }), time(11_000, { category: WOMEN })])).toEqual(['mixed']);
    const jumps = { ...rest, event: { g0: 900_001, g1: '0' } };
    const high = { ...far(2310, { ...FRENCH, category: MEN }) };
    const rivals = [far(1800, { category: WOMEN }), far(1700)];
    expect(missing([high, ...rivals], jumps, { ...HIGH, kind: 'NR', scope: 'FRA' })).toEqual([]);
    const relay = time(39_000, { ...FRENCH, category: MEN });
    const teams = [relay, time(40_000, { category: WOMEN })];
    expect(
      missing(teams, { ...rest, event: { g0: 4100, g1: '0' } }, of(4100, 39_100, { kind: 'NR', scope: 'FRA' })),
    ).toEqual([]);
  });

  test('in a list without a mark nobody does', () => {
    expect(name([{ prf: { st: 2 } }])).toEqual([[]]);
    expect(listRecordClaims([], [MR], SPRINT)).toEqual([]);
    expect(name([time(10_400)], [])).toEqual([[]]);
  });
});

test('a record of women is not of all where only one sex is known', () => {
  const contest = { ...SPRINT, category: ALL_WOMEN };
  expect(describeClaim(time(11_000), { ...MR, v: 11_100, event: '000100-0-56' }, contest)).toBe('none');
  expect(describeClaim(time(11_000, { category: WOMEN }), { ...MR, v: 11_100, event: '000100-0-56' }, contest)).toBe(
    'beats pending',
  );
});
