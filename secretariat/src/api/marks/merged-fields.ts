import { isOut } from 'shared-domain';
import type { MarkFields } from './draft.ts';

type Series = NonNullable<MarkFields['attempts']>;
type Trial = Series[number];

/** Trials by what tells them apart: their bar, or their number. */
function byPlace(series: Series): Map<string, Trial> {
  let jumps = 0;
  return new Map(
    series.map((trial: Trial, at): [string, Trial] => {
      if (!('h' in trial)) return [String(at), trial];
      if (trial.j !== true) return [`h${trial.h}`, trial];
      jumps += 1;
      return [`j${jumps}`, trial];
    }),
  );
}

const same = (a: Trial | undefined, b: Trial | undefined): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (trial: Trial | undefined) => Object.entries(trial ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));

/** Jump-offs come after all bars, bars rise, trials go by their number. */
const inOrder = (a: string, b: string): number => {
  const [isJumpOff, other] = [a.startsWith('j'), b.startsWith('j')];
  if (isJumpOff !== other) return isJumpOff ? 1 : -1;
  return Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, ''));
};

/**
 * A series that two wrote at once, each another trial of it; undefined where both wrote the same one otherwise, or more than the
 * series differs.
 */
export function mergedFields(before: MarkFields, mine: MarkFields, theirs: MarkFields): MarkFields | undefined {
  if (mine.attempts == null || theirs.attempts == null || mine.reaction !== undefined || mine.wind !== undefined)
    return undefined;
  if (mine.prf !== undefined && isOut(mine.prf)) return undefined;
  const [was, own, now] = [byPlace(before.attempts ?? []), byPlace(mine.attempts), byPlace(theirs.attempts)];
  const merged = new Map(now);
  for (const place of new Set([...was.keys(), ...own.keys()])) {
    const [old, typed, other] = [was.get(place), own.get(place), now.get(place)];
    if (same(old, typed) || same(typed, other)) continue;
    if (!same(old, other)) return undefined;
    if (typed === undefined) merged.delete(place);
    else merged.set(place, typed);
  }
  const attempts = [...merged].sort(([a], [b]) => inOrder(a, b)).map(([, trial]) => trial) as Series;
  return { attempts };
}
