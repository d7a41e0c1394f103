import { isOut } from 'shared-domain';
import { type Draft, findNextVersion, type MarkFields } from './draft.ts';

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

const areSame = (a: Trial | undefined, b: Trial | undefined): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (trial: Trial | undefined) => Object.entries(trial ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));

/** Jump-offs come after all bars, bars rise, trials go by their number. */
const comparePlaces = (a: string, b: string): number => {
  const [isJumpOff, other] = [a.startsWith('j'), b.startsWith('j')];
  if (isJumpOff !== other) return isJumpOff ? 1 : -1;
  return Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, ''));
};

/**
 * A series that two wrote at once, each another trial of it; undefined where both wrote the same one otherwise, or more than the
 * series differs.
 */
export function mergeFields(before: MarkFields, mine: MarkFields, theirs: MarkFields): MarkFields | undefined {
  if (mine.attempts == null || theirs.attempts == null || mine.reaction !== undefined || mine.wind !== undefined)
    return undefined;
  if (mine.prf !== undefined && isOut(mine.prf)) return undefined;
  const [old, own, current] = [byPlace(before.attempts ?? []), byPlace(mine.attempts), byPlace(theirs.attempts)];
  const merged = new Map(current);
  for (const place of new Set([...old.keys(), ...own.keys()])) {
    const [was, typed, theirsNow] = [old.get(place), own.get(place), current.get(place)];
    if (areSame(was, typed) || areSame(typed, theirsNow)) continue;
    if (!areSame(was, theirsNow)) return undefined;
    if (typed === undefined) merged.delete(place);
    else merged.set(place, typed);
  }
  const attempts = [...merged].sort(([a], [b]) => comparePlaces(a, b)).map(([, trial]) => trial) as Series;
  return { attempts };
}

/**
 * A row that was typed into before the device's drafts were read: the cells stored before and those typed now become one draft.
 * It is sent when the row is left, or at once where what was typed now covers all that was stored.
 */
export function joinDrafts(stored: Draft, typed: Draft | undefined): Draft {
  if (typed === undefined) return { ...stored, version: findNextVersion(stored) };
  const isCovered = Object.keys(stored.typed).every((name) => name in typed.typed);
  return {
    ...typed,
    typed: { ...stored.typed, ...typed.typed },
    before: { ...typed.before, ...stored.before },
    revision: stored.revision,
    state: isCovered ? typed.state : 'typing',
    version: findNextVersion(stored.version > typed.version ? stored : typed),
  };
}
