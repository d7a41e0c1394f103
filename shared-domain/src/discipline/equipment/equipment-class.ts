/** Age classes with hurdles and implements of their own; the espoirs (U23) have those of `SE`. */
export const EQUIPMENT_CLASSES = ['BE', 'MI', 'CA', 'JU', 'SE'] as const;

/** The sex and the age group for which hurdles and implements are made: a class up to senior, or the lowest age of a masters' band. */
export interface EquipmentClass {
  readonly sex: 1 | 2;
  readonly group: (typeof EQUIPMENT_CLASSES)[number] | number;
}

const CLASS_BY_ID: ReadonlyMap<number, (typeof EQUIPMENT_CLASSES)[number]> = new Map([
  [45, 'BE'],
  [47, 'MI'],
  [49, 'CA'],
  [51, 'JU'],
  [53, 'SE'],
  [55, 'SE'],
]);

/** Ids of the masters M0 to M13 and of the age bands 35 to 110 (Q31). */
const MASTERS_IDS = [
  { first: 101, last: 128 },
  { first: 151, last: 182 },
] as const;
const FIRST_MASTERS_AGE = 35;
const BAND_YEARS = 5;

/**
 * The equipment class of a category by its id (Q31), odd for men; undefined for categories without common equipment: mixed, all
 * categories, masters as a whole, and those below U14.
 * @example findEquipmentClass(103) // { sex: 1, group: 40 }
 */
export function findEquipmentClass(category: number): EquipmentClass | undefined {
  if (!Number.isInteger(category)) return undefined;
  const isMale = category % 2 === 1;
  const maleId = isMale ? category : category - 1;
  const sex = isMale ? 1 : 2;
  const youngClass = CLASS_BY_ID.get(maleId);
  if (youngClass !== undefined) return { sex, group: youngClass };
  const band = MASTERS_IDS.find(({ first, last }) => category >= first && category <= last);
  return band && { sex, group: FIRST_MASTERS_AGE + (BAND_YEARS * (maleId - band.first)) / 2 };
}
