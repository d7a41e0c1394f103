import type { EventRef } from '../event-ref.ts';
import { findHurdleMillimetres, parseVariant } from '../variant.ts';
import { type EquipmentClass, findEquipmentClass } from './equipment-class.ts';

/** Where a height comes from; that of the masters is a single club's table. */
export const HURDLE_SOURCES = {
  rules: 'World Athletics technical rules, TR 22.3 and 23.5 (number of 22.3 not confirmed)',
  youth: "FFA's lists for U14 to U18, 2022–2026, unofficial copy",
  masters:
    'World Masters Athletics, as Wellington Masters Athletics prints it for the 60 m hurdles, the long hurdles and the steeplechase; sprint hurdles outdoors not confirmed',
} as const;

/** Height of hurdles or steeple barriers: its number in HURDLE_HEIGHTS, mm, and where it comes from. */
export interface HurdleHeight {
  readonly number: number;
  readonly mm: number;
  readonly source: keyof typeof HURDLE_SOURCES;
  readonly isConfirmed: boolean;
}

type Heights = Readonly<Partial<Record<string, number>>>;
interface HeightsBySex {
  readonly men: Heights;
  readonly women: Heights;
}

/** Numbers of heights by race: the letter of its kind and its metres. */
const RULE_HEIGHTS: Readonly<Record<string, HeightsBySex>> = {
  H60: { men: { CA: 91, JU: 99, SE: 106 }, women: { CA: 76, JU: 84, SE: 84 } },
  H100: { men: {}, women: { CA: 76, JU: 84, SE: 84 } },
  H110: { men: { CA: 91, JU: 99, SE: 106 }, women: {} },
  H400: { men: { CA: 84, JU: 91, SE: 91 }, women: { CA: 76, JU: 76, SE: 76 } },
  S2000: { men: { CA: 84 }, women: { CA: 76 } },
  S3000: { men: { JU: 91, SE: 91 }, women: { JU: 76, SE: 76 } },
};

const YOUTH_HEIGHTS: Readonly<Record<string, HeightsBySex>> = {
  H50: { men: { BE: 65, MI: 84, CA: 91 }, women: { BE: 65, MI: 76, CA: 76 } },
  H80: { men: { MI: 84 }, women: { MI: 76 } },
  H100: { men: { MI: 84 }, women: {} },
  H200: { men: { MI: 76 }, women: { MI: 76 } },
  H320: { men: {}, women: { CA: 76 } },
  S1500: { men: { CA: 84 }, women: { CA: 76 } },
};

/** The lowest age and the number of the height, undefined from the age that runs another distance; the last entry that applies counts. */
type ByAge = readonly (readonly [age: number, number: number | undefined])[];

/** Heights of masters by race, men then women; older masters also run shorter distances. */
const MASTERS_HEIGHTS: Readonly<Record<string, Readonly<Record<1 | 2, ByAge>>>> = {
  H60: {
    1: [
      [35, 99],
      [50, 91],
      [60, 84],
      [70, 76],
      [80, 68],
    ],
    2: [
      [35, 84],
      [40, 76],
      [60, 68],
    ],
  },
  H80: {
    1: [
      [70, 76],
      [80, 68],
    ],
    2: [
      [40, 76],
      [60, 68],
    ],
  },
  H100: {
    1: [
      [50, 91],
      [60, 84],
      [70, undefined],
    ],
    2: [
      [35, 84],
      [40, undefined],
    ],
  },
  H110: {
    1: [
      [35, 99],
      [50, undefined],
    ],
    2: [],
  },
  H200: { 1: [[80, 68]], 2: [[70, 68]] },
  H300: {
    1: [
      [60, 76],
      [70, 68],
      [80, undefined],
    ],
    2: [
      [50, 76],
      [60, 68],
      [70, undefined],
    ],
  },
  H400: {
    1: [
      [35, 91],
      [50, 84],
      [60, undefined],
    ],
    2: [
      [35, 76],
      [50, undefined],
    ],
  },
  S2000: { 1: [[60, 76]], 2: [[35, 76]] },
  S3000: {
    1: [
      [35, 91],
      [60, undefined],
    ],
    2: [],
  },
};

/** Races of masters whose heights no printed source confirms: the outdoor sprint hurdles. */
const UNCONFIRMED_RACES = new Set(['H80', 'H100', 'H110']);

function findNumber(
  rows: Readonly<Record<string, HeightsBySex>>,
  race: string,
  { sex, group }: EquipmentClass,
): number | undefined {
  const row = rows[race];
  return (sex === 1 ? row?.men : row?.women)?.[group];
}

function buildHeight(
  number: number | undefined,
  source: HurdleHeight['source'],
  isConfirmed = true,
): HurdleHeight | undefined {
  const mm = number === undefined ? undefined : findHurdleMillimetres(number);
  return number === undefined || mm === undefined ? undefined : { number, mm, source, isConfirmed };
}

/**
 * Height of the hurdles or barriers of a category in an event (item 59 of shared-domain/docs/technical-rules.md),
 * whatever the surface and the height of the variant. Undefined where no source gives it, or the event has neither hurdles nor
 * barriers.
 * @example findHurdleHeight({ g0: 110, g1: 'H' }, 55)?.mm // 1067
 */
export function findHurdleHeight(event: EventRef, category: number): HurdleHeight | undefined {
  const kind = parseVariant(event.g1)?.kind;
  const equipmentClass = findEquipmentClass(category);
  if (equipmentClass === undefined || (kind !== 'hurdles' && kind !== 'steeple')) return undefined;
  const race = `${kind === 'hurdles' ? 'H' : 'S'}${event.g0}`;
  const { group } = equipmentClass;
  if (typeof group === 'number') {
    const number = MASTERS_HEIGHTS[race]?.[equipmentClass.sex].findLast(([age]) => group >= age)?.[1];
    return buildHeight(number, 'masters', !UNCONFIRMED_RACES.has(race));
  }
  return (
    buildHeight(findNumber(RULE_HEIGHTS, race, equipmentClass), 'rules') ??
    buildHeight(findNumber(YOUTH_HEIGHTS, race, equipmentClass), 'youth')
  );
}
