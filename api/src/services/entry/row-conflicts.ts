import { conflictAt } from '../../base/refusal.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';

interface Placed {
  readonly key: string;
  readonly sent: Pick<SentStart, 'bib' | 'lane'>;
}

/** Nobody else of a list has the lane. @throws Refusal `conflict` */
export function requireFreeLane(rows: readonly Placed[], lane: number, own: string | undefined, path: string): void {
  const other = rows.find(({ key, sent }) => key !== own && sent.lane === lane);
  if (other !== undefined) throw conflictAt('lane taken', path, `lane ${lane} is taken by ${other.key}`);
}

/** Nobody else of a list has the bib. @throws Refusal `conflict` */
export function requireFreeBib(rows: readonly Placed[], bib: string, own: string | undefined, path: string): void {
  const other = rows.find(({ key, sent }) => key !== own && sent.bib === bib);
  if (other !== undefined) throw conflictAt('bib taken', path, `bib ${bib} is in this trial already`);
}
