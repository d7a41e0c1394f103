import { isMedicineBall } from '../discipline-name.ts';
import { DISCUS, type EventRef, HAMMER, HEAVY_HAMMER, JAVELIN, SHOT } from '../event-ref.ts';
import { EQUIPMENT_CLASSES, type EquipmentClass, findEquipmentClass } from './equipment-class.ts';

/** Where a weight comes from. */
export const IMPLEMENT_SOURCES = {
  rules: 'World Athletics technical rules, TR 32.1 (number not confirmed)',
  youth: "FFA's lists for U14 and U16, 2022–2026, unofficial copy",
  masters:
    'openath/athlib, implements of WA and WMA, 2018 (Apache-2.0), to the band of 90; those beyond throw its weights',
} as const;

/** Weight of an implement, grams. */
export interface ImplementWeight {
  readonly grams: number;
  readonly source: keyof typeof IMPLEMENT_SOURCES;
}

/** Grams in the order of EQUIPMENT_CLASSES. */
type ByClass = readonly (number | undefined)[];
const CLASS_GRAMS: Readonly<Record<number, Readonly<Record<1 | 2, ByClass>>>> = {
  [SHOT]: { 1: [3000, 4000, 5000, 6000, 7260], 2: [2000, 3000, 3000, 4000, 4000] },
  [DISCUS]: { 1: [1000, 1250, 1500, 1750, 2000], 2: [600, 800, 1000, 1000, 1000] },
  [HAMMER]: { 1: [3000, 4000, 5000, 6000, 7260], 2: [2000, 3000, 3000, 4000, 4000] },
  [JAVELIN]: { 1: [500, 600, 700, 800, 800], 2: [400, 500, 500, 600, 600] },
  [HEAVY_HAMMER]: {
    1: [undefined, undefined, undefined, undefined, 15_880],
    2: [undefined, undefined, undefined, undefined, 9080],
  },
};

/** The lowest age and grams; the last entry that applies counts. */
type ByAge = readonly (readonly [age: number, grams: number])[];
const MASTERS_GRAMS: Readonly<Record<number, Readonly<Record<1 | 2, ByAge>>>> = {
  [SHOT]: {
    1: [
      [35, 7260],
      [50, 6000],
      [60, 5000],
      [70, 4000],
      [80, 3000],
    ],
    2: [
      [35, 4000],
      [50, 3000],
      [75, 2000],
    ],
  },
  [DISCUS]: {
    1: [
      [35, 2000],
      [50, 1500],
      [60, 1000],
    ],
    2: [
      [35, 1000],
      [75, 750],
    ],
  },
  [HAMMER]: {
    1: [
      [35, 7260],
      [50, 6000],
      [60, 5000],
      [70, 4000],
      [80, 3000],
    ],
    2: [
      [35, 4000],
      [50, 3000],
      [75, 2000],
    ],
  },
  [JAVELIN]: {
    1: [
      [35, 800],
      [50, 700],
      [60, 600],
      [70, 500],
      [80, 400],
    ],
    2: [
      [35, 600],
      [50, 500],
      [75, 400],
    ],
  },
  [HEAVY_HAMMER]: {
    1: [
      [35, 15_880],
      [50, 11_340],
      [60, 9080],
      [70, 7260],
      [80, 5450],
    ],
    2: [
      [35, 9080],
      [50, 7260],
      [60, 5450],
      [75, 4000],
    ],
  },
};

function findGrams(g0: number, { sex, group }: EquipmentClass): number | undefined {
  if (typeof group !== 'number') return CLASS_GRAMS[g0]?.[sex][EQUIPMENT_CLASSES.indexOf(group)];
  return MASTERS_GRAMS[g0]?.[sex].findLast(([age]) => group >= age)?.[1];
}

function findSource(g0: number, { group }: EquipmentClass): ImplementWeight['source'] {
  if (typeof group === 'number' || g0 === HEAVY_HAMMER) return 'masters';
  return group === 'BE' || group === 'MI' ? 'youth' : 'rules';
}

/**
 * Weight of a category's implement (item 59 of shared-domain/docs/technical-rules.md), whatever weight the variant
 * has. Undefined where no source gives it (heavy hammer below senior, a medicine ball), and for other events.
 * @example findImplementWeight({ g0: 900005, g1: '0' }, 55)?.grams // 7260
 */
export function findImplementWeight(event: EventRef, category: number): ImplementWeight | undefined {
  const { g0 } = event;
  const equipmentClass = isMedicineBall(event) ? undefined : findEquipmentClass(category);
  const grams = equipmentClass && findGrams(g0, equipmentClass);
  return equipmentClass === undefined || grams === undefined
    ? undefined
    : { grams, source: findSource(g0, equipmentClass) };
}
