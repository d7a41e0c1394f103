import { type FoldedTrialView, readAttempts } from 'shared-domain/live-input';
import { formatBib } from '../contest/words.ts';

/** An attempt that a reading may belong to. */
export interface WindTarget {
  readonly row: string;
  readonly bib: string;
  /** Number of the attempt, from 1. */
  readonly n: number;
  readonly isNext: boolean;
}

/** The attempt that is next, and the one that was written last. */
export function listWindTargets(folded: FoldedTrialView): readonly WindTarget[] {
  const { called, number, attempts, athletes } = readAttempts(folded);
  const last = attempts.findLast(({ r }) => r === 'o' || r === 'x');
  const before = athletes.find(({ row }) => row === last?.row);
  const own = attempts.filter(({ row }) => row === before?.row);
  const missed = Math.max(0, (before?.standing?.attempts.length ?? 0) - own.length);
  return [
    ...(called === undefined ? [] : [{ row: called.row, bib: formatBib(called), n: number, isNext: true }]),
    ...(before === undefined || last === undefined
      ? []
      : [{ row: before.row, bib: formatBib(before), n: missed + own.indexOf(last) + 1, isNext: false }]),
  ];
}
