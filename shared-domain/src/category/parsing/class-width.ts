/** The class of one person as a race writes it, and the age where the file gives it. */
export interface WrittenClass {
  readonly code: string;
  /** Year of the race minus year of birth. */
  readonly age?: number | undefined;
}

/** One or two letters that do not end in U or J (under, juniors), then the lowest age of the class: `M40`, `W 50`, `VF60`. */
const CLASS_AGE = /^\p{L}{1,2}(?<![uj])[ .-]?([2-9]\d)$/iu;

/** Rows of masters from which a column without any `M35` or `M45` means ten-year classes: by chance that happens once in 2⁸. */
const MIN_ROWS = 8;
/** The federations' classes of masters are five years wide, from 35 on. */
const MIN_MASTERS_AGE = 35;
const CLASS_YEARS = 5;
const TEN_YEARS = 10;

/** The lowest age of a class, read from its code; undefined for any other code. @example parseClassAge('M40') // 40 */
export function parseClassAge(code: string): number | undefined {
  const [, age] = CLASS_AGE.exec(code.trim()) ?? [];
  return age === undefined ? undefined : Number(age);
}

/**
 * Whether the classes of a column are ten years wide, so that `M40` is 40 to 49 and not a federation's class: all begin at ages that
 * end in 0, or all of masters at ages that end in 5, and there is one from 20 on, or several of masters in many rows, or somebody too old for a class of five years.
 * @example hasTenYearClasses([{ code: 'M20' }, { code: 'M40' }]) // true
 */
export function hasTenYearClasses(rows: Iterable<WrittenClass>): boolean {
  const mastersMinAges = new Set<number>();
  const lastDigits = new Set<number>();
  let [mastersRowCount, hasTwenties, hasFiveYears, hasAgeBeyondFiveYears] = [0, false, false, false];
  for (const { code, age } of rows) {
    const minAge = parseClassAge(code);
    if (minAge === undefined) continue;
    if (minAge === 20) hasTwenties = true;
    if (minAge < MIN_MASTERS_AGE) {
      if (minAge % TEN_YEARS !== 0) hasFiveYears = true;
      continue;
    }
    lastDigits.add(minAge % TEN_YEARS);
    mastersMinAges.add(minAge);
    mastersRowCount += 1;
    // One year of tolerance, because the class may depend on the age on the day.
    if (age !== undefined && age > minAge + CLASS_YEARS && age < minAge + 2 * CLASS_YEARS) hasAgeBeyondFiveYears = true;
  }
  if (lastDigits.size !== 1 || (hasFiveYears && lastDigits.has(0))) return false;
  return (
    (hasTwenties && lastDigits.has(0)) ||
    hasAgeBeyondFiveYears ||
    (mastersMinAges.size > 1 && mastersRowCount >= MIN_ROWS)
  );
}
