import type { EventRef } from '../event-ref.ts';
import { hurdleMillimetres, parseVariant } from '../variant.ts';
import { type EquipmentClass, findEquipmentClass } from './equipment-class.ts';

/** Where a height comes from; the masters' one is a single club's table and not confirmed. */
export const HURDLE_SOURCES = {
  rules: 'World Athletics technical rules, TR 22.3 and 23.5 (number of 22.3 not confirmed)',
  youth: "FFA's lists for U14 to U18, 2022–2026, unofficial copy",
  masters: "a club's table of the 60 m hurdles; not confirmed",
} as const;

/** Height of hurdles or steeple barriers: its number in the fixed list, millimetres, and where it comes from. */
export interface HurdleHeight {
  readonly number: number;
  readonly mm: number;
  readonly source: keyof typeof HURDLE_SOURCES;
  readonly confirmed: boolean;
}

type Heights = Readonly<Partial<Record<string, number>>>;
interface Row {
  readonly men: Heights;
  readonly women: Heights;
}

/** By letter of the kind and metres. */
const RULES: Readonly<Record<string, Row>> = {
  H60: { men: { CA: 91, JU: 99, SE: 106 }, women: { CA: 76, JU: 84, SE: 84 } },
  H100: { men: {}, women: { CA: 76, JU: 84, SE: 84 } },
  H110: { men: { CA: 91, JU: 99, SE: 106 }, women: {} },
  H400: { men: { CA: 84, JU: 91, SE: 91 }, women: { CA: 76, JU: 76, SE: 76 } },
  S2000: { men: { CA: 84 }, women: { CA: 76 } },
  S3000: { men: { JU: 91, SE: 91 }, women: { JU: 76, SE: 76 } },
};

const YOUTH: Readonly<Record<string, Row>> = {
  H50: { men: { BE: 65, MI: 84, CA: 91 }, women: { BE: 65, MI: 76, CA: 76 } },
  H80: { men: { MI: 84 }, women: { MI: 76 } },
  H100: { men: { MI: 84 }, women: {} },
  H200: { men: { MI: 76 }, women: { MI: 76 } },
  H320: { men: {}, women: { CA: 76 } },
  S1500: { men: { CA: 84 }, women: { CA: 76 } },
};

/** 60 m hurdles: from which age, and the number of the height; the last age that applies counts. */
const MASTERS: Readonly<Record<1 | 2, readonly (readonly [age: number, number: number])[]>> = {
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
};

function numberIn(rows: Readonly<Record<string, Row>>, race: string, { sex, of }: EquipmentClass): number | undefined {
  const row = rows[race];
  return (sex === 1 ? row?.men : row?.women)?.[of];
}

function height(number: number | undefined, source: HurdleHeight['source']): HurdleHeight | undefined {
  const mm = number === undefined ? undefined : hurdleMillimetres(number);
  if (number === undefined || mm === undefined) return undefined;
  return { number, mm, source, confirmed: source !== 'masters' };
}

/**
 * Height of the hurdles or barriers of a category in an event (item 59 of shared-domain/docs/technical-rules.md),
 * whatever the surface and whatever height the variant names. Undefined where no source says it, or the event has neither
 * hurdles nor barriers.
 * @example findHurdleHeight({ g0: 110, g1: 'H' }, 55)?.mm // 1067
 */
export function findHurdleHeight(event: EventRef, category: number): HurdleHeight | undefined {
  const kind = parseVariant(event.g1)?.kind;
  const wearer = findEquipmentClass(category);
  if (wearer === undefined || (kind !== 'hurdles' && kind !== 'steeple')) return undefined;
  const race = `${kind === 'hurdles' ? 'H' : 'S'}${event.g0}`;
  const { of } = wearer;
  if (typeof of === 'number') {
    const rows = race === 'H60' ? MASTERS[wearer.sex] : [];
    return height(rows.findLast(([age]) => of >= age)?.[1], 'masters');
  }
  return height(numberIn(RULES, race, wearer), 'rules') ?? height(numberIn(YOUTH, race, wearer), 'youth');
}
