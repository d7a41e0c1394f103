import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Attempts } from '../performance/attempts.ts';
import type { QualifyingDecision, QualifyingHeat, QualifyingRow } from './qualification.ts';
import { qualifyField } from './qualify-field.ts';
import { qualifyTrack } from './qualify-track.ts';

/** Tilastopaja Oy, ODbL: the data stays beside the project and is never part of it. */
const MEET = new URL('../../../../shared/meets/rio2016_olympics.json', import.meta.url);

interface Source {
  readonly rank?: string | number;
  readonly familyName?: string;
  readonly country: string;
  readonly performance: string;
  readonly qualification?: string;
  readonly attempts?: readonly { performance: string }[];
  readonly heights?: readonly {
    height?: string;
    results?: string;
    roundresults?: { performance: string; round: string };
  }[];
}
interface Unit {
  readonly eventCode: string;
  readonly gender: string;
  readonly round: string;
  readonly roundName?: string;
  readonly athlon?: unknown;
  readonly results: readonly Source[];
}

const FIELD: Readonly<Record<string, number>> = {
  HJ: 900_001,
  PV: 900_002,
  LJ: 900_003,
  TJ: 900_004,
  SP: 900_005,
  DT: 900_006,
  HT: 900_007,
  JT: 900_008,
};

function numberOf(code: string): number {
  return FIELD[code] ?? (code.startsWith('4x') ? Number(`4${code.slice(2)}`) : Number.parseInt(code, 10));
}

const thousandths = (text: string) => Math.round(Number(text) * 1000);

function prfOf(text: string, g0: number) {
  if (!/^[\d:.]+$/.test(text)) return { st: { DNS: 2, DNF: 3, NM: 5, NH: 5 }[text] ?? 4 };
  if (g0 >= 900_000) return { v: thousandths(text), u: 'mm' as const, st: 1 };
  const [seconds = '', minutes = '0'] = text.split(':').toReversed();
  return { v: Number(minutes) * 60_000 + thousandths(seconds), u: 'ms' as const, st: 1 };
}

function attemptsOf({ heights, attempts = [] }: Source): Attempts {
  if (!heights) {
    return attempts.map(({ performance }) =>
      /\d/.test(performance) ? { r: 'o', v: thousandths(performance) } : { r: performance === 'X' ? 'x' : '-' },
    );
  }
  return heights.map(({ height, results, roundresults }) => ({
    h: thousandths(height ?? roundresults?.performance ?? ''),
    r: (results ?? roundresults?.round ?? '').toLowerCase(),
  }));
}

const nameOf = ({ familyName, country }: Source) => familyName ?? country;

/** Sent as a converter sends it: the published place as the photo finish's own. */
function heatOf({ results, eventCode }: Unit, index: number): QualifyingHeat {
  const g0 = numberOf(eventCode);
  return {
    number: index + 1,
    rows: results.map(
      (row, at): QualifyingRow => ({
        id: `${index + 1}.${at} ${nameOf(row)}`,
        prf: prfOf(row.performance, g0),
        ...(g0 < 900_000 && row.rank !== undefined && { rank: Number(row.rank) }),
        ...(g0 >= 900_000 && { attempts: attemptsOf(row) }),
      }),
    ),
  };
}

const units: readonly Unit[] = JSON.parse(readFileSync(MEET, 'utf8')).events;

/** Rounds with published Q or q, by sex, event and round. */
const rounds = Map.groupBy(
  units.filter(({ athlon }) => athlon === undefined),
  ({ gender, eventCode, round }) => `${gender} ${eventCode} ${round}`,
);
for (const [name, heats] of rounds)
  if (!heats.some(({ results }) => results.some((row) => row.qualification))) rounds.delete(name);
const trackRounds = [...rounds].filter(([, [first]]) => first && numberOf(first.eventCode) < 900_000);
const fieldRounds = [...rounds].filter(([, [first]]) => first && numberOf(first.eventCode) >= 900_000);

const published = (heats: readonly Unit[]) => heats.map(({ results }) => results.map((row) => row.qualification));

/** The rule read off the published letters: Q of most heats, and all q. */
function publishedRule(heats: readonly Unit[]) {
  const [, ...most] = heats
    .map(({ results }) => results.filter((row) => row.qualification === 'Q').length)
    .toSorted((a, b) => a - b);
  const times = heats.flatMap(({ results }) => results).filter((row) => row.qualification === 'q').length;
  return { places: most.at(-1) ?? 0, times };
}

function codesOf(heats: readonly Unit[], rule: Parameters<typeof qualifyTrack>[2], rerun?: number) {
  const g0 = numberOf(heats[0]?.eventCode ?? '');
  const sent = heats.map((heat, index) => ({ ...heatOf(heat, index), ...(index === rerun && { rerun: true }) }));
  return qualifyTrack(sent, { g0, g1: '0' }, rule);
}

/** Rounds with referees' decisions and re-runs: the rule of the round, and whom officials took on. */
const DECIDED: Readonly<
  Record<string, { places: number; times: number; takenOn?: readonly string[]; rerun?: number }>
> = {
  'M 1500 HEAT': { places: 6, times: 6, takenOn: ['Tesfaye', 'Grice'] },
  'M 5000 HEAT': { places: 5, times: 5, takenOn: ['Mead'] },
  'W 5000 HEAT': { places: 5, times: 5, takenOn: ['Wenth', 'Hamblin', "D'Agostino"] },
  'W 3000SC HEAT': { places: 3, times: 6, takenOn: ['Diro', 'Praught', 'Treacy'] },
  'W 4x100 HEAT': { places: 3, times: 2, rerun: 2 },
};

/** Qualifying standards of the meet's regulations, mm; each lies between the last published Q and the first q. */
const STANDARDS: Readonly<Record<string, number>> = {
  'M HJ PRELIM': 2310,
  'M PV PRELIM': 5750,
  'M LJ PRELIM': 8150,
  'M TJ PRELIM': 16_950,
  'M SP PRELIM': 20_650,
  'M DT PRELIM': 65_500,
  'M HT PRELIM': 76_500,
  'M JT PRELIM': 83_000,
  'W HJ PRELIM': 1940,
  'W PV PRELIM': 4600,
  'W LJ PRELIM': 6750,
  'W TJ PRELIM': 14_300,
  'W SP PRELIM': 18_400,
  'W DT PRELIM': 62_000,
  'W HT PRELIM': 72_000,
  'W JT PRELIM': 63_000,
};

describe('Rio 2016 qualification (needs ../shared/meets)', () => {
  test('the rule alone gives the published Q and q in 32 of 38 track rounds', () => {
    const different = trackRounds
      .filter(([, heats]) => {
        const { heats: rows, openTies } = codesOf(heats, publishedRule(heats));
        const codes = rows.map((heat) => heat.map(({ qualified }) => qualified));
        return openTies.length > 0 || JSON.stringify(codes) !== JSON.stringify(published(heats));
      })
      .map(([name]) => name);
    expect(trackRounds).toHaveLength(38);
    expect(different.toSorted()).toEqual([...Object.keys(DECIDED), 'M 110H HEAT'].toSorted());
  });

  test.each(Object.entries(DECIDED))(
    '%s: published letters come out with the published decisions given',
    (name, given) => {
      const heats = rounds.get(name) ?? [];
      const ids = heats.flatMap((heat, index) => heatOf(heat, index).rows.map(({ id }) => id));
      const decisions = (given.takenOn ?? []).map((athlete): QualifyingDecision => {
        return { code: 'qR', id: ids.find((id) => id.endsWith(` ${athlete}`)) ?? '', by: 'Referee', reason: 'TR 17.1' };
      });
      const { heats: rows, refused } = codesOf(heats, { ...given, decisions }, given.rerun);
      const takenOn = rows.flat().filter(({ qualified }) => qualified === 'qR');
      expect(refused).toEqual([]);
      expect(takenOn.map(({ id }) => id).toSorted()).toEqual(
        decisions.map((one) => ('id' in one ? one.id : '')).toSorted(),
      );
      expect(rows.map((heat) => heat.map(({ qualified }) => (qualified === 'qR' ? 'q' : qualified)))).toEqual(
        published(heats),
      );
    },
  );

  test('110 m hurdles, men: 4 places and 4 times, Carter taken on after the re-run, are the 25 semi-finalists', () => {
    const heats = (rounds.get('M 110H HEAT') ?? []).slice(0, 5);
    const carter = heatOf(heats[1] as Unit, 1).rows.find(({ id }) => id.endsWith(' Carter'))?.id ?? '';
    const { heats: rows } = codesOf(heats, {
      places: 4,
      times: 4,
      decisions: [{ code: 'qR', id: carter, by: 'Referee' }],
    });
    const on = (code: string) => rows.flat().filter(({ qualified }) => qualified === code);
    const name = (id: string) => id.slice(id.indexOf(' ') + 1);
    const semi = rounds.get('M 110H SEMI') ?? [];
    const starters = semi.flatMap(({ results }) => results.map(nameOf)).toSorted();
    expect([on('Q').length, on('q').length, on('qR').map(({ id }) => name(id))]).toEqual([20, 4, ['Carter']]);
    expect(
      rows
        .flat()
        .filter(({ qualified }) => qualified)
        .map(({ id }) => name(id))
        .toSorted(),
    ).toEqual(starters);
    const letters = published(heats).flat();
    rows.flat().forEach(({ qualified }, at) => {
      if (letters[at] !== undefined) expect(qualified).toBe(letters[at]);
    });
  });

  test.each(fieldRounds)('%s: Q by standard and q by mark as published', (name, heats) => {
    const [pool] = heats as [Unit];
    const { heats: rows, openTies } = qualifyField(
      [heatOf(pool, 0)],
      { g0: numberOf(pool.eventCode), g1: '0' },
      { standard: STANDARDS[name] ?? 0 },
    );
    const codes = rows[0]?.map(({ id, qualified }) => `${id} ${qualified}`);
    expect(openTies).toEqual([]);
    expect(codes).toEqual(pool.results.map((row, at) => `1.${at} ${nameOf(row)} ${row.qualification}`));
  });
});
