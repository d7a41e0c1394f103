/** A class of one person as a race writes it, and the age where the file says it. */
export interface AgedClass {
  readonly code: string;
  /** In years, as the year of the race less that of the birth. */
  readonly age?: number | undefined;
}

/** Letters of a sex or of veterans, none of under or of juniors, and the age from which a class is: `M40`, `W 50`, `VF60`. */
const CLASS_AGE = /^\p{L}{1,2}(?<![uj])[ .-]?([2-9]\d)$/iu;

/** Rows of masters that a column has to have before what is in none of them says anything: by chance it is missing once in 256. */
const MIN_ROWS = 8;
/** Classes of masters are five years wide, from 35 on. */
const FIRST_MASTER = 35;
const WIDTH = 5;

/** The age from which a class is that its code says; undefined for any other code. @example parseClassAge('M40') // 40 */
export function parseClassAge(code: string): number | undefined {
  const [, age] = CLASS_AGE.exec(code.trim()) ?? [];
  return age === undefined ? undefined : Number(age);
}

/**
 * Whether the classes of a column are ten years wide, so that `M40` is 40 to 49 and no class of ours: no class begins at a five, and there is
 * one from 20 on, or several of masters in many rows, or somebody older than a class of five years.
 * @example hasTenYearClasses([{ code: 'M20' }, { code: 'M40' }]) // true
 */
export function hasTenYearClasses(rows: Iterable<AgedClass>): boolean {
  const masters = new Set<number>();
  let [count, hasTwenties, isOlder] = [0, false, false];
  for (const { code, age } of rows) {
    const from = parseClassAge(code);
    if (from === undefined) continue;
    if (from % 10 !== 0) return false;
    if (from === 20) hasTwenties = true;
    if (from < FIRST_MASTER) continue;
    masters.add(from);
    count += 1;
    // A year more: the class may be of another day than the first of the year.
    if (age !== undefined && age > from + WIDTH && age < from + 2 * WIDTH) isOlder = true;
  }
  return masters.size > 0 && (hasTwenties || isOlder || (masters.size > 1 && count >= MIN_ROWS));
}
