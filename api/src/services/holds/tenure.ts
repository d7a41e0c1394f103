import type { TenureTable } from '../../store/live-tables.ts';
import { HOLD_DURATION_MS } from './hold-trial.ts';

/** Whether nobody has heard of the device for so long that another one may go on without a word. */
export const isSilent = ({ last }: TenureTable, instant: number): boolean =>
  instant >= Date.parse(last) + HOLD_DURATION_MS;

/**
 * Whose facts count at an instant, among the tenures of one trial and kind of code, the oldest first; undefined where nobody's were
 * reserved, as after a release or a long silence.
 */
export function findTenureAt(tenures: readonly TenureTable[], instant: number): TenureTable | undefined {
  const begun = tenures.findLast(({ since }) => Date.parse(since) <= instant);
  if (begun === undefined) return undefined;
  if (begun.until !== null) return Date.parse(begun.until) <= instant ? undefined : begun;
  return isSilent(begun, instant) ? undefined : begun;
}

/**
 * When what a device had of a trial was ended by an organiser or by itself, among the tenures of the trial and kind of code, the oldest first;
 * undefined where it goes on, where it never was, and where another device took it over.
 */
export function findRelease(tenures: readonly TenureTable[], device: string): string | undefined {
  const own = tenures.findLast((one) => one.device === device);
  const until = own?.until ?? undefined;
  if (until === undefined) return undefined;
  const others = tenures.filter((one) => one.device !== device);
  return findTenureAt(others, Date.parse(until)) === undefined ? until : undefined;
}

/**
 * When a tenure begins that a device says it has had since `asked`, before it could reach the server: then, unless the trial was one of
 * the `others`' until later.
 */
export function findTenureStart(others: readonly TenureTable[], asked: string | undefined, now: Date): Date {
  if (asked === undefined) return now;
  const lastEnd = Math.max(0, ...others.map(({ until, last }) => Date.parse(until ?? last)));
  return new Date(Math.min(now.getTime(), Math.max(Date.parse(asked), lastEnd)));
}
