import { RECORD_CHECKS } from './record-check.ts';

/**
 * What a record may lack while it is only possible: an official result, the end of a protest, a wind reading, a mark timed as the record
 * was, opponents, a race of one sex, the implement or the height, the category, the nation, the club, the licence of the athlete; and of a
 * record that a federation ratifies, what was to be checked.
 */
export const RECORD_GAPS = [
  'official',
  'protest',
  'wind',
  'method',
  'competitors',
  'mixed',
  'implement',
  'category',
  'nationality',
  'club',
  'licence',
  ...RECORD_CHECKS,
] as const;

/** One of `RECORD_GAPS`. */
export type RecordGap = (typeof RECORD_GAPS)[number];
