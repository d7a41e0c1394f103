import { readWritten, type TableRecord } from './read-records.ts';

const MAJORITY = 0.5;
/** `Valmorel, Inès`; not `Jan Smith, Jr, PhD`. */
const LAST_COMMA_FIRST = /^[^,]*[^,\s][^,]*,\s*[^,\s][^,]*$/;

/** Whether most cells of a column are `Last, First`, so that the commas that comma-separated text shows as blanks count (P5.8). */
export function hasCommaNames(records: readonly TableRecord[], index: number): boolean {
  const names = records.map((record) => readWritten(record, index)).filter(Boolean);
  return names.filter((name) => LAST_COMMA_FIRST.test(name)).length > names.length * MAJORITY;
}
