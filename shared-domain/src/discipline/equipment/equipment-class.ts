/** Age classes that hurdles and implements differ by; `SE` is also worn by the espoirs (U23). */
export const EQUIPMENT_CLASSES = ['BE', 'MI', 'CA', 'JU', 'SE'] as const;

/** Whose hurdles and implements: a class up to senior, or the first age of a masters' band. */
export interface EquipmentClass {
  readonly sex: 1 | 2;
  readonly of: (typeof EQUIPMENT_CLASSES)[number] | number;
}

const BY_ID: ReadonlyMap<number, (typeof EQUIPMENT_CLASSES)[number]> = new Map([
  [45, 'BE'],
  [47, 'MI'],
  [49, 'CA'],
  [51, 'JU'],
  [53, 'SE'],
  [55, 'SE'],
]);

/** First ids of the masters M0 to M13 and of the age bands 35 to 110, and the last (Q31). */
const BANDS = [
  { first: 101, last: 128 },
  { first: 151, last: 182 },
] as const;
const FIRST_MASTERS_AGE = 35;
const BAND = 5;

/**
 * Class of a category's id (Q31), whose odd id is male; undefined for categories that share no equipment: mixed,
 * all categories, masters as a whole, and those below U14.
 * @example findEquipmentClass(103) // { sex: 1, of: 40 }
 */
export function findEquipmentClass(category: number): EquipmentClass | undefined {
  if (!Number.isInteger(category)) return undefined;
  const male = category % 2 === 1;
  const odd = male ? category : category - 1;
  const sex = male ? 1 : 2;
  const young = BY_ID.get(odd);
  if (young !== undefined) return { sex, of: young };
  const band = BANDS.find(({ first, last }) => category >= first && category <= last);
  return band && { sex, of: FIRST_MASTERS_AGE + (BAND * (odd - band.first)) / 2 };
}
