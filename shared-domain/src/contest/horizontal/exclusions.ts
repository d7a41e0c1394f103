import { listCountback } from '../../ranking/horizontal-countback.ts';
import type { HorizontalContest } from './contest.ts';

type Excluding = Pick<HorizontalContest, 'exclusions'>;

/** Whether an athlete, by index, is disqualified. */
export const isExcluded = ({ exclusions }: Excluding, index: number): boolean =>
  exclusions.some((exclusion) => exclusion.index === index);

/** The valid distances of each athlete, mm, best first; none of who is disqualified (TR 7.1, 25.22). */
export const listCountedMarks = (contest: Excluding & Pick<HorizontalContest, 'series'>): (readonly number[])[] =>
  contest.series.map((attempts, index) => (isExcluded(contest, index) ? [] : listCountback(attempts)));
